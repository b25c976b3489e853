import type { WishAction, WishKind, WishProduct, WishStatus } from '@goldbean/contract';
import type { Generated, Selectable } from 'kysely';
import type { Moment, Reader } from '../../../platform/database/index.ts';

/** An action as it is stored: people by uid. */
export type StoredWishAction =
  | Exclude<WishAction, { kind: 'voted' }>
  | { readonly kind: 'voted'; readonly voter: string };

/** The feature's tables; see server/migrations/wishes. */
type WishTables = {
  wish: {
    wish_id: string;
    author_uid: string;
    title: string;
    description: string;
    product: WishProduct | null;
    kind: WishKind;
    status: WishStatus;
    communicated: Generated<boolean>;
    pinned: Generated<boolean>;
    page: string;
    version: string;
    created_at: Moment;
    expected_at: Moment | null;
    hidden_reason: string | null;
    merged_into: string | null;
    withdrawn_at: Moment | null;
    answer: string | null;
    answered_by: string | null;
    answered_at: Moment | null;
    answer_edited_at: Moment | null;
    reward_beans: number | null;
    rewarded_at: Moment | null;
    free_votes: Generated<number>;
    paid_votes: Generated<number>;
    comments: Generated<number>;
    edition: Generated<number>;
    heat: Generated<number>;
    /** `YYYY-MM-DD` in Asia/Shanghai. */
    day: string | null;
    day_gain: Generated<number>;
    words: string;
    sound: string;
    title_grams: string[];
  };
  wish_picture: { wish_id: string; position: number; file_id: string; url: string };
  wish_recording: { wish_id: string; file_id: string; url: string; mime: string; duration: number };
  wish_event: {
    event_id: string;
    wish_id: string;
    action: StoredWishAction;
    by_uid: string | null;
    reason: string;
    at: Moment;
  };
  wish_count: { product: string; kind: WishKind; status: WishStatus; n: number };
  wish_gain: { wish_id: string; hour: number; votes: number };
};
/** A wish without what it is found by. */
export type WishRow = Omit<
  Selectable<WishTables['wish']>,
  'heat' | 'day' | 'day_gain' | 'words' | 'sound' | 'title_grams'
>;
export type WishEventRow = Selectable<WishTables['wish_event']>;

export const tables = (reader: Reader) => reader.withTables<WishTables>();

/** The columns of `WishRow`. */
export const wishColumns = [
  'wish_id',
  'author_uid',
  'title',
  'description',
  'product',
  'kind',
  'status',
  'communicated',
  'pinned',
  'page',
  'version',
  'created_at',
  'expected_at',
  'hidden_reason',
  'merged_into',
  'withdrawn_at',
  'answer',
  'answered_by',
  'answered_at',
  'answer_edited_at',
  'reward_beans',
  'rewarded_at',
  'free_votes',
  'paid_votes',
  'comments',
  'edition',
] as const satisfies readonly (keyof WishRow)[];
