import { sql } from 'kysely';
import { momentAt, withDates, type Moment, type Reader, type Tx } from '../../../platform/database/index.ts';

type InviteTables = {
  invite_code: { uid: string; code: string };
  invite: {
    friend_uid: string;
    inviter_uid: string;
    joined_at: Moment;
    completed_at: Moment | null;
    refused_at: Moment | null;
  };
  reward_grant: { uid: string; kind: string; subject: string; beans: number };
};

const db = (reader: Reader) => reader.withTables<InviteTables>();

export async function findCodeOf(reader: Reader, uid: string): Promise<string | null> {
  const row = await db(reader)
    .selectFrom('invite_code')
    .select('code')
    .where('uid', '=', uid)
    .executeTakeFirst();
  return row?.code ?? null;
}

/** @returns false when the member has one, or another member has this */
export async function insertCode(tx: Tx, uid: string, code: string): Promise<boolean> {
  const added = await db(tx)
    .insertInto('invite_code')
    .values({ uid, code })
    .onConflict((conflict) => conflict.doNothing())
    .returning('uid')
    .executeTakeFirst();
  return added !== undefined;
}

export async function findByCode(reader: Reader, code: string): Promise<string | null> {
  const row = await db(reader)
    .selectFrom('invite_code')
    .select('uid')
    .where('code', '=', code)
    .executeTakeFirst();
  return row?.uid ?? null;
}

export async function findInviter(reader: Reader, friend: string): Promise<string | null> {
  const row = await db(reader)
    .selectFrom('invite')
    .select('inviter_uid')
    .where('friend_uid', '=', friend)
    .executeTakeFirst();
  return row?.inviter_uid ?? null;
}

/** @returns false when the friend has an inviter, or invited this one */
export async function insertInvite(
  tx: Tx,
  invite: { friend_uid: string; inviter_uid: string; joined_at: number },
): Promise<boolean> {
  const added = await db(tx)
    .insertInto('invite')
    .values(withDates(invite, 'joined_at'))
    .onConflict((conflict) => conflict.doNothing())
    .returning('friend_uid')
    .executeTakeFirst();
  return added !== undefined;
}

/** Ends a friend's guidance. @returns who invited them and is to be paid for it, or null */
export async function completeInvite(tx: Tx, friend: string, at: number): Promise<string | null> {
  const row = await db(tx)
    .updateTable('invite')
    .set({ completed_at: new Date(at) })
    .where('friend_uid', '=', friend)
    .where('completed_at', 'is', null)
    .returning('inviter_uid')
    .executeTakeFirst();
  return row?.inviter_uid ?? null;
}

/** An invite whose friend has finished the guidance, and that was not refused. */
export interface FinishedInvite {
  readonly inviter_uid: string;
  readonly completed_at: number;
}

export async function findFinished(reader: Reader, friend: string): Promise<FinishedInvite | null> {
  const row = await db(reader)
    .selectFrom('invite')
    .select(['inviter_uid', 'completed_at'])
    .where('friend_uid', '=', friend)
    .where('refused_at', 'is', null)
    .executeTakeFirst();
  return row?.completed_at ? { inviter_uid: row.inviter_uid, completed_at: row.completed_at } : null;
}

/** Nobody is paid for this friend. */
export async function refuseInvite(tx: Tx, friend: string, at: number): Promise<void> {
  await db(tx)
    .updateTable('invite')
    .set({ refused_at: new Date(at) })
    .where('friend_uid', '=', friend)
    .execute();
}

/**
 * Friends who finished up to a moment (UTC ms) and whose inviter is neither paid nor refused.
 * @param friend that one alone, or null for all
 */
export async function findDue(
  reader: Reader,
  inviter: string,
  friend: string | null,
  upTo: number,
): Promise<string[]> {
  const due = db(reader)
    .selectFrom('invite')
    .select('friend_uid')
    .where('inviter_uid', '=', inviter)
    .where('completed_at', '<=', momentAt(upTo))
    .where('refused_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('reward_grant')
            .select('beans')
            .whereRef('reward_grant.uid', '=', 'invite.inviter_uid')
            .where('kind', '=', 'invite')
            .whereRef('subject', '=', 'invite.friend_uid'),
        ),
      ),
    );
  const rows = await (friend === null ? due : due.where('friend_uid', '=', friend)).execute();
  return rows.map((row) => row.friend_uid);
}

/** A friend with what the inviter got for them; 0 until they are paid. */
export interface InvitedFriend {
  readonly friend_uid: string;
  readonly joined_at: number;
  readonly completed_at: number | null;
  readonly refused_at: number | null;
  readonly beans: number;
}

/** Those a member invited, the latest first. */
export async function findFriends(
  reader: Reader,
  inviter: string,
  page: number,
  pageSize: number,
): Promise<InvitedFriend[]> {
  return db(reader)
    .selectFrom('invite')
    .leftJoin('reward_grant', (join) =>
      join
        .onRef('reward_grant.subject', '=', 'invite.friend_uid')
        .on('reward_grant.kind', '=', 'invite')
        .onRef('reward_grant.uid', '=', 'invite.inviter_uid'),
    )
    .select([
      'friend_uid',
      'joined_at',
      'completed_at',
      'refused_at',
      sql<number>`coalesce(beans, 0)`.as('beans'),
    ])
    .where('inviter_uid', '=', inviter)
    .orderBy('joined_at', 'desc')
    .orderBy('friend_uid')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
}

/** How many friends, and what they have brought together. */
export async function sumFriends(reader: Reader, inviter: string): Promise<{ total: number; sum: number }> {
  const { total } = await db(reader)
    .selectFrom('invite')
    .select(sql<number>`count(*)`.as('total'))
    .where('inviter_uid', '=', inviter)
    .executeTakeFirstOrThrow();
  const { sum } = await db(reader)
    .selectFrom('reward_grant')
    .select(sql<number>`coalesce(sum(beans), 0)`.as('sum'))
    .where('uid', '=', inviter)
    .where('kind', '=', 'invite')
    .executeTakeFirstOrThrow();
  return { total, sum };
}
