import type { MoneyCurrency, PayType } from '@goldbean/contract';
import type { Selectable } from 'kysely';
import type { Moment, Reader } from '../../../platform/database/index.ts';

/** The feature's tables; see server/migrations/content. */
type ArticleTables = {
  article: { post_id: string; author_uid: string };
  article_file: {
    post_id: string;
    version: number;
    position: number;
    file_id: string;
    attached: boolean;
    is_draft: boolean;
    name: string;
    size: number;
    w: number | null;
    h: number | null;
  };
  article_purchase: {
    purchase_id: string;
    post_id: string;
    uid: string;
    name: string;
    minor: number;
    currency: MoneyCurrency;
    pay_type: PayType;
    order_no: string | null;
    created_at: Moment;
    paid_at: Moment | null;
    ended_at: Moment | null;
  };
};
export type ArticleFileRow = Selectable<ArticleTables['article_file']>;
export type ArticlePurchaseRow = Selectable<ArticleTables['article_purchase']>;

export const tables = (reader: Reader) => reader.withTables<ArticleTables>();
