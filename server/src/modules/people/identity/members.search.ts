import { sql } from 'kysely';
import { findByName, type Find } from '../../../platform/finding.ts';

/** S03: members by their names. Whoever closed their account is not found. */
export const findMembersNamed: Find = async (reader, sought) => {
  const { rows, total } = await findByName<{ uid: string; nickname: string; intro: string; img: string }>(
    reader,
    {
      columns: sql`uid, nickname, intro, img`,
      from: sql`member`,
      where: sql`state = 'active'`,
      name: sql`nickname`,
      words: sql`search_words`,
      order: sql`created_at, uid`,
    },
    sought,
  );
  const list = rows.map(({ uid, nickname, intro, img }) => ({
    id: uid,
    title: nickname,
    snippet: intro,
    from: '',
    at_ts: null,
    media_ts: null,
    img,
    href: `/hljw/homepage?panel=profile&uid=${uid}`,
  }));
  return { list, total };
};
