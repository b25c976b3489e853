import { standAllIn, type User } from '@goldbean/contract/shared';
import type { GroupEntry } from '@goldbean/contract/talk';
import type { Addressee } from './forwarding.state.ts';

/** Somebody who can be sent to. */
type AddresseeUser = Pick<User, 'uid' | 'nickname' | 'img'>;

/** A member who has no conversation in the list yet. */
const addresseeOf = ({ uid, nickname, img }: AddresseeUser): Addressee => ({
  type: 'user',
  id: uid,
  name: nickname,
  img,
});

/** Whom the member can send to: their groups and conversations, then who else said something in a room. */
export function addresseesOf(
  list: readonly GroupEntry[],
  speakers: readonly AddresseeUser[],
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
  return [...listed, ...[...others.values()].map(addresseeOf)];
}

/**
 * Those whose name has the letters, then who was found for them in the class, each once.
 * @param found for these letters, by whatever they were looked for, such as pinyin
 */
export function fitting(
  targets: readonly Addressee[],
  query: string,
  found: readonly AddresseeUser[],
): readonly Addressee[] {
  const near = targets.filter(({ name }) => standAllIn(name, query));
  const known = new Set(near.filter(({ type }) => type === 'user').map(({ id }) => id));
  return [...near, ...found.filter(({ uid }) => !known.has(uid)).map(addresseeOf)];
}
