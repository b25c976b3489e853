import { z } from 'zod';
import { characters, saysNothing } from './characters.ts';

export { characters, saysNothing } from './characters.ts';

/*
 * Fields as they travel in a form: text. Each takes the plain value too, so that the app writes numbers and
 * objects and a JSON body works (D12). A message given here is a `msg_key` and wins over `request.invalid`.
 */

/** Largest whole number that JSON carries exactly. */
const largest = Number.MAX_SAFE_INTEGER;

/** An opaque id (D88): a string of letters, digits, `_`, `-`. */
export const id = () => z.string().regex(/^[\w-]{1,64}$/, 'request.invalid');

/** D77: what a client makes up once per intent and repeats with every try, at most 64 characters. */
export const requestId = () => z.string().regex(/^[\w.:-]{1,64}$/, 'request.invalid');

/**
 * A whole number, as a number or as digits.
 * @param largeKey the `msg_key` when it is above `max`, where that needs words of its own
 */
export function whole(min = 0, max = largest, msgKey = 'request.invalid', largeKey = msgKey) {
  return z
    .union([z.number(), z.string().regex(/^-?\d{1,40}$/, msgKey)], msgKey)
    .transform(Number)
    .pipe(z.number(msgKey).max(max, largeKey).int(msgKey).min(min, msgKey));
}

/** Yes or no: `1` and `0` in a form. */
export function flag(msgKey = 'request.invalid') {
  return z
    .union([z.boolean(), z.literal([0, 1]), z.literal(['0', '1'])], msgKey)
    .transform((value) => value === true || value === 1 || value === '1');
}

/** A tick that must be set, such as an agreement. */
export function ticked(msgKey: string) {
  return z
    .union([z.boolean(), z.number(), z.literal('1')], msgKey)
    .transform((value) => value === true || value === 1 || value === '1')
    .refine((value) => value, msgKey);
}

/** Whether the database stores a text: it has neither NUL nor half a surrogate pair. */
export const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0');

/**
 * Text a member wrote: NFC, trimmed, empty where nothing of it can be seen (V06), with neither NUL nor half a surrogate
 * pair, since the database stores neither.
 * @param max most code points
 * @param emptyKey the `msg_key` when nothing visible is left; leave it out where empty is allowed
 * @param longKey the `msg_key` when there is more
 */
export function text(max: number, emptyKey?: string, longKey = 'request.invalid') {
  return z
    .string(emptyKey ?? 'request.invalid')
    .max(max * 8, longKey)
    .refine(isStorable, 'request.invalid')
    .transform((value) => (saysNothing(value) ? '' : value.normalize('NFC').trim()))
    .refine((value) => characters(value) <= max, longKey)
    .refine((value) => !emptyKey || value !== '', emptyKey ?? 'request.invalid');
}

/**
 * Text that must reach the server as it is, such as a password: no trimming. How its letters are composed depends on the
 * keyboard, so its length counts in NFC, and it is compared so.
 */
export function secret(min: number, max: number, msgKey = 'request.invalid') {
  return z
    .string(msgKey)
    .max(max * 8, msgKey)
    .refine(isStorable, msgKey)
    .refine((value) => {
      const { length } = value.normalize('NFC');
      return length >= min && length <= max;
    }, msgKey);
}

/** What a program made up, such as an address or a token: as it is, but storable, and empty or with something to see. */
export function opaque(max: number, min = 0, msgKey = 'request.invalid') {
  return z
    .string(msgKey)
    .min(min, msgKey)
    .max(max, msgKey)
    .refine((value) => isStorable(value) && (value === '' || !saysNothing(value)), msgKey);
}

/**
 * Whether one may be led there, or a picture may lie there: outside by http or https, or a page or file of ours. Any other
 * scheme, such as `javascript:` or `data:`, could run or bring its own page along.
 */
export const isAddress = (given: string): boolean => /^(?:https?:\/\/[^\s]+|\/(?!\/)[^\s\\]*)$/i.test(given);

/** Where a link leads or a picture lies. @param msgKey the `msg_key` for anything but such an address */
export function address(max: number, msgKey = 'request.address') {
  return z
    .string(msgKey)
    .max(max, msgKey)
    .refine((given) => isStorable(given) && isAddress(given), msgKey);
}

/** Where a payer comes back to; left out or empty, to their orders. */
export const returnUrl = () => z.union([z.literal(''), address(500)], 'request.address').optional();

const earliest = Date.UTC(2000, 0, 1);
const latest = Date.UTC(2100, 0, 1);

/** A moment: UTC ms, or ISO 8601 with an offset. Gives UTC ms between the years 2000 and 2100. */
export function moment(msgKey = 'request.invalid') {
  return z
    .union([z.number(), z.string().regex(/^\d{1,14}$/), z.iso.datetime({ offset: true })], msgKey)
    .transform((value) => {
      if (typeof value === 'number') return value;
      return /^\d+$/.test(value) ? Number(value) : Date.parse(value);
    })
    .pipe(z.number(msgKey).int(msgKey).min(earliest, msgKey).max(latest, msgKey));
}

/** An object or list, sent as JSON text in a form. */
export function json<Schema extends z.ZodType>(schema: Schema, msgKey = 'request.invalid') {
  return z
    .union(
      [
        z
          .string()
          .max(65_536, msgKey)
          .refine((value) => isStorable(value) && !saysNothing(value), msgKey),
        z.custom<z.input<Schema>>((value) => typeof value === 'object'),
      ],
      msgKey,
    )
    .transform((value, context): unknown => {
      if (typeof value !== 'string') return value;
      try {
        return JSON.parse(value) as unknown;
      } catch {
        context.addIssue({ code: 'custom', message: msgKey });
        return z.NEVER;
      }
    })
    .pipe(schema as z.ZodType<z.output<Schema>>);
}

/** D56: pages count from 1; 20 rows unless asked, 100 at most. */
export const paging = {
  page: whole(1, 1_000_000).optional().default(1),
  page_size: whole(1, 100).optional().default(20),
};

/** D56: the answer of a list. */
export function listOf<Row extends z.ZodType>(row: Row) {
  return z.object({
    list: z.array(row),
    total: z.number().int(),
    page: z.number().int(),
    page_size: z.number().int(),
  });
}

/**
 * A feed for scrolling: rows after a cursor instead of pages, so that new rows neither repeat nor hide a row.
 * `cursor` is opaque (D88): the `next` of an answer, or left out for the newest rows.
 */
export const scrolling = {
  cursor: opaque(200, 1).optional(),
  size: whole(1, 100).optional().default(20),
};

/** The answer of a feed. */
export const feedOf = <Row extends z.ZodType>(row: Row) =>
  z.object({
    list: z.array(row),
    /** The cursor of what follows; null at the end. */
    next: z.string().nullable(),
  });

/** A time in an answer: `x` in Asia/Shanghai, `YYYY-MM-DD HH:mm:ss`, beside `x_ts` in UTC ms. */
export const shanghaiTime = () => z.string();
export const timestamp = () => z.number().int();

/** A person as other members see them. */
export const user = z.object({
  uid: z.string(),
  jwcode: z.string(),
  nickname: z.string(),
  /** Address of the portrait, or empty: then the first letter of the nickname stands in. */
  img: z.string(),
  level: z.number().int(),
});
export type User = z.infer<typeof user>;

/** Stands in for a member whose account is gone: only the uid is known. */
export const nobody = (uid: string): User => ({ uid, jwcode: '', nickname: '', img: '', level: 0 });

/** Answer of calls that return no data. */
export const done = z.object({ ok: z.literal(true) });
