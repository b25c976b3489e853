import { sql } from 'kysely';
import { momentAt, withDates, type Reader, type Tx } from '../../../../platform/database/index.ts';
import { tables, type ActionRow, type ExtensionRow } from '../moderation.tables.ts';

type ExtensionRequest = Pick<ExtensionRow, 'extension_id' | 'ban_id' | 'until_at' | 'by_uid' | 'created_at'>;

/** Adds a longer end that waits; where one waits already nothing changes. */
export async function insertExtension(tx: Tx, row: ExtensionRequest): Promise<void> {
  await tables(tx)
    .insertInto('ban_extension')
    .values(
      withDates({ ...row, decision: null, decided_by: null, decided_at: null }, 'until_at', 'created_at'),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The longer ends that wait, by ban. */
export async function findWaiting(
  reader: Reader,
  banIds: readonly string[],
): Promise<Map<string, ExtensionRow>> {
  const rows = await tables(reader)
    .selectFrom('ban_extension')
    .selectAll()
    .where('ban_id', '=', sql<string>`ANY(${[...banIds]}::text[])`)
    .where('decision', 'is', null)
    .execute();
  return new Map(rows.map((row) => [row.ban_id, row]));
}

/** The last longer end of each ban that a second person confirmed. */
export async function findConfirmed(
  reader: Reader,
  banIds: readonly string[],
): Promise<Map<string, ExtensionRow>> {
  const rows = await tables(reader)
    .selectFrom('ban_extension')
    .selectAll()
    .where('ban_id', '=', sql<string>`ANY(${[...banIds]}::text[])`)
    .where('decision', '=', 'confirmed')
    .orderBy('decided_at')
    .execute();
  return new Map(rows.map((row) => [row.ban_id, row]));
}

/** @param decided `at` in UTC ms; `reason` of a refusal */
export async function decideExtension(
  tx: Tx,
  extensionId: string,
  decided: {
    readonly decision: 'confirmed' | 'refused';
    readonly by: string;
    readonly at: number;
    readonly reason: string;
  },
): Promise<void> {
  const { decision, by, at, reason } = decided;
  await tables(tx)
    .updateTable('ban_extension')
    .set({ decision, decided_by: by, decided_at: new Date(at), reason })
    .where('extension_id', '=', extensionId)
    .execute();
}

/** Bans in force, first those whose longer end waits, then the newest. @param now UTC ms */
export async function findBans(
  reader: Reader,
  now: number,
  { page, page_size }: { page: number; page_size: number },
): Promise<{ rows: ActionRow[]; total: number }> {
  const inForce = tables(reader)
    .selectFrom('moderation_action')
    .where('kind', '=', 'ban')
    .where('ended_at', 'is', null)
    .where('until_at', '>', momentAt(now));
  const { total } = await inForce
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await inForce
    .selectAll()
    .orderBy(
      (of) =>
        of.exists(
          of
            .selectFrom('ban_extension')
            .select('extension_id')
            .whereRef('ban_id', '=', 'action_id')
            .where('decision', 'is', null),
        ),
      'desc',
    )
    .orderBy('action_id', 'desc')
    .limit(page_size)
    .offset((page - 1) * page_size)
    .execute();
  return { rows, total };
}
