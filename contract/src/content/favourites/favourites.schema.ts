import { z } from 'zod';
import { shanghaiTime, timestamp } from '../../shared/fields.ts';

/** What can be kept, by who registers it (S44). */
export const favouriteTypes = ['channel', 'live', 'replay', 'video'] as const;
export const favouriteType = z.enum(favouriteTypes, 'request.invalid');
export type FavouriteType = z.infer<typeof favouriteType>;

/** A folder of what a member keeps. */
export const favouriteFolder = z.object({
  id: z.string(),
  /** Empty for the first one until its member names it. */
  title: z.string(),
  /** Takes what is kept without choosing; exactly one is (E20). */
  is_default: z.boolean(),
  /** What lies in it. */
  items: z.number().int(),
});
export type FavouriteFolder = z.infer<typeof favouriteFolder>;

/** A thing on a list of favourites. */
const favouriteCard = z.object({
  title: z.string(),
  /** Address of a picture, or empty. */
  img: z.string(),
  /** Whose it is, such as the channel; may be empty. */
  by: z.string(),
});
export type FavouriteCard = z.infer<typeof favouriteCard>;

export const favouriteItem = z.object({
  type: favouriteType,
  id: z.string(),
  folder_id: z.string(),
  /** When it was kept. */
  at: shanghaiTime(),
  at_ts: timestamp(),
  /** Null where it is gone, or not to be seen any more. */
  card: favouriteCard.nullable(),
});
export type FavouriteItem = z.infer<typeof favouriteItem>;
