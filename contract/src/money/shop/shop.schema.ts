import { z } from 'zod';
import { moneyCurrency } from '../wallet/wallet.schema.ts';
import { minorUnits, payType } from '../orders/orders.schema.ts';
import { id, shanghaiTime, timestamp, whole } from '../../shared/fields.ts';
import { shopLimits } from './shop.limits.ts';

/** `open`: it can be joined; `reached`: enough have joined, no place is left; `over`: its time ran out before that. */
export const groupPurchaseStates = ['open', 'reached', 'over'] as const;
export const groupPurchaseState = z.enum(groupPurchaseStates);
export type GroupPurchaseState = z.infer<typeof groupPurchaseState>;

/**
 * A member's place in a group purchase. `waiting`: not enough have joined; `to_pay`: reached, it can be ordered at the
 * group's price until `pay_until`; `ordered`: its order waits for payment; `paid`; `lost`: it was not ordered and paid in
 * time, and its stock went back, or the group came to nothing.
 */
export const groupPlaces = ['waiting', 'to_pay', 'ordered', 'paid', 'lost'] as const;
export const groupPlace = z.enum(groupPlaces);
export type GroupPlace = z.infer<typeof groupPlace>;

/** A price for many (D66): how many have joined, until when, and whether I am in. */
export const groupPurchase = z.object({
  /** Null until somebody joins: the first one opens it. */
  id: z.string().nullable(),
  product_id: z.string(),
  /** For each once it is reached, in the product's currency. */
  price: minorUnits(),
  /** So many must join. */
  need: z.number().int().positive(),
  joined: z.number().int(),
  /** So many of them have paid. */
  paid: z.number().int(),
  /** When it is over unless it is reached before; null until it is open. */
  ends: shanghaiTime().nullable(),
  ends_ts: timestamp().nullable(),
  state: groupPurchaseState,
  /** Until when places can be ordered; null until it is reached. */
  pay_until: shanghaiTime().nullable(),
  pay_until_ts: timestamp().nullable(),
  /** I am in it. */
  mine: z.boolean(),
  /** Where my place stands; null when I am not in it. */
  place: groupPlace.nullable(),
  /** The order of my place that waits for payment or is paid, to be taken up again by G155; null without one. */
  order_no: z.string().nullable(),
});
export type GroupPurchase = z.infer<typeof groupPurchase>;

/** `over`: taken off by its channel. */
export const productState = z.enum(['on_sale', 'sold_out', 'over']);
export type ProductState = z.infer<typeof productState>;

/** Something sold in a live session: a course, notes, a study pass (E29). */
export const product = z.object({
  id: z.string(),
  name: z.string(),
  /** Address of the picture, or empty. */
  cover: z.string(),
  desc: z.string(),
  price: minorUnits(),
  currency: moneyCurrency,
  /** How many there are left; null without a limit. What unpaid orders hold is not left. */
  stock: z.number().int().nullable(),
  /** So many of each member may buy; null without a limit. */
  limit: z.number().int().positive().nullable(),
  /** Paid for. */
  sold: z.number().int(),
  state: productState,
});
export type Product = z.infer<typeof product>;

/** A product as its own page shows it. */
export const productDetail = product.extend({
  /** Ways in which one of it can be paid now. */
  pay_type: z.array(payType),
  /** So many I have ordered or bought, orders that closed unpaid left out; they count towards `limit`. */
  mine: z.number().int(),
});
export type ProductDetail = z.infer<typeof productDetail>;

/** So many of a product, as a call takes it. */
export const wantedGoods = z.object({ product_id: id(), n: whole(1, shopLimits.cartUnits) });
export type WantedGoods = z.infer<typeof wantedGoods>;

const isOncePerProduct = (items: readonly WantedGoods[]): boolean =>
  new Set(items.map(({ product_id }) => product_id)).size === items.length;
/** Lines of a cart or an order, each product once. @param least how many at least */
export const wantedItems = (least: number) =>
  z
    .array(wantedGoods)
    .min(least, 'request.invalid')
    .max(shopLimits.cartLines, 'request.invalid')
    .refine(isOncePerProduct, 'request.invalid');

/**
 * Whether a line of a cart can be ordered as it stands. `few`: less is left than wanted; `limit`: with what I have, it is
 * more than each may buy; `sold_out`, `over`: as the product; `removed`: the live session sells it no more.
 */
export const cartLineStates = ['ready', 'few', 'limit', 'sold_out', 'over', 'removed'] as const;
export const cartLineState = z.enum(cartLineStates);
export type CartLineState = z.infer<typeof cartLineState>;

/** A line of a cart, at today's price. */
export const cartLine = z.object({
  product,
  n: z.number().int().positive(),
  /** `n` times the price. */
  amount: minorUnits(),
  state: cartLineState,
});
export type CartLine = z.infer<typeof cartLine>;

/** A member's cart in a live session. */
export const cart = z.object({
  /** In the order in which they were given. */
  items: z.array(cartLine),
  /** Of the lines that are ready, one for each currency there is; an order is of one currency. */
  sum: z.array(z.object({ currency: moneyCurrency, amount: minorUnits() })),
});
export type Cart = z.infer<typeof cart>;
