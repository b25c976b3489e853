import { sql, type RawBuilder } from 'kysely';
import { momentAt, type Reader } from '../../../platform/database/index.ts';
import { standAllIn } from '../../../platform/finding.ts';
import type { PageRequest } from '../../../platform/page-request.ts';
import { tables, type ActionRow } from './moderation.tables.ts';
interface FoundActions {
  readonly rows: ActionRow[];
  readonly total: number;
}

const all = (reader: Reader) => tables(reader).selectFrom('moderation_action').selectAll();
type ActionQuery = ReturnType<typeof all>;

async function paged(query: ActionQuery, { page, page_size }: PageRequest): Promise<FoundActions> {
  const { total } = await query
    .clearSelect()
    .clearOrderBy()
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await query
    .orderBy('action_id', 'desc')
    .limit(page_size)
    .offset((page - 1) * page_size)
    .execute();
  return { rows, total };
}

/** Freezes of a channel. @param now UTC ms */
const freezesOf = (reader: Reader, channelId: string, isOver: boolean, now: number): ActionQuery => {
  const ofChannel = all(reader).where('kind', '=', 'freeze').where('channel_id', '=', channelId);
  return isOver
    ? ofChannel.where((is) => is.or([is('ended_at', 'is not', null), is('until_at', '<=', momentAt(now))]))
    : ofChannel
        .where('ended_at', 'is', null)
        .where((is) => is.or([is('until_at', 'is', null), is('until_at', '>', momentAt(now))]));
};

/**
 * A page of the channel's freezes: of those in force the newest first, of the others the one that ended last.
 * @param search.words stand in the live session's name or the reason, unless `isNamed`, a condition on `target_uid`, holds
 */
export function findFreezes(
  reader: Reader,
  which: { readonly channelId: string; readonly isOver: boolean },
  search: { readonly words: string; readonly isNamed: RawBuilder<boolean> } | null,
  now: number,
  page: PageRequest,
): Promise<FoundActions> {
  const { channelId, isOver } = which;
  let query = freezesOf(reader, channelId, isOver, now);
  if (search) {
    query = query.where((is) =>
      is.or([
        search.isNamed,
        standAllIn(sql`found_by(live_title)`, search.words),
        standAllIn(sql`found_by(reason)`, search.words),
      ]),
    );
  }
  if (isOver) query = query.orderBy(sql`coalesce(ended_at, until_at)`, 'desc');
  return paged(query, page);
}

/** Members who are removed from the channel's rooms now. */
export const findBlocks = (reader: Reader, channelId: string, page: PageRequest): Promise<FoundActions> =>
  paged(
    all(reader).where('kind', '=', 'block').where('channel_id', '=', channelId).where('ended_at', 'is', null),
    page,
  );

/** Warnings in a live session; those of one member where `uid` is given. */
export const findWarnings = (
  reader: Reader,
  liveId: string,
  uid: string | null,
  page: PageRequest,
): Promise<FoundActions> => {
  const ofLive = all(reader).where('kind', '=', 'warn').where('live_id', '=', liveId);
  return paged(uid === null ? ofLive : ofLive.where('target_uid', '=', uid), page);
};

/** How often the streamer was warned in a live session, and what is open there: of the streamer, and of a viewer. */
export async function findOpenWarnings(
  reader: Reader,
  liveId: string,
  uid: string,
): Promise<{ readonly ofChannel: number; readonly open: readonly ActionRow[] }> {
  const ofLive = all(reader).where('kind', '=', 'warn').where('live_id', '=', liveId);
  const { n } = await ofLive
    .clearSelect()
    .where('scope', '=', 'channel')
    .select((select) => select.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  const open = await ofLive
    .where('ended_at', 'is', null)
    .where((is) => is.or([is('scope', '=', 'channel'), is('target_uid', '=', uid)]))
    .orderBy('action_id')
    .execute();
  return { ofChannel: n, open };
}

/** N06: the acts against a member, and against channels that they run. */
export const findAgainst = (
  reader: Reader,
  uid: string,
  channelIds: readonly string[],
  page: PageRequest,
): Promise<FoundActions> =>
  paged(
    all(reader).where((is) =>
      is.or([
        is('target_uid', '=', uid),
        is.and([
          is('scope', '=', 'channel'),
          is('channel_id', '=', sql<string>`ANY(${[...channelIds]}::text[])`),
        ]),
      ]),
    ),
    page,
  );
