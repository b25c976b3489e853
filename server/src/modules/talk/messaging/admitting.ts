import type { CallRequest, calls, User } from '@goldbean/contract';
import { createBatcher } from '../../../platform/batcher.ts';
import { refuse } from '../../../platform/refusal.ts';
import { mentionsAllowed } from './mentions.ts';
import { chatFactor } from './messaging.domain.ts';
import type { MessagingPorts, RoomAccess } from './messaging.ports.ts';

/** A message that a member asks to publish. */
export interface Asked {
  readonly uid: string;
  readonly input: CallRequest<typeof calls.messaging.publish>;
}
/** One whose sender may write in the room, as far as its owner knows. */
export interface Admitted extends Asked {
  readonly access: RoomAccess;
  readonly sender: User | undefined;
  /** Those of the mentioned who are in the room. */
  readonly mentions: readonly string[];
}

type AdmittingPorts = Pick<MessagingPorts, 'database' | 'users' | 'roomAccesses' | 'rateLimits'>;

/**
 * May members write in a room, and whom do their messages reach by name? Those who write at the same time are asked about
 * together, while the messages before theirs are being stored.
 * @param most messages that are asked about at once
 */
export function createAdmitting(
  { database: { reader }, users, roomAccesses, rateLimits }: AdmittingPorts,
  most: number,
) {
  /** The members who write or are mentioned, and what they may do in the room. */
  async function standingsIn(room: string, asked: readonly Asked[]) {
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

  const batcher = createBatcher<Asked, Admitted>(most, async (room, asked) => {
    const { accesses, known } = await standingsIn(room, asked);
    return Promise.allSettled(
      asked.map(async ({ uid, input }): Promise<Admitted> => {
        const access = accesses.get(uid);
        if (!access) return refuse('chat.room_missing');
        const barred = access.join ?? access.speak;
        if (barred) refuse(barred, access.until === undefined ? {} : { until: access.until });
        await rateLimits.take('chat', uid, chatFactor(access.role));
        const mentions = mentionsAllowed(accesses, access.role, input.mentions);
        return { uid, input, access, sender: known.get(uid), mentions };
      }),
    );
  });

  return {
    /**
     * Answers in the order in which it is asked.
     * @throws Refusal `chat.room_missing`, `system.too_fast`, and whatever bars the member from the room
     */
    admit: (asked: Asked): Promise<Admitted> => batcher.add(asked.input.room, asked),
    idle: batcher.idle,
  };
}
