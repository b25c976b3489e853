import { codes, defineErrors } from '../../shared/errors.ts';

export const articleErrors = defineErrors('article', {
  missing: { code: codes.missing, msg: 'This article does not exist, or not any more' },
  title_required: { code: codes.invalid, msg: 'Give the article a title' },
  title_too_long: { code: codes.invalid, msg: 'A title has at most 80 characters' },
  too_long: { code: codes.invalid, msg: 'An article has at most 20,000 characters' },
  pictures: { code: codes.invalid, msg: 'At most 30 pictures' },
  files: { code: codes.invalid, msg: 'At most 5 files' },
  link: { code: codes.invalid, msg: 'A link leads to a page of ours or begins with https:// or http://' },
  price: { code: codes.invalid, msg: 'A paid article costs 1 to 9,999' },
  channel_required: { code: codes.state, msg: 'Only who has a channel can write for its fans or be paid' },
  /** With `channel_id`: the nearest way is to join its fan club (N05). */
  for_fans: {
    code: codes.forbidden,
    msg: 'This is for the fan club of the channel. Join it to go on reading',
  },
  for_iron_fans: {
    code: codes.forbidden,
    msg: 'This is for iron fans of the channel. Become one to go on reading',
  },
  for_buyers: { code: codes.forbidden, msg: 'This is a paid article. Buy it to go on reading' },
  price_changed: { code: codes.conflict, msg: 'The price has changed meanwhile. Look again before you pay' },
  /** For its author: buyers keep what they paid for. */
  sold: { code: codes.state, msg: 'Members have bought this or are paying for it: it cannot be deleted' },
  bought: { code: codes.state, msg: 'This is open to you already' },
});
