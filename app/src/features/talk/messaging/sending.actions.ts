import type { BodyOf } from '@goldbean/contract/talk';
import type { NamedMember } from '@goldbean/design-system/chat';
import { notifyError } from '../../../shared/notices/index.ts';
import { resendAttachment } from './attachments.actions.ts';
import { answeredMessage, cancelAnswer, write } from './composing.actions.ts';
import { composingState } from './composing.state.ts';
import { addRow, deliver, type DeliveryFacts } from './delivery.actions.ts';
import * as service from './messaging.service.ts';
import { messagingState as state, setMessages } from './messaging.state.ts';
import { goToEnd } from './places.actions.ts';
import { messageOfRow, updateOwn } from './message-line.ts';

const publishedText = (body: BodyOf<'text'>, { reply_to, mentions }: DeliveryFacts): service.Published => ({
  kind: 'text',
  body,
  ...(reply_to !== null && { reply_to }),
  ...(mentions.length > 0 && { mentions }),
});

/**
 * Says something: it stands in the room at once, and says by itself when it failed.
 * @param named whose names stand in it
 */
export async function sendText(
  text: string,
  facts: DeliveryFacts = { reply_to: null, mentions: [] },
  named: readonly Pick<NamedMember, 'uid' | 'nickname'>[] = [],
): Promise<void> {
  goToEnd();
  const names = named.map(({ uid, nickname }) => ({ uid, nickname }));
  const body = { text, ...(names.length > 0 && { named: names }) };
  const clientMsgId = addRow({ kind: 'text', body }, crypto.randomUUID(), facts);
  if (clientMsgId !== null) await deliver(state.room, clientMsgId, publishedText(body, facts));
}

/** Says what was written. @param mentions uids of who is named in it */
export function sendWritten(text: string, mentions: readonly string[]): void {
  const reply_to = answeredMessage(state, composingState.answers)?.id ?? null;
  const named = composingState.named.filter(({ uid }) => mentions.includes(uid));
  write('');
  cancelAnswer();
  void sendText(text, { reply_to, mentions }, named);
}

/** Tries a failed message again, under its first id: the server says it once (domain 3.4). */
export async function resend(rowId: string): Promise<void> {
  const failed = messageOfRow(state.messages, rowId);
  if (failed?.delivery !== 'failed' || failed.status !== 'normal') return;
  if (failed.kind !== 'text') return resendAttachment(failed.client_msg_id);
  setMessages(updateOwn(state.messages, failed.client_msg_id, { delivery: 'sending', failure: '' }));
  await deliver(state.room, failed.client_msg_id, publishedText(failed.body, failed));
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
export const muteOf = (uid: string): Promise<service.RoomMute | null> => service.loadMute(state.room, uid);

/** D26: lets a member speak again. @throws ApiError, for the dialog to show */
export const unmuteMember = (uid: string) => service.unmute(state.room, uid);

/** Only the staff may speak, or everybody again. */
export async function muteRoom(on: boolean): Promise<void> {
  await service.muteRoom(state.room, on).catch(notifyError);
}
