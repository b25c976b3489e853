import { messagingLimits, type MessageContent } from '@goldbean/contract/talk';
import { serverNow } from '../../../shared/clock/index.ts';
import { asApiError } from '../../../shared/api/index.ts';
import { notifyError } from '../../../shared/notices/index.ts';
import { session } from '../../../shared/session/index.ts';
import { addOwn } from './message-line.ts';
import * as service from './messaging.service.ts';
import { messagingState as state, setMessages } from './messaging.state.ts';
import { changeUnsent } from './unsent.ts';

/** What a message answers, and uids of who is named in it. */
export interface DeliveryFacts {
  readonly reply_to: string | null;
  readonly mentions: readonly string[];
}

/** Puts a message of mine into the room before it is said. @returns its `client_msg_id`; null where nobody may speak */
export function addRow(
  content: MessageContent,
  clientMsgId: string,
  facts: DeliveryFacts = { reply_to: null, mentions: [] },
): string | null {
  const me = session.userBaseInfo;
  if (!me || state.phase !== 'open') return null;
  setMessages(
    addOwn(state.messages, {
      ...content,
      id: clientMsgId,
      seq: null,
      client_msg_id: clientMsgId,
      status: 'normal',
      sender: { uid: me.uid, nickname: me.nickname, img: me.img },
      ...facts,
      ts: serverNow(),
      delivery: 'sending',
      failure: '',
    }),
  );
  return clientMsgId;
}

/** E06: slow mode; those who run the room do not wait. */
function waitFor(seconds: number): void {
  if (state.my.role === 'member') state.my.slowUntil = serverNow() + seconds * 1_000;
}

/** Marks a message of mine as failed; where its room is no longer open it is told as well. */
export function fail(room: string, clientMsgId: string, error: unknown): void {
  const { msgKey: failure, detail } = asApiError(error);
  changeUnsent(room, clientMsgId, { delivery: 'failed', failure, share: null });
  if (room !== state.room) return notifyError(error);
  if (failure === 'chat.slow_mode') waitFor(Number(detail['wait']));
}

/** C112: says what stands in the room already. @throws ApiError */
export async function say(room: string, clientMsgId: string, said: service.Published): Promise<void> {
  const signal = AbortSignal.timeout(messagingLimits.sendTimeoutMs);
  const { id, seq, ts } = await service.publish(room, clientMsgId, said, signal);
  changeUnsent(room, clientMsgId, { id, seq, ts, delivery: 'sent' });
  if (room === state.room) waitFor(state.my.rules.slow);
}

/** The same; a refusal is shown by its row. */
export const deliver = (room: string, clientMsgId: string, said: service.Published): Promise<void> =>
  say(room, clientMsgId, said).catch((error: unknown) => fail(room, clientMsgId, error));
