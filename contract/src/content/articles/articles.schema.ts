import { z } from 'zod';
import { minorUnits } from '../../money/orders/orders.schema.ts';
import { moneyCurrency } from '../../money/wallet/wallet.schema.ts';
import { shanghaiTime, timestamp } from '../../shared/fields.ts';
import { author, picture, postState, queued, topicName } from '../posts/posts.schema.ts';
import { documentBlock } from './articles.document.ts';

/** Who may read the whole of an article (P10, D30): everybody, members of its channel's fan club, iron fans, buyers. */
export const articleAccesses = ['public', 'fans', 'iron_fans', 'paid'] as const;
export const articleAccess = z.enum(articleAccesses, 'request.invalid');
export type ArticleAccess = z.infer<typeof articleAccess>;

/** What a paid article costs, in the smallest unit of its currency. */
const articlePrice = z.object({ amount: minorUnits(), currency: moneyCurrency });
export type ArticlePrice = z.infer<typeof articlePrice>;

/** A file that comes with an article. Its address is asked for on its own (G443), by who may read the whole. */
const articleFile = z.object({
  file_id: z.string(),
  name: z.string(),
  /** Bytes. */
  size: z.number().int(),
});
export type ArticleFile = z.infer<typeof articleFile>;

/** An article in a list. */
export const articleCard = z.object({
  id: z.string(),
  author,
  title: z.string(),
  /** How it begins; of one that is locked too. */
  summary: z.string(),
  cover: picture.nullable(),
  topic: topicName.nullable(),
  access: articleAccess,
  /** Null unless it is paid. */
  price: articlePrice.nullable(),
  /** The channel it belongs to; null for none. */
  channel: z.object({ channel_id: z.string(), name: z.string() }).nullable(),
  /** When it was first displayed; before that when it was submitted or, of a draft, begun. */
  at: shanghaiTime(),
  at_ts: timestamp(),
  /** When a later version began to show; null for the first. */
  edited_ts: timestamp().nullable(),
  /** Words of the whole: the app says how long they take to read. */
  words: z.number().int(),
  likes: z.number().int(),
  liked: z.boolean(),
  comments: z.number().int(),
  is_own: z.boolean(),
  state: postState,
  /** Why it was rejected or hidden, for its author; empty else. */
  reason: z.string(),
  queue: queued.nullable(),
});
export type ArticleCard = z.infer<typeof articleCard>;

/** What a version says: to be read, or for its author to go on writing. */
const contents = {
  document: z.array(documentBlock),
  /** Pictures of the document that I may see, with their addresses. */
  pictures: z.array(picture),
  files: z.array(articleFile),
};

/** An article as it is read. */
export const article = articleCard.extend({
  /** The whole, or, where it is locked, how it begins: nothing else leaves the server (S49). */
  ...contents,
  /** Why it is not open to me, in the catalogue's words (N05); null when it is. */
  locked: z.enum(['article.for_fans', 'article.for_iron_fans', 'article.for_buyers']).nullable(),
  /** For its author: a newer version that waits or was rejected; null for none. */
  edit: z
    .object({
      ...contents,
      title: z.string(),
      cover: picture.nullable(),
      topic: topicName.nullable(),
      access: articleAccess,
      price: articlePrice.nullable(),
      state: z.enum(['pending', 'rejected']),
      reason: z.string(),
      queue: queued.nullable(),
    })
    .nullable(),
});
export type Article = z.infer<typeof article>;
