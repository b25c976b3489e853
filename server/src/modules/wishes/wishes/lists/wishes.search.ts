import type { Find } from '../../../../platform/finding.ts';
import { findMatching } from './sought.repository.ts';

/** S03: wishes that everybody sees, those with the most votes first. */
export const findWishes: Find = async (reader, { query, page, size }) => {
  const { rows, total } = await findMatching(reader, query, { page, page_size: size });
  const list = rows.map(({ wish_id, title, description, created_at }) => ({
    id: wish_id,
    title,
    snippet: description,
    from: '',
    at_ts: created_at,
    media_ts: null,
    img: '',
    href: `/hljw/wishDetails?wish_id=${wish_id}`,
  }));
  return { list, total };
};
