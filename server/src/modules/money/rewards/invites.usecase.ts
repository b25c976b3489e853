import type { CallAnswer, CallRequest, calls } from '@goldbean/contract';
import { shanghaiTime } from '../../../platform/clock.ts';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { IdempotencyKey } from '../../../platform/idempotency.ts';
import { refuse } from '../../../platform/refusal.ts';
import {
  findByCode,
  findCodeOf,
  findFriends,
  findInviter,
  insertCode,
  insertInvite,
  sumFriends,
} from './invites.repository.ts';
import type { InvitePayouts } from './invite-payouts.job.ts';
import { inviteState, newInviteCode } from './rewards.domain.ts';
import type { RewardPorts } from './rewards.ports.ts';
import { findClaims, takeTurn } from './rewards.repository.ts';

type InvitesRequest<Name extends keyof typeof calls.rewards> = CallRequest<(typeof calls.rewards)[Name]>;
type InvitesAnswer<Name extends keyof typeof calls.rewards> = CallAnswer<(typeof calls.rewards)[Name]>;

/** Friends who invite friends (K24). What a friend brings is paid a day after they finished the guidance (D51). */
export function createInvites(
  ports: Pick<RewardPorts, 'database' | 'clock' | 'random' | 'idempotency' | 'users'>,
  payouts: InvitePayouts,
) {
  const { database, clock, random, idempotency, users } = ports;
  const { reader } = database;

  /** The member's code, made at the first look. */
  async function codeOf(uid: string): Promise<string> {
    for (;;) {
      const code = await findCodeOf(reader, uid);
      if (code !== null) return code;
      await database.transaction((tx) => insertCode(tx, uid, newInviteCode(random.below)));
    }
  }

  const hasFinished = async (from: Reader, uid: string): Promise<boolean> =>
    (await findClaims(from, uid, ['guidance'])).size > 0;

  async function person(from: Reader, uid: string) {
    const found = (await users.many(from, [uid])).get(uid);
    return found ?? { uid, jwcode: '', nickname: '', img: '', level: 1 };
  }

  async function bind(
    tx: Tx,
    uid: string,
    { code, device }: InvitesRequest<'bindInvite'>,
    address: string,
  ): Promise<InvitesAnswer<'bindInvite'>> {
    await takeTurn(tx, uid);
    const inviter = (await findByCode(tx, code)) ?? refuse('invite.unknown');
    if (inviter === uid) return refuse('invite.self');
    if ((await findInviter(tx, uid)) !== null) return refuse('invite.bound');
    if (await hasFinished(tx, uid)) return refuse('invite.late');
    await payouts.seen(tx, uid, { address, device });
    if (await payouts.isOnePlace(tx, inviter, uid)) return refuse('invite.same_place');
    const isNew = await insertInvite(tx, {
      friend_uid: uid,
      inviter_uid: inviter,
      joined_at: clock.now(),
    });
    // The friend has no inviter (checked above), so the conflict is the same pair in the other direction.
    if (!isNew) return refuse('invite.mutual');
    return { inviter: await person(tx, inviter) };
  }

  return {
    /** G015. */
    async list(
      uid: string,
      { page, page_size, device }: InvitesRequest<'invites'>,
      address: string,
    ): Promise<InvitesAnswer<'invites'>> {
      await database.transaction((tx) => payouts.seen(tx, uid, { address, device }));
      await payouts.settle(uid);
      const [code, friends, sums, inviter] = await Promise.all([
        codeOf(uid),
        findFriends(reader, uid, page, page_size),
        sumFriends(reader, uid),
        findInviter(reader, uid),
      ]);
      const known = await users.many(
        reader,
        friends.map((friend) => friend.friend_uid),
      );
      return {
        code,
        list: friends.flatMap((friend) => {
          const { friend_uid, joined_at, beans } = friend;
          const user = known.get(friend_uid);
          const state = inviteState(friend);
          return user ? [{ user, state, beans, at: shanghaiTime(joined_at), at_ts: joined_at }] : [];
        }),
        ...sums,
        page,
        page_size,
        inviter: inviter === null ? null : await person(reader, inviter),
        can_bind: inviter === null && !(await hasFinished(reader, uid)),
      };
    },

    /** G165. */
    bind: (
      uid: string,
      given: InvitesRequest<'bindInvite'>,
      intent: IdempotencyKey,
      address: string,
    ): Promise<InvitesAnswer<'bindInvite'>> =>
      database.transaction((tx) => idempotency.once(tx, intent, () => bind(tx, uid, given, address))),
  };
}
