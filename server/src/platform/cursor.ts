import { refuse } from './refusal.ts';

/** The place of a row in a feed: what the feed is sorted by, then the id of the row. */
export interface FeedPlace {
  readonly key: number;
  readonly id: string;
}

/** The opaque cursor (D88) that leads to the rows after a place. */
export const cursorOf = ({ key, id }: FeedPlace): string =>
  Buffer.from(JSON.stringify([key, id])).toString('base64url');

/** The last moment a date can name, ms: a feed is sorted by moments, or by numbers far below. */
const lastMoment = 8.64e15;

/** @throws Refusal `request.invalid` for what is no cursor of ours */
export function placeAt(cursor: string | undefined): FeedPlace | null {
  if (cursor === undefined) return null;
  try {
    const [key, id] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[];
    const isKey = typeof key === 'number' && Math.abs(key) <= lastMoment;
    if (isKey && typeof id === 'string' && /^[\w-]{1,64}$/.test(id)) return { key, id };
  } catch {
    // Not JSON: refused below.
  }
  return refuse('request.invalid');
}

/** A page of a feed out of one row more than it shows. */
export function feedPage<Row>(
  rows: readonly Row[],
  size: number,
  placeOf: (row: Row) => FeedPlace,
): { readonly rows: readonly Row[]; readonly next: string | null } {
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  return { rows: shown, next: rows.length > size && last !== undefined ? cursorOf(placeOf(last)) : null };
}
