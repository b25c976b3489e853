import { messagingLimits } from '@goldbean/contract/talk';
import { asApiError } from '../../../shared/api/index.ts';
import { notifyError } from '../../../shared/notices/index.ts';
import { session } from '../../../shared/session/index.ts';
import * as service from './messaging.service.ts';
import { messagingState as state, setMessages } from './messaging.state.ts';
import { addOwn, messageOfRow, updateOwn } from './message-line.ts';

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
export async function resend(rowId: string): Promise<void> {
  const failed = messageOfRow(state.messages, rowId);
  if (failed?.delivery !== 'failed' || failed.status !== 'normal' || failed.kind !== 'text') return;
  setMessages(updateOwn(state.messages, failed.client_msg_id, { delivery: 'sending', failure: '' }));
  await deliver(failed.client_msg_id, failed.body.text);
}

async function deliver(clientMsgId: string, text: string): Promise<void> {
  const { room } = state;
  try {
    const signal = AbortSignal.timeout(messagingLimits.sendTimeoutMs);
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
export async function recallMessage(rowId: string): Promise<void> {
  const message = messageOfRow(state.messages, rowId);
  if (message) await service.recall(state.room, message.id).catch(notifyError);
}

/** D26. @param minutes 0 for ever. @throws ApiError, for the dialog to show */
export const muteMember = (uid: string, minutes: number, reason: string) =>
  service.mute(state.room, uid, minutes, reason);

/** Until when a member may not speak here, for staff to see; null when they may. @throws ApiError */
export const muteOf = (uid: string): Promise<service.Mute | null> => service.loadMute(state.room, uid);

/** D26: lets a member speak again. @throws ApiError, for the dialog to show */
export const unmuteMember = (uid: string) => service.unmute(state.room, uid);

/** Only the staff may speak, or everybody again. */
export async function muteRoom(on: boolean): Promise<void> {
  await service.muteRoom(state.room, on).catch(notifyError);
}
