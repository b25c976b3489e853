import { nobody, type Wish } from '@goldbean/contract';
import { shanghaiTime } from '../../../platform/clock.ts';
import type { Reader } from '../../../platform/database/index.ts';
import type { Registry } from '../../../platform/registry.ts';
import { findOfTheDay } from './gains.repository.ts';
import type { WishFacets, WishPorts } from './wishes.ports.ts';
import { findRecordings } from './author/recordings.repository.ts';
import { findPictures, findShownTitles } from './wishes.repository.ts';
import type { WishRow } from './wishes.tables.ts';

const timeOf = (ms: number | null): string | null => (ms === null ? null : shanghaiTime(ms));

/** Wishes as a member sees them. */
export function createWishViews(
  { clock, users }: Pick<WishPorts, 'clock' | 'users'>,
  facets: Registry<WishFacets>,
) {
  /** With a query of each kind, however many wishes there are. */
  async function viewsOf(reader: Reader, uid: string, rows: readonly WishRow[]): Promise<Wish[]> {
    if (rows.length === 0) return [];
    const ids = rows.map(({ wish_id }) => wish_id);
    const [authors, pictures, recordings, voted, titles, today] = await Promise.all([
      users.many(reader, [...new Set(rows.map(({ author_uid }) => author_uid))]),
      findPictures(reader, ids),
      findRecordings(reader, ids),
      facets.need('votes').votedAmong(reader, uid, ids),
      findShownTitles(
        reader,
        uid,
        rows.flatMap(({ merged_into }) => merged_into ?? []),
      ),
      findOfTheDay(reader, clock.now()),
    ]);
    return rows.map((row) => ({
      wish_id: row.wish_id,
      title: row.title,
      description: row.description,
      product: row.product,
      kind: row.kind,
      status: row.status,
      communicated: row.communicated,
      pinned: row.pinned,
      of_the_day: row.wish_id === today?.wish_id,
      author: authors.get(row.author_uid) ?? nobody(row.author_uid),
      at: shanghaiTime(row.created_at),
      at_ts: row.created_at,
      free_votes: row.free_votes,
      paid_votes: row.paid_votes,
      voted: voted.has(row.wish_id),
      comments: row.comments,
      expected: timeOf(row.expected_at),
      expected_ts: row.expected_at,
      reward: row.reward_beans === null ? null : { beans: row.reward_beans, paid: row.rewarded_at !== null },
      pics: pictures.get(row.wish_id) ?? [],
      recording: recordings.get(row.wish_id) ?? null,
      hidden_reason: row.hidden_reason,
      merged_into:
        row.merged_into === null
          ? null
          : { wish_id: row.merged_into, title: titles.get(row.merged_into) ?? '' },
      edition: row.edition,
    }));
  }

  return {
    many: viewsOf,

    async one(reader: Reader, uid: string, row: WishRow): Promise<Wish> {
      const [view] = await viewsOf(reader, uid, [row]);
      if (!view) throw new Error('a wish has no view');
      return view;
    },
  };
}
export type WishViews = ReturnType<typeof createWishViews>;
