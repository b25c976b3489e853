import { z } from 'zod';
import { defineCall, defineCalls } from '../../call.ts';
import { orderPayType, payStep } from '../../money/orders/orders.schema.ts';
import { moneyCurrency } from '../../money/wallet/wallet.schema.ts';
import { agreementVersion } from '../../shared/agreements.ts';
import {
  feedOf,
  id,
  json,
  requestId,
  returnUrl,
  scrolling,
  shanghaiTime,
  text,
  ticked,
  timestamp,
  whole,
} from '../../shared/fields.ts';
import { postState, queued } from '../posts/posts.schema.ts';
import { articleDocument } from './articles.document.ts';
import { articleLimits } from './articles.limits.ts';
import { article, articleAccess, articleCard } from './articles.schema.ts';

/** The title as it is submitted; the writing page asks the same. */
export const articleTitle = text(
  articleLimits.articleTitle,
  'article.title_required',
  'article.title_too_long',
);

/** What may be missing of a draft, and must not be of what is submitted. */
const given = {
  document: json(articleDocument, 'request.invalid'),
  /** Upload of the scene `post`: everybody sees it once the article is displayed, whoever may read on. */
  cover: id().optional(),
  /** Uploads of the scene `article`: for who may read the whole. */
  files: json(z.array(id()).max(articleLimits.articleFiles, 'article.files'), 'request.invalid')
    .optional()
    .default([]),
  access: articleAccess.optional().default('public'),
  /** In the smallest unit; needed when it is paid. */
  price: whole(articleLimits.articlePriceLeast, articleLimits.articlePriceMost, 'article.price').optional(),
  currency: moneyCurrency.optional().default('CNY'),
  topic: id().optional(),
  request_id: requestId().optional(),
};
const writing = [
  'article.too_long',
  'article.pictures',
  'article.files',
  'article.link',
  'article.price',
  'article.channel_required',
  'post.topic',
  'post.missing',
  'post.state',
  'request.forbidden',
  'file.unknown',
] as const;

/** Articles (S15, S50) on the engine of what members write, and content that is paid for (G128, D30). */
export const articleCalls = defineCalls({
  list: defineCall({
    id: 'G048',
    service: 'cms',
    path: 'article/list',
    summary:
      'Articles, displayed last first, by cursor: all, of a channel, of a topic, or `mine` in every state.',
    access: 'open',
    input: z.object({
      channel_id: id().optional(),
      topic: id().optional(),
      /** 1: mine, drafts too; empty for visitors. */
      mine: whole(0, 1).optional().default(0),
      /** 1: only of channels and members that I follow; empty for visitors, and not with `mine`. */
      followed: whole(0, 1).optional().default(0),
      ...scrolling,
    }),
    output: feedOf(articleCard),
  }),
  detail: defineCall({
    id: 'G049',
    service: 'cms',
    path: 'article/detail',
    summary:
      'One article: the whole for who may read it, else how it begins and what is missing (P10, S49). One that is not displayed does not exist for anybody but its author (T14).',
    access: 'open',
    input: z.object({ id: id() }),
    output: z.object({ article }),
    errors: ['article.missing'],
  }),
  saveDraft: defineCall({
    id: 'G440',
    service: 'cms',
    path: 'article/draft/save',
    summary: 'Keep a draft of an article on the server; with `id` the draft is replaced. May be empty.',
    writes: true,
    encoding: 'json',
    input: z.object({
      id: id().optional(),
      title: text(articleLimits.articleTitle, undefined, 'article.title_too_long').optional().default(''),
      ...given,
    }),
    output: z.object({ id: z.string(), saved: shanghaiTime(), saved_ts: timestamp() }),
    errors: ['article.title_too_long', 'post.drafts_full', ...writing],
  }),
  submit: defineCall({
    id: 'G441',
    service: 'cms',
    path: 'article/submit',
    summary:
      'Submit an article for review: a new one, a draft, what was rejected, or a new version of what is displayed, which stays until then.',
    writes: true,
    encoding: 'json',
    input: z.object({ id: id().optional(), title: articleTitle, ...given }),
    output: z.object({
      id: z.string(),
      state: postState,
      /** Of the version that waits. */
      queue: queued.nullable(),
    }),
    errors: ['article.title_required', 'article.title_too_long', 'request.content_required', ...writing],
  }),
  file: defineCall({
    id: 'G443',
    service: 'cms',
    path: 'article/file',
    summary:
      'The address of a file of an article, good for 5 minutes; refused with what is missing to who may not read the whole (P10, S49).',
    access: 'open',
    input: z.object({ id: id(), file_id: id() }),
    output: z.object({ url: z.string() }),
    errors: [
      'article.missing',
      'file.unknown',
      'article.for_fans',
      'article.for_iron_fans',
      'article.for_buyers',
    ],
  }),
  order: defineCall({
    id: 'G128',
    service: 'cms',
    path: 'content/order/create',
    summary:
      'Orders something to read or watch that is paid for and begins the payment; C086 tells where it stands, and it opens as soon as it is paid (S49).',
    rate: 'money',
    writes: true,
    input: z.object({
      kind: z.literal('article', 'request.invalid'),
      id: id(),
      pay_type: orderPayType(),
      /** What the member read, in the smallest unit. */
      price: whole(1, 100_000_000),
      agree: ticked('request.agreement_required'),
      agreement_version: agreementVersion(),
      /** Where the payer's browser comes back to: a page of ours; `orderPlace` in it becomes the order's number. */
      return_url: returnUrl(),
      request_id: requestId(),
    }),
    output: z.object({
      order_no: z.string(),
      /** Null where the provider does not answer: G155 begins it again. */
      pay: payStep.nullable(),
    }),
    errors: [
      'article.missing',
      'article.bought',
      'article.price_changed',
      'request.agreement_required',
      'order.agreement_changed',
      'order.method_wrong',
      'order.method_closed',
      'order.amount_out_of_range',
      'order.too_many_unpaid',
      'order.goods_missing',
    ],
  }),
});
