import { limits } from '@goldbean/contract';
import { asApiError } from '../../shared/api/index.ts';
import { notifyError } from '../../shared/notices/index.ts';
import { session } from '../../shared/session/index.ts';
import * as service from './chat.service.ts';
import { chatState as state, setMessages } from './chat.state.ts';
import { addOwn, updateOwn } from './message-line.ts';

/** Says something: it stands in the room at once, and says by itself when it failed. */
export async function sendText(text: string): Promise<void> {
  const me = session.userBaseInfo;
  if (!me || state.phase !== 'open') return;
  const clientMsgId = crypto.randomUUID();
  setMessages(
    addOwn(state.messages, {
      id: clientMsgId,
      seq: null,
      client_msg_id: clientMsgId,
      kind: 'text',
      body: { text },
      status: 'normal',
      sender: { uid: me.uid, nickname: me.nickname, img: me.img },
      reply_to: null,
      mentions: [],
      ts: Date.now(),
      delivery: 'sending',
      failure: '',
    }),
  );
  await deliver(clientMsgId, text);
}

/** Tries a failed message again, under its first id: the server says it once (domain 3.4). */
export async function resend(clientMsgId: string): Promise<void> {
  const failed = state.messages.find((message) => message.client_msg_id === clientMsgId);
  const text = failed?.body['text'];
  if (failed?.delivery !== 'failed' || typeof text !== 'string') return;
  setMessages(updateOwn(state.messages, clientMsgId, { delivery: 'sending', failure: '' }));
  await deliver(clientMsgId, text);
}

async function deliver(clientMsgId: string, text: string): Promise<void> {
  const { room } = state;
  try {
    const signal = AbortSignal.timeout(limits.sendTimeoutMs);
    const { id, seq, ts } = await service.publishText(room, clientMsgId, text, signal);
    if (room !== state.room) return;
    setMessages(updateOwn(state.messages, clientMsgId, { id, seq, ts, delivery: 'sent' }));
  } catch (error) {
    if (room !== state.room) return;
    const failure = asApiError(error).msgKey;
    setMessages(updateOwn(state.messages, clientMsgId, { delivery: 'failed', failure }));
  }
}

/** D36. What the room makes of it comes as an event, to all alike. */
export async function recallMessage(id: string): Promise<void> {
  await service.recall(state.room, id).catch(notifyError);
}

/** D26. @param minutes 0 for ever. @throws ApiError, for the dialog to show */
export const muteMember = (uid: string, minutes: number, reason: string) =>
  service.mute(state.room, uid, minutes, reason);

/** Only the staff may speak, or everybody again. */
export async function muteRoom(on: boolean): Promise<void> {
  await service.muteRoom(state.room, on).catch(notifyError);
}
