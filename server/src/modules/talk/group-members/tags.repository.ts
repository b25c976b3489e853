import { sql, type Selectable } from 'kysely';
import { withDates, type Moment, type Reader, type Tx } from '../../../platform/database/index.ts';

type MemberTagTables = {
  member_tag: {
    tag_id: string;
    group_id: string;
    uid: string;
    category: string;
    text: string;
    /** Who added it. */
    by_uid: string;
    created_at: Moment;
  };
};
export type TagRow = Selectable<MemberTagTables['member_tag']>;

const tables = (reader: Reader) => reader.withTables<MemberTagTables>();

/** The tags of some members of a group, the oldest first. */
export const findTags = (reader: Reader, groupId: string, uids: readonly string[]): Promise<TagRow[]> =>
  tables(reader)
    .selectFrom('member_tag')
    .selectAll()
    .where('group_id', '=', groupId)
    .where('uid', '=', sql<string>`ANY(${[...uids]}::text[])`)
    .orderBy('created_at')
    .orderBy('tag_id')
    .execute();

/** The different tags of a group, by category. */
export const findKnownTags = (
  reader: Reader,
  groupId: string,
): Promise<{ readonly category: string; readonly text: string }[]> =>
  tables(reader)
    .selectFrom('member_tag')
    .select(['category', 'text'])
    .distinct()
    .where('group_id', '=', groupId)
    .orderBy('category')
    .orderBy('text')
    .execute();

/** @returns the id of the tag, which is another one when the same person put the same tag there before */
export async function insertTag(tx: Tx, row: TagRow): Promise<string> {
  const { tag_id } = await tables(tx)
    .insertInto('member_tag')
    .values(withDates(row, 'created_at'))
    .onConflict((conflict) =>
      conflict
        .columns(['group_id', 'uid', 'category', 'text', 'by_uid'])
        .doUpdateSet({ text: sql<string>`excluded.text` }),
    )
    .returning('tag_id')
    .executeTakeFirstOrThrow();
  return tag_id;
}

export const findTag = (reader: Reader, tagId: string): Promise<TagRow | undefined> =>
  tables(reader).selectFrom('member_tag').selectAll().where('tag_id', '=', tagId).executeTakeFirst();

export async function deleteTag(tx: Tx, tagId: string): Promise<void> {
  await tables(tx).deleteFrom('member_tag').where('tag_id', '=', tagId).execute();
}
