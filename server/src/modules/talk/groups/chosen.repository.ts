import { chosenKinds, type ChosenKind } from '@goldbean/contract';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import { groupTables, type GroupRow } from './groups.repository.ts';

/** A group that is entered by choice. */
export type ChosenRow = GroupRow & { readonly kind: ChosenKind };

export const isChosen = (row: GroupRow): row is ChosenRow => row.kind !== 'class';

/** Groups of a channel, or of all, of a kind, or of all, that can be entered by choice; those that were dissolved are left out. */
export async function findChosen(
  reader: Reader,
  which: { readonly channelId?: string | undefined; readonly kind?: ChosenKind },
  page: { readonly at: number; readonly size: number },
): Promise<{ rows: ChosenRow[]; total: number }> {
  let open = groupTables(reader)
    .selectFrom('class_group')
    .where('kind', 'in', which.kind ? [which.kind] : [...chosenKinds])
    .where('dissolved_at', 'is', null);
  if (which.channelId !== undefined) open = open.where('channel_id', '=', which.channelId);
  const rows = await open
    .selectAll()
    .orderBy('created_at')
    .orderBy('group_id')
    .limit(page.size)
    .offset((page.at - 1) * page.size)
    .execute();
  const { n } = await open.select((select) => select.fn.countAll<number>().as('n')).executeTakeFirstOrThrow();
  return { rows: rows.filter(isChosen), total: n };
}

/** A group, locked: entering and dissolving it come one after the other. */
export const lockGroup = (tx: Tx, groupId: string): Promise<GroupRow | undefined> =>
  groupTables(tx)
    .selectFrom('class_group')
    .selectAll()
    .where('group_id', '=', groupId)
    .forNoKeyUpdate()
    .executeTakeFirst();
