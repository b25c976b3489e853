import {
  everyWishStatus,
  wishLimits,
  wishRoom,
  type CallAnswer,
  type CallRequest,
  type calls,
  type WishTab,
} from '@goldbean/contract';
import type { Actor } from '../../../platform/actor.ts';
import { shanghaiTime } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { IdempotencyKey } from '../../../platform/idempotency.ts';
import type { PageRequest } from '../../../platform/page-request.ts';
import { refuse } from '../../../platform/refusal.ts';
import { wordsOf } from '../../../platform/finding.ts';
import { createRegistry } from '../../../platform/registry.ts';
import { createDigest } from './digest.usecase.ts';
import { foundBy } from './search-words.domain.ts';
import { coolDown, findOfTheDay } from './gains.repository.ts';
import { createWishImport } from './import-wish.usecase.ts';
import type { Filter } from './conditions.repository.ts';
import { countListed, findListed, findOwn, type WishCounts } from './lists.repository.ts';
import { createPool } from './pool.usecase.ts';
import { findRecordings, isRecordingUsed, writeRecording } from './recordings.repository.ts';
import { findSimilar } from './similar.repository.ts';
import { findSought } from './sought.repository.ts';
import { createWishViews } from './wishes.views.ts';
import { isHead, shanghaiDay } from './wishes.domain.ts';
import type { WishFacets, WishPorts } from './wishes.ports.ts';
import {
  findPictures,
  findWish,
  hasAbsorbed,
  insertWish,
  isPictureUsed,
  recount,
  writePictures,
} from './wishes.repository.ts';
import type { WishRow } from './wishes.tables.ts';

type WishesRequest<Name extends keyof typeof calls.wishes> = CallRequest<(typeof calls.wishes)[Name]>;
type WishesAnswer<Name extends keyof typeof calls.wishes> = CallAnswer<(typeof calls.wishes)[Name]>;

/** Wishes that are cooled down in one transaction. */
const mostCooled = 500;

/** The wish pool: what members ask for, found by words and in four orders (S08 to S12). */
export function createWishes(ports: WishPorts) {
  const { database, clock, ids, idempotency, jobs, files, recordings, rooms } = ports;
  const { reader } = database;
  const facets = createRegistry<WishFacets>('facets of wishes');
  const views = createWishViews(ports, facets);
  const pool = createPool(ports, views);

  /** Votes older than 72 hours count as gained no more. */
  async function cool(): Promise<void> {
    while (await database.transaction((tx) => coolDown(tx, clock.now(), mostCooled)));
  }
  jobs.every('wishes.cool', '1 * * * *', cool);

  /** The pictures of a wish are these from now on; what it shows no more is deleted. */
  async function takePictures(tx: Tx, uid: string, wishId: string, asked: readonly string[]): Promise<void> {
    const before = (await findPictures(tx, [wishId])).get(wishId) ?? [];
    const pictures: { file_id: string; url: string }[] = [];
    for (const id of new Set(asked)) {
      const kept = before.find(({ file_id }) => file_id === id);
      const { file_id, url } = kept ?? (await files.take(tx, uid, id));
      pictures.push({ file_id, url });
    }
    await writePictures(tx, wishId, pictures);
    for (const { file_id } of before)
      if (!pictures.some((picture) => picture.file_id === file_id))
        await files.drop(tx, file_id, () => isPictureUsed(tx, file_id));
  }

  /** S09: the recording of a wish is this one from now on, or none; one that it shows no more is deleted. */
  async function takeRecording(tx: Tx, uid: string, wishId: string, asked: string | null): Promise<void> {
    const before = (await findRecordings(tx, [wishId])).get(wishId);
    if ((before?.file_id ?? null) === asked) return;
    if (asked === null) await writeRecording(tx, wishId, null);
    else {
      const { file_id, url, mime, duration } = await recordings.take(tx, uid, asked);
      // Taken, it is locked: nobody else begins to use it meanwhile.
      if (await isRecordingUsed(tx, file_id)) return refuse('file.unknown');
      await writeRecording(tx, wishId, { file_id, url, mime, duration: duration ?? 0 });
    }
    if (before) await recordings.drop(tx, before.file_id, () => isRecordingUsed(tx, before.file_id));
  }

  async function add(tx: Tx, uid: string, given: WishesRequest<'add'>): Promise<WishesAnswer<'add'>> {
    const { title, description, product, kind, page, version } = given;
    const wish_id = ids.next();
    await insertWish(
      tx,
      {
        wish_id,
        author_uid: uid,
        title,
        description,
        product,
        kind,
        page,
        version,
        ...foundBy(title, description),
      },
      clock.now(),
    );
    await takePictures(tx, uid, wish_id, given.pics);
    await takeRecording(tx, uid, wish_id, given.recording);
    await recount(tx, null, { product, kind, status: 1 });
    await pool.record(tx, wish_id, { kind: 'created' }, uid);
    pool.announce(tx, { kind: 'wish_made', wish_id });
    return { wish_id };
  }

  /** A wish of the member's own that is pending still, locked. */
  async function lockPending(tx: Tx, actor: Actor, wishId: string): Promise<WishRow> {
    const row = await pool.lock(tx, wishId, actor);
    if (row.author_uid !== actor.uid) return refuse('wish.missing');
    if (row.merged_into !== null) return refuse('wish.merged', { into: row.merged_into });
    return row.status === 1 ? row : refuse('wish.not_pending');
  }

  async function find(
    tab: WishTab,
    filter: Filter,
    page: PageRequest,
  ): Promise<{ rows: readonly WishRow[]; counts: WishCounts }> {
    if (wordsOf(filter.q).length > 0) return findSought(reader, tab, filter, page);
    const isNobodys = filter.status === 0 && !filter.withHidden;
    const [rows, counts] = await Promise.all([
      isNobodys ? [] : findListed(reader, tab, filter, page),
      countListed(reader, filter),
    ]);
    return { rows, counts };
  }

  return {
    /** Registers what wishes show of a feature that is built later. */
    facet: facets.register,
    pool,
    cool,
    import: createWishImport(ports, pool),
    digest: createDigest(ports, facets, views),

    /** G030. */
    async list(actor: Actor, given: WishesRequest<'list'>): Promise<WishesAnswer<'list'>> {
      const { tab, status, page, page_size } = given;
      const filter = { ...given, withHidden: isHead(actor) };
      const { rows, counts } = await find(tab, filter, { page, page_size });
      const list = await views.many(reader, actor.uid, rows);
      return { list, counts, total: counts[status] ?? 0, page, page_size };
    },

    /** G031. */
    async detail(actor: Actor, { wish_id }: WishesRequest<'detail'>): Promise<WishesAnswer<'detail'>> {
      const row = await pool.find(reader, wish_id, actor);
      const { uid } = actor;
      const edits = row.author_uid === uid && row.status === 1 && row.merged_into === null;
      const [wish, { events, answer }, votes, hears, withdraws] = await Promise.all([
        views.one(reader, uid, row),
        views.historyOf(reader, uid, row),
        facets.need('votes').of(reader, uid, wish_id),
        facets.need('messages').hears(reader, uid, wish_id),
        edits && hasAbsorbed(reader, wish_id).then((has) => !has),
      ]);
      const { voted, tickets, voters, levels } = votes;
      return {
        wish,
        events,
        answer,
        page: row.page,
        version: row.version,
        levels,
        voters,
        my: { voted, tickets, hears, edits, withdraws },
        server_ts: clock.now(),
      };
    },

    /** G032. */
    add: (uid: string, given: WishesRequest<'add'>, intent: IdempotencyKey): Promise<WishesAnswer<'add'>> =>
      database.transaction((tx) => idempotency.once(tx, intent, () => add(tx, uid, given))),

    /** G033. */
    edit: (
      actor: Actor,
      given: WishesRequest<'edit'>,
      intent: IdempotencyKey,
    ): Promise<WishesAnswer<'edit'>> =>
      database.transaction((tx) =>
        idempotency.once(tx, intent, async () => {
          const row = await lockPending(tx, actor, given.wish_id);
          const { title, description, product, kind, pics, recording } = given;
          await takePictures(tx, actor.uid, row.wish_id, pics);
          await takeRecording(tx, actor.uid, row.wish_id, recording);
          const patch = {
            title,
            description,
            product,
            kind,
            ...foundBy(title, description),
          };
          return {
            wish: await views.one(tx, actor.uid, await pool.change(tx, row, patch)),
          };
        }),
      ),

    /** G400. */
    withdraw: (
      actor: Actor,
      { wish_id }: WishesRequest<'withdraw'>,
      intent: IdempotencyKey,
    ): Promise<WishesAnswer<'withdraw'>> =>
      database.transaction((tx) =>
        idempotency.once(tx, intent, async () => {
          const row = await lockPending(tx, actor, wish_id);
          if (await hasAbsorbed(tx, wish_id)) return refuse('wish.absorbed');
          await pool.change(tx, row, { withdrawn_at: clock.now() });
          await takePictures(tx, actor.uid, wish_id, []);
          await takeRecording(tx, actor.uid, wish_id, null);
          await facets.need('votes').refund(tx, wish_id, actor.uid);
          return { ok: true };
        }),
      ),

    /** G034. */
    async similar(actor: Actor, { title }: WishesRequest<'similar'>): Promise<WishesAnswer<'similar'>> {
      const rows = await findSimilar(reader, title, wishLimits.similarWishes);
      return { list: await views.many(reader, actor.uid, rows) };
    },

    /** G045. */
    async mine({ uid }: Actor, given: WishesRequest<'mine'>): Promise<WishesAnswer<'mine'>> {
      const { rows, counts } = await findOwn(reader, uid, given);
      const { state, page, page_size } = given;
      const total = counts[state] ?? counts[everyWishStatus] ?? 0;
      return {
        list: await views.many(reader, uid, rows),
        counts,
        total,
        page,
        page_size,
      };
    },

    /** G047. */
    async today({ uid }: Actor): Promise<WishesAnswer<'today'>> {
      const now = clock.now();
      const found = await findOfTheDay(reader, now);
      const row = found && (await findWish(reader, found.wish_id));
      const { ends } = shanghaiDay(now);
      return {
        wish: row && (await views.one(reader, uid, row)),
        gained: found?.day_gain ?? 0,
        ends: shanghaiTime(ends),
        ends_ts: ends,
      };
    },

    /** Opens the room in which members follow the pool. */
    start: (): Promise<void> => database.transaction((tx) => rooms.create(tx, wishRoom)),
  };
}
export type Wishes = ReturnType<typeof createWishes>;
