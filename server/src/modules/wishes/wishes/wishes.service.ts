import { wishLimits, wishRoom, type CallAnswer, type CallRequest, type calls } from '@goldbean/contract';
import type { Actor } from '../../../platform/actor.ts';
import type { IdempotencyKey } from '../../../platform/idempotency.ts';
import { createRegistry } from '../../../platform/registry.ts';
import { addWish } from './author/add-wish.usecase.ts';
import { editWish, withdrawWish } from './author/edit-wish.usecase.ts';
import { createWishImport } from './author/import-wish.usecase.ts';
import { createWishCooling } from './cool-wishes.job.ts';
import { createDigest } from './digest/digest.usecase.ts';
import { listOwnWishes, listWishes } from './lists/list-wishes.usecase.ts';
import { findSimilar } from './lists/similar.repository.ts';
import { createPool } from './pool.usecase.ts';
import { viewWish, viewWishOfTheDay } from './view-wish.usecase.ts';
import type { WishFacets, WishPorts } from './wishes.ports.ts';
import { createWishViews } from './wishes.views.ts';

type WishesRequest<Name extends keyof typeof calls.wishes> = CallRequest<(typeof calls.wishes)[Name]>;
type WishesAnswer<Name extends keyof typeof calls.wishes> = CallAnswer<(typeof calls.wishes)[Name]>;

/** The wish pool: what members ask for, found by words and in four orders (S08 to S12). */
export function createWishes(ports: WishPorts) {
  const { database, idempotency, rooms } = ports;
  const { reader } = database;
  const facets = createRegistry<WishFacets>('facets of wishes');
  const views = createWishViews(ports, facets);
  const pool = createPool(ports, views);
  const deps = { ...ports, facets, pool, views };

  return {
    /** Registers what wishes show of a feature that is built later. */
    facet: facets.register,
    pool,
    cool: createWishCooling(ports),
    import: createWishImport(ports, pool),
    digest: createDigest(ports, facets, views),

    /** G030. */
    list: (actor: Actor, given: WishesRequest<'list'>): Promise<WishesAnswer<'list'>> =>
      listWishes(actor, given, deps),

    /** G031. */
    detail: (actor: Actor, given: WishesRequest<'detail'>): Promise<WishesAnswer<'detail'>> =>
      viewWish(actor, given, deps),

    /** G032. */
    add: (uid: string, given: WishesRequest<'add'>, intent: IdempotencyKey): Promise<WishesAnswer<'add'>> =>
      database.transaction((tx) => idempotency.once(tx, intent, () => addWish(tx, uid, given, deps))),

    /** G033. */
    edit: (
      actor: Actor,
      given: WishesRequest<'edit'>,
      intent: IdempotencyKey,
    ): Promise<WishesAnswer<'edit'>> =>
      database.transaction((tx) => idempotency.once(tx, intent, () => editWish(tx, actor, given, deps))),

    /** G400. */
    withdraw: (
      actor: Actor,
      given: WishesRequest<'withdraw'>,
      intent: IdempotencyKey,
    ): Promise<WishesAnswer<'withdraw'>> =>
      database.transaction((tx) => idempotency.once(tx, intent, () => withdrawWish(tx, actor, given, deps))),

    /** G034. */
    async similar(actor: Actor, { title }: WishesRequest<'similar'>): Promise<WishesAnswer<'similar'>> {
      const rows = await findSimilar(reader, title, wishLimits.similarWishes);
      return { list: await views.many(reader, actor.uid, rows) };
    },

    /** G045. */
    mine: ({ uid }: Actor, given: WishesRequest<'mine'>): Promise<WishesAnswer<'mine'>> =>
      listOwnWishes(uid, given, deps),

    /** G047. */
    today: ({ uid }: Actor): Promise<WishesAnswer<'today'>> => viewWishOfTheDay(uid, deps),

    /** Opens the room in which members follow the pool. */
    start: (): Promise<void> => database.transaction((tx) => rooms.create(tx, wishRoom)),
  };
}
export type Wishes = ReturnType<typeof createWishes>;
