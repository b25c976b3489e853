import { calls, type Article } from '@goldbean/contract/content';
import { calls as moneyCalls, orderPlace } from '@goldbean/contract/money';
import { agreements, type CallInput } from '@goldbean/contract/shared';
import { request } from '../../../shared/api/index.ts';
import { paths } from '../../../shared/paths/index.ts';
import type { PayMethods } from '../../../shared/pay-methods/index.ts';

export type ArticlePayType = CallInput<typeof calls.articles.order>['pay_type'];

/** Articles of a shelf. */
const shelfSize = 12;

/** G048. @param isFollowed only from whom the member follows @param cursor left out for the newest */
export const listArticles = (isFollowed: boolean, cursor?: string) =>
  request(calls.articles.list, {
    ...(isFollowed && { followed: 1 }),
    ...(cursor !== undefined && { cursor }),
    size: shelfSize,
  });

/** G049. @throws ApiError `article.missing` */
export const loadArticle = async (id: string): Promise<Article> =>
  (await request(calls.articles.detail, { id })).article;

/** G056. */
export const likeArticle = (id: string, isLiked: boolean) =>
  request(calls.likes.set, { type: 'article', id, action: isLiked });

/** G443. @throws ApiError `article.for_*` */
export const fileAddress = async (id: string, fileId: string): Promise<string> =>
  (await request(calls.articles.file, { id, file_id: fileId })).url;

/** C085: ways to pay so much. */
export const loadMethods = async (price: NonNullable<Article['price']>): Promise<PayMethods> =>
  (
    await request(moneyCalls.orders.methods, {
      scene: 'content',
      amount: price.amount,
      currency: price.currency,
    })
  ).methods;

/** Where the browser comes back to from a payment: the page of the order, which leads on to the article. Absolute. */
export const payPageOf = (articleId: string, orderNo: string): string =>
  new URL(
    paths.pay.href({ order: orderNo, to: paths.article.href({ id: articleId }) }),
    window.location.origin,
  ).href;

/** G128. @returns the order's number @throws ApiError `article.*`, `order.*` */
export const orderArticle = async (
  id: string,
  price: number,
  payType: ArticlePayType,
  requestId: string,
): Promise<string> =>
  (
    await request(calls.articles.order, {
      kind: 'article',
      id,
      pay_type: payType,
      price,
      agree: true,
      agreement_version: agreements.service.version,
      return_url: payPageOf(id, orderPlace),
      request_id: requestId,
    })
  ).order_no;
