import { sql } from 'kysely';
import { findByName, type Find } from '../../../platform/finding.ts';

/** S03: channels by their names. */
export const findChannelsNamed: Find = async (reader, sought) => {
  const { rows, total } = await findByName<{ channel_id: string; name: string; img: string; owner: string }>(
    reader,
    {
      columns: sql`channel_id, name, channel.img, (SELECT nickname FROM member WHERE uid = owner_uid) AS owner`,
      from: sql`channel`,
      where: sql`true`,
      name: sql`name`,
      words: sql`search_words`,
      order: sql`created_at, channel_id`,
    },
    sought,
  );
  const list = rows.map(({ channel_id, name, img, owner }) => ({
    id: channel_id,
    title: name,
    snippet: '',
    from: owner,
    at_ts: null,
    media_ts: null,
    img,
    href: `/hljw/pindaodetails?channel_id=${channel_id}`,
  }));
  return { list, total };
};
