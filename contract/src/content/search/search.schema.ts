import { z } from 'zod';
import { text } from '../../shared/fields.ts';
import { searchLimits } from './search.limits.ts';

/** What a search looks through (S03), in the order in which it is shown. A group without a source is left out of the answer. */
export const searchTypes = [
  'stocks',
  'channels',
  'users',
  'lives',
  'replays',
  'replay_minutes',
  'articles',
  'posts',
  'videos',
  'wishes',
  'messages',
] as const;
export const searchType = z.enum(searchTypes);
export type SearchType = (typeof searchTypes)[number];

/** What somebody looks for, as the server takes it; the page asks the same. */
export const searchQuery = text(searchLimits.searchQueryCharacters, 'search.empty', 'search.too_long');

/** One thing that was found. */
export const searchHit = z.object({
  /** Of the thing itself; unique within its group. */
  id: z.string(),
  title: z.string(),
  /** The sentence it was found in; may be empty. */
  snippet: z.string(),
  /** Where it is from: a channel, a room, a market; may be empty. */
  from: z.string(),
  /** When it was or begins, UTC ms; null where that says nothing. */
  at_ts: z.number().int().nullable(),
  /** Place in a recording, ms; null for what is no minute of one. */
  media_ts: z.number().int().nullable(),
  /** Address of a picture, or empty. */
  img: z.string(),
  /** Address in the app. */
  href: z.string(),
});
export type SearchHit = z.infer<typeof searchHit>;

export const searchGroup = z.object({
  type: searchType,
  /** Best first. */
  list: z.array(searchHit),
  /** How many there are, counted up to 1,000. */
  total: z.number().int(),
  /** This group could not be asked; the others stand. */
  failed: z.boolean(),
});
export type SearchGroup = z.infer<typeof searchGroup>;
