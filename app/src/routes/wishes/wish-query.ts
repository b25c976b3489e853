import {
  everyWishStatus,
  wishLimits,
  wishKinds,
  wishProducts,
  wishStatuses,
  wishTabs,
  type WishKind,
  type WishProduct,
  type WishTab,
} from '@goldbean/contract/wishes';
import { everyWish, type WishQuery } from '../../features/wishes/wishes/index.ts';

/** Fields of an address that say which wishes are listed. */
type WishQueryFields = Partial<Record<'tab' | 'status' | 'product' | 'kind' | 'q' | 'page', string>>;

const oneOf = <Value extends string | number>(
  values: readonly Value[],
  text: string | null,
): Value | undefined =>
  text === null || text === '' ? undefined : values.find((value) => String(value) === text);

/** What of the words is looked for: longer ones the server refuses, however often it is asked. */
const searchable = (words: string): string =>
  Array.from(words.normalize('NFC').trim()).slice(0, wishLimits.wishSearchCharacters).join('').trim();

/** Reads which wishes an address lists (S08); what it does not say, or says wrongly, is as everywhere. */
export function readWishQuery(fields: URLSearchParams, otherwise: WishQuery = everyWish): WishQuery {
  const page = Number(fields.get('page'));
  return {
    tab: oneOf<WishTab>(wishTabs, fields.get('tab')) ?? otherwise.tab,
    status: oneOf<number>([...wishStatuses, everyWishStatus], fields.get('status')) ?? otherwise.status,
    product: oneOf<WishProduct>(wishProducts, fields.get('product')) ?? otherwise.product,
    kind: oneOf<WishKind>(wishKinds, fields.get('kind')) ?? otherwise.kind,
    q: searchable(fields.get('q') ?? ''),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The fields of the address of a list: what is as everywhere is not said. */
export function wishFields(query: WishQuery, otherwise: WishQuery = everyWish): WishQueryFields {
  const { tab, status, product, kind, q, page } = query;
  return {
    ...(tab !== otherwise.tab && { tab }),
    ...(status !== otherwise.status && { status: String(status) }),
    ...(product !== otherwise.product && { product }),
    ...(kind !== otherwise.kind && { kind: String(kind) }),
    ...(q !== '' && { q }),
    ...(page > 1 && { page: String(page) }),
  };
}
