import type { Reader } from '../../../../platform/database/index.ts';

type FeaturedTables = {
  channel: { channel_id: string; name: string; img: string; owner_uid: string; created_at: Date };
  channel_follow: { channel_id: string; uid: string };
};

export interface FeaturedRow {
  readonly channel_id: string;
  readonly name: string;
  readonly img: string;
  readonly owner_uid: string;
  readonly fans: number;
}

/** Channels by their followers, most first; of two alike the older. */
export const findMostFollowed = (reader: Reader, limit: number): Promise<FeaturedRow[]> =>
  reader
    .withTables<FeaturedTables>()
    .selectFrom('channel')
    .leftJoin('channel_follow', 'channel_follow.channel_id', 'channel.channel_id')
    .select((select) => [
      'channel.channel_id',
      'channel.name',
      'channel.img',
      'channel.owner_uid',
      select.fn.count<number>('channel_follow.uid').as('fans'),
    ])
    .groupBy('channel.channel_id')
    .orderBy('fans', 'desc')
    .orderBy('channel.created_at')
    .orderBy('channel.channel_id')
    .limit(limit)
    .execute();
