import type { Reader } from '../../../platform/database/index.ts';
import type { GiftPorts } from './gifts.ports.ts';

/** Members as events name them. */
export async function eventMembersOf(users: GiftPorts['users'], reader: Reader, uids: readonly string[]) {
  const known = await users.many(reader, uids);
  return (uid: string) => {
    const user = known.get(uid);
    return { uid, nickname: user?.nickname ?? '', img: user?.img ?? '' };
  };
}
