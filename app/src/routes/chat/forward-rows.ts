import { isForwardable, type ForwardMode, type GroupEntry } from '@goldbean/contract/talk';
import { beginForward as begin, type Addressee } from '../../features/talk/forwarding/index.ts';
import { messageOfRow, messagingState } from '../../features/talk/messaging/index.ts';

/** Asks whom these rows of the room on screen are sent to (E35); rows that are still on their way are left out. */
export function beginForward(rowIds: readonly string[], mode?: ForwardMode): void {
  const ids = rowIds.flatMap((rowId) => {
    const message = messageOfRow(messagingState.messages, rowId);
    return message?.delivery === 'sent' ? [message.id] : [];
  });
  begin(messagingState.room, ids, mode);
}

/** V13, D37: whether a row may be sent on; one that is still on its way may not. @param messages of the room on screen */
export function mayForwardRow(messages: typeof messagingState.messages, rowId: string): boolean {
  const message = messageOfRow(messages, rowId);
  return message === undefined || (message.delivery === 'sent' && isForwardable(message));
}

/** Whom the member can send to: their groups and conversations, then who else said something in the room. */
export function addresseesOf(
  list: readonly GroupEntry[],
  speakers: readonly { readonly uid: string; readonly nickname: string; readonly img: string }[],
  me: string,
): readonly Addressee[] {
  const listed = list.map(({ group, members }): Addressee => {
    const { name, img } = group;
    return group.kind === 'direct' && group.uid !== undefined
      ? { type: 'user', id: group.uid, name, img }
      : { type: 'group', id: group.group_id, name, img, members };
  });
  const known = new Set([me, ...listed.filter(({ type }) => type === 'user').map(({ id }) => id)]);
  const others = new Map(speakers.filter(({ uid }) => !known.has(uid)).map((one) => [one.uid, one]));
  return [
    ...listed,
    ...[...others.values()].map(({ uid, nickname, img }): Addressee => {
      return { type: 'user', id: uid, name: nickname, img };
    }),
  ];
}
