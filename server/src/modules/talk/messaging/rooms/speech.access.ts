import type { CallRequest, calls, User } from '@goldbean/contract';
import { refuse } from '../../../../platform/refusal.ts';
import { roomEntryRefusal } from './restrictions.access.ts';
import { mentionsAllowed } from '../messages/mentions.domain.ts';
import { chatFactor } from '../messaging.domain.ts';
import type { MessagingPorts, RoomAccess } from '../messaging.ports.ts';

/** A message that a member asks to publish. */
export interface PublishRequest {
  readonly uid: string;
  readonly input: CallRequest<typeof calls.messaging.publish>;
}
/** One whose sender may write in the room, as far as its owner knows. */
export interface Admitted extends PublishRequest {
  readonly access: RoomAccess;
  readonly sender: User | undefined;
  /** Those of the mentioned who are in the room. */
  readonly mentions: readonly string[];
}

type AdmittingPorts = Pick<MessagingPorts, 'database' | 'users' | 'roomAccesses' | 'rateLimits'>;

/**
 * May members write in a room, and whom do their messages reach by name? All of a set are asked about together.
 */
export function createSpeechAccess({ database, users, roomAccesses, rateLimits }: AdmittingPorts) {
  const { reader } = database;

  /** The members who write or are mentioned, and what they may do in the room. */
  async function accessesIn(room: string, asked: readonly PublishRequest[]) {
    const senders = new Set(asked.map(({ uid }) => uid));
    const mentioned = new Set(
      asked.flatMap(({ input }) => input.mentions ?? []).filter((uid) => !senders.has(uid)),
    );
    const [ofSenders, known] = await Promise.all([
      roomAccesses(reader, room, [...senders]),
      users.many(reader, [...senders, ...mentioned]),
    ]);
    // An open room takes whoever asks, so that somebody exists is asked first.
    const others = [...mentioned].filter((uid) => known.has(uid));
    const ofOthers = others.length > 0 ? await roomAccesses(reader, room, others) : null;
    return { known, accesses: new Map([...(ofSenders ?? []), ...(ofOthers ?? [])]) };
  }

  /**
   * One outcome for each message, in their order; a rejected one is a Refusal `chat.room_missing`, `system.too_fast`, or
   * whatever restricts the member in the room.
   */
  return async (
    room: string,
    asked: readonly PublishRequest[],
  ): Promise<PromiseSettledResult<Admitted>[]> => {
    const { accesses, known } = await accessesIn(room, asked);
    return Promise.allSettled(
      asked.map(async ({ uid, input }): Promise<Admitted> => {
        const access = accesses.get(uid);
        if (!access) return refuse('chat.room_missing');
        const refusal = roomEntryRefusal(access);
        if (refusal) throw refusal;
        await rateLimits.take('chat', uid, chatFactor(access.role));
        const mentions = mentionsAllowed(accesses, access.role, input.mentions);
        return { uid, input, access, sender: known.get(uid), mentions };
      }),
    );
  };
}
