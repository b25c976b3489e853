import type { GroupEntry } from '@goldbean/contract/talk';
import type { Addressee } from './forwarding.state.ts';

/** Whom the member can send to: their groups and conversations, then who else said something in a room. */
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
