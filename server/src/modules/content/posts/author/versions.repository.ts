import type { PostKind } from '@goldbean/contract';
import { sql, type Generated, type Selectable } from 'kysely';
import { withDates, type Moment, type Reader, type Tx } from '../../../../platform/database/index.ts';

type VersionState = 'draft' | 'pending' | 'displayed' | 'rejected' | 'replaced';

/** The words of what was written, and its files; see server/migrations/content. */
type PostVersionTables = {
  post_version: {
    post_id: string;
    version: number;
    kind: PostKind;
    body: object;
    title: string;
    words: string;
    topic_id: string | null;
    state: VersionState;
    submitted_at: Moment;
    decided_at: Moment | null;
    decided_by: string | null;
    reason: Generated<string>;
  };
  post_file: {
    post_id: string;
    version: number;
    position: number;
    file_id: string;
    w: number | null;
    h: number | null;
  };
};
export type PostVersionRow = Selectable<PostVersionTables['post_version']>;
export type FileOfVersion = Selectable<PostVersionTables['post_file']>;

const tables = (reader: Reader) => reader.withTables<PostVersionTables>();

export type NewVersion = Omit<PostVersionRow, 'decided_at' | 'decided_by' | 'reason'>;

/** Stores a version; a draft's words are replaced. */
export async function saveVersion(
  tx: Tx,
  row: NewVersion,
  files: readonly Omit<FileOfVersion, 'post_id' | 'version' | 'position'>[],
): Promise<void> {
  const { post_id, version } = row;
  const given = { ...withDates(row, 'submitted_at'), body: JSON.stringify(row.body) as unknown as object };
  const { body, title, words, topic_id, state, submitted_at } = given;
  await tables(tx)
    .insertInto('post_version')
    .values(given)
    .onConflict((conflict) =>
      conflict
        .columns(['post_id', 'version'])
        .doUpdateSet({ body, title, words, topic_id, state, submitted_at }),
    )
    .execute();
  await tables(tx)
    .deleteFrom('post_file')
    .where('post_id', '=', post_id)
    .where('version', '=', version)
    .execute();
  if (files.length === 0) return;
  await tables(tx)
    .insertInto('post_file')
    .values(files.map((file, at) => ({ post_id, version, position: at + 1, ...file })))
    .execute();
}

/** The version of a post that waits for review. */
export const findWaitingVersion = (reader: Reader, id: string): Promise<PostVersionRow | undefined> =>
  tables(reader)
    .selectFrom('post_version')
    .selectAll()
    .where('post_id', '=', id)
    .where('state', '=', 'pending')
    .executeTakeFirst();

/** Says that the version that waits is not to be judged any more. */
export async function replaceWaiting(tx: Tx, id: string): Promise<void> {
  await tables(tx)
    .updateTable('post_version')
    .set({ state: 'replaced' })
    .where('post_id', '=', id)
    .where('state', '=', 'pending')
    .execute();
}

/** @param how `at` in UTC ms */
export async function decideVersion(
  tx: Tx,
  { post_id, version }: Pick<PostVersionRow, 'post_id' | 'version'>,
  how: {
    readonly state: 'displayed' | 'rejected';
    readonly by: string;
    readonly reason: string;
    readonly at: number;
  },
): Promise<void> {
  await tables(tx)
    .updateTable('post_version')
    .set({ state: how.state, decided_by: how.by, decided_at: new Date(how.at), reason: how.reason })
    .where('post_id', '=', post_id)
    .where('version', '=', version)
    .execute();
}

/** Versions by post and number. */
export async function findVersions(
  reader: Reader,
  wanted: readonly { readonly post_id: string; readonly version: number }[],
): Promise<PostVersionRow[]> {
  if (wanted.length === 0) return [];
  return tables(reader)
    .selectFrom('post_version')
    .selectAll()
    .where(
      sql<boolean>`(post_id, version) IN (SELECT * FROM unnest(
        ${wanted.map(({ post_id }) => post_id)}::text[], ${wanted.map(({ version }) => version)}::int[]))`,
    )
    .execute();
}

/** The files of versions, in their order. */
export async function findFilesOf(
  reader: Reader,
  wanted: readonly { readonly post_id: string; readonly version: number }[],
): Promise<FileOfVersion[]> {
  if (wanted.length === 0) return [];
  return tables(reader)
    .selectFrom('post_file')
    .selectAll()
    .where(
      sql<boolean>`(post_id, version) IN (SELECT * FROM unnest(
        ${wanted.map(({ post_id }) => post_id)}::text[], ${wanted.map(({ version }) => version)}::int[]))`,
    )
    .orderBy('position')
    .execute();
}

/** The files of all versions of a post. */
export const findVersionFiles = (reader: Reader, id: string): Promise<FileOfVersion[]> =>
  tables(reader).selectFrom('post_file').selectAll().where('post_id', '=', id).execute();

/** Takes the files of all versions from a post. @returns their ids */
export async function takeFilesFrom(tx: Tx, id: string): Promise<string[]> {
  const rows = await tables(tx)
    .deleteFrom('post_file')
    .where('post_id', '=', id)
    .returning('file_id')
    .execute();
  return [...new Set(rows.map(({ file_id }) => file_id))];
}

/** Whether any version of any post has the file. */
export async function showsFile(reader: Reader, fileId: string): Promise<boolean> {
  const row = await tables(reader)
    .selectFrom('post_file')
    .select('file_id')
    .where('file_id', '=', fileId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** A use of a file by a version of a post. */
export interface FileUse {
  readonly file_id: string;
  readonly author_uid: string;
  readonly channel_id: string | null;
  /** Readers see the version now. */
  readonly is_shown: boolean;
  readonly is_draft: boolean;
}

export async function findUses(reader: Reader, fileIds: readonly string[]): Promise<FileUse[]> {
  const { rows } = await sql<FileUse>`
    SELECT used.file_id, post.author_uid, post.channel_id,
      post.state = 'displayed' AND post.shown_version = used.version AS is_shown,
      made.state = 'draft' AS is_draft
    FROM post_file AS used JOIN post USING (post_id) JOIN post_version AS made USING (post_id, version)
    WHERE used.file_id = ANY(${[...fileIds]}::text[])`.execute(reader);
  return rows;
}
