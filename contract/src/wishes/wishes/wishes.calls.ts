import { z } from 'zod';
import { defineCall, defineCalls } from '../../call.ts';
import {
  done,
  id,
  json,
  listOf,
  paging,
  requestId,
  shanghaiTime,
  text,
  timestamp,
  whole,
} from '../../shared/fields.ts';
import { wishLimits } from './wishes.limits.ts';
import {
  everyWishStatus,
  wish,
  wishAnswer,
  wishDigestLine,
  wishEvent,
  wishKinds,
  wishProduct,
  wishTab,
  type WishKind,
} from './wishes.schema.ts';

/** A status, or 7 for all of them (D03). */
const progress = whole(0, everyWishStatus).optional().default(everyWishStatus);

const kind = whole(1, wishKinds.length).transform((value) => value as WishKind);

/** An empty field of a form stands for none. */
const product = z
  .union([wishProduct, z.literal('')], 'request.invalid')
  .transform((value) => (value === '' ? null : value));

/** V19: a title as the server takes it; the form asks the same. */
export const wishTitle = text(wishLimits.wishTitleCharacters, 'wish.title_required', 'wish.title_long');
/** A description as the server takes it. */
export const wishDescription = text(wishLimits.wishDescriptionCharacters, undefined, 'wish.description_long');
/** V20: ids of uploads of the scene `wish` (G018), or of pictures that the wish has already. */
const pics = json(z.array(id()).max(wishLimits.wishPictures, 'wish.pictures'), 'request.invalid')
  .optional()
  .default([]);

/** S09: id of an upload of the scene `wish_recording`, or of the one that the wish has; none where it is empty. */
const recording = z
  .union([id(), z.literal('')], 'request.invalid')
  .transform((value) => (value === '' ? null : value))
  .optional()
  .default(null);

const written = {
  title: wishTitle,
  description: wishDescription.optional().default(''),
  product: product.optional().default(null),
  kind,
  pics,
  recording,
};
const writtenErrors = [
  'wish.title_required',
  'wish.title_long',
  'wish.description_long',
  'wish.pictures',
  'file.unknown',
] as const;

/** The wish pool: what members ask for (S08 to S12). */
export const wishCalls = defineCalls({
  list: defineCall({
    id: 'G030',
    service: 'wish',
    path: 'api/list',
    summary:
      'Wishes in the order of a tab, the pinned first, and how many there are in each status under the other filters. Words are found in title and description, also by pinyin. Hidden wishes are for product heads; merged ones are in no list.',
    input: z.object({
      tab: wishTab.optional().default('recent'),
      status: progress,
      product: product.optional().default(null),
      /** 0 for all kinds. */
      kind: whole(0, wishKinds.length).optional().default(0),
      q: text(wishLimits.wishSearchCharacters).optional().default(''),
      ...paging,
    }),
    output: listOf(wish).extend({
      /** Wishes by status, and by `7` all of them; one that the reader may not see is left out. */
      counts: z.record(z.string(), z.number().int()),
    }),
  }),
  detail: defineCall({
    id: 'G031',
    service: 'wish',
    path: 'api/detail',
    summary:
      'A wish with its history, newest first, and what I have to do with it. One that was merged names the one that took its votes. Hidden ones are for their author and product heads.',
    input: z.object({ wish_id: id() }),
    output: z.object({
      wish,
      events: z.array(wishEvent),
      answer: wishAnswer.nullable(),
      /** Where its author was, and with which version; may be empty. */
      page: z.string(),
      version: z.string(),
      /** Free votes by the learning level of those who gave them, lowest first. */
      levels: z.array(z.object({ level: z.number().int(), votes: z.number().int().positive() })),
      /** Members who voted, freely or by speed-up packs. */
      voters: z.number().int(),
      my: z.object({
        voted: z.boolean(),
        /** Speed-up votes of mine in it. */
        tickets: z.number().int(),
        /** I hear how it goes on: as author, voter or commenter, or since I asked for it (G403). */
        hears: z.boolean(),
        /** It is mine and pending: I may change it. */
        edits: z.boolean(),
        /** And no other was merged into it: I may withdraw it. */
        withdraws: z.boolean(),
      }),
      /** The server's now, by which a date is judged (V21). */
      server_ts: timestamp(),
    }),
    errors: ['wish.missing'],
  }),
  add: defineCall({
    id: 'G032',
    service: 'wish',
    path: 'api/add',
    summary: 'Make a wish (S09). It can be seen and voted for at once.',
    writes: true,
    input: z.object({
      ...written,
      /** The page it is about, as the address says it; the form fills it in. */
      page: text(wishLimits.wishPageCharacters).optional().default(''),
      /** The version of the app. */
      version: text(wishLimits.wishVersionCharacters).optional().default(''),
      request_id: requestId().optional(),
    }),
    output: z.object({ wish_id: z.string() }),
    errors: writtenErrors,
  }),
  edit: defineCall({
    id: 'G033',
    service: 'wish',
    path: 'api/edit',
    summary: 'Change a wish of mine while it is pending (S12). All of it is sent.',
    writes: true,
    input: z.object({ wish_id: id(), ...written, request_id: requestId().optional() }),
    output: z.object({ wish }),
    errors: ['wish.missing', 'wish.not_pending', 'wish.merged', ...writtenErrors],
  }),
  withdraw: defineCall({
    id: 'G400',
    service: 'wish',
    path: 'api/withdraw',
    summary:
      'Withdraw a wish of mine while it is pending (S12), unless others were merged into it. It is gone, with its pictures and its recording; speed-up votes of the last 30 days are refunded.',
    writes: true,
    input: z.object({ wish_id: id(), request_id: requestId().optional() }),
    output: done,
    errors: ['wish.missing', 'wish.not_pending', 'wish.absorbed', 'wish.merged'],
  }),
  similar: defineCall({
    id: 'G034',
    service: 'wish',
    path: 'api/similar',
    summary: 'Wishes with a title like the one that is being written, the most similar first (S09).',
    input: z.object({ title: text(wishLimits.wishTitleCharacters, undefined, 'wish.title_long') }),
    output: z.object({ list: z.array(wish) }),
    errors: ['wish.title_long'],
  }),
  mine: defineCall({
    id: 'G045',
    service: 'wish',
    path: 'api/mine',
    summary: 'My own wishes, newest first, also those that are hidden, with the reason, or merged (S12).',
    input: z.object({
      state: progress,
      q: text(wishLimits.wishSearchCharacters).optional().default(''),
      ...paging,
    }),
    output: listOf(wish).extend({
      /** My wishes by status, and by `7` all of them. */
      counts: z.record(z.string(), z.number().int()),
    }),
  }),
  today: defineCall({
    id: 'G047',
    service: 'wish',
    path: 'api/today',
    summary:
      'The wish that gained most votes since 0:00 in Shanghai, and until when that counts (D48); null while none has gained any.',
    input: z.object({}),
    output: z.object({
      wish: wish.nullable(),
      /** Votes that it gained today. */
      gained: z.number().int(),
      ends: shanghaiTime(),
      ends_ts: timestamp(),
    }),
  }),
  digest: defineCall({
    id: 'G401',
    service: 'wish',
    path: 'api/digest',
    summary:
      'What a month brought to my wishes and to those I voted for (S11): votes, comments and changes of status.',
    input: z.object({
      /** `2026-11`, of Shanghai; left out for the running month. */
      month: z
        .string()
        .regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'request.invalid')
        .optional(),
    }),
    output: z.object({
      month: z.string(),
      /** My wishes of the month. */
      made: z.number().int(),
      /** Free votes that I gave in the month. */
      voted: z.number().int(),
      /** Beans that I spent on speed-up packs in the month; refunds are not taken off. */
      spent: z.number().int(),
      /** Wishes with any news in the month, my own first, then those that gained most; 100 at most. */
      list: z.array(wishDigestLine),
    }),
  }),
});
