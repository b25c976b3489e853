import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { agreements } from '@goldbean/contract';
import { sql } from 'kysely';
import type { App } from '../app.ts';
import { demoPassword } from '../modules/people/index.ts';
import type { Tx } from '../platform/database/database.ts';
import type { IdempotencyKey } from '../platform/idempotency.ts';
import {
  channels as demoChannels,
  hearts,
  campaignGifts,
  knapsack,
  lives,
  member,
  people,
  presents,
  talk,
  teacher,
  type DemoChannel,
  type DemoPerson,
} from './academy.ts';
import { fillClub, fillLevels } from './clubs.ts';
import { fillClass, openGroups } from './classes.ts';
import { goods } from './goods.ts';
import { fillArticles } from './fill-articles.ts';
import { fillCircle } from './fill-circle.ts';
import { fillEbooks } from './fill-ebooks.ts';
import { fillHerdsmanClubs } from './fill-herdsman-clubs.ts';
import { fillNews } from './fill-news.ts';
import { fillShorts } from './fill-shorts.ts';
import { fillIronFans } from './iron-fans.ts';
import { placeOrders } from './orders.ts';
import { historyMs, inThePast } from './past.ts';
import { backgrounds, drawPortrait, type Background } from './pictures.ts';
import { fillTreasures } from './fill-treasures.ts';
import { fillWishes } from './fill-wishes.ts';

const film = fileURLToPath(new URL('./film/film.flv', import.meta.url));

/**
 * Furnishes an empty database with a small academy (D85, X11), and puts its film on air. Each part looks first
 * whether it is there, so running it again adds nothing; where other members live already it does nothing.
 * @param options.film false: nothing plays on air, so that nothing is written but by calls
 */
export async function seedDemo(app: App, { film: hasFilm = true } = {}): Promise<void> {
  const { reader } = app.database;
  const { identity } = app.modules.people.features;
  const known = await identity.users.many(
    reader,
    people.map(({ uid }) => uid),
  );
  if (known.size === 0 && !(await isEmpty(app))) return;
  if (known.size < people.length)
    await inThePast(app, historyMs, async (past) => {
      const missing = people.filter(({ uid }) => !known.has(uid));
      await Promise.all(missing.map((person) => createPerson(past.app, person)));
      for (const { uid, isWelcomed } of people) if (isWelcomed) await welcome(past.app, uid);
      await placeOrders(past, member, historyMs);
    });
  const channelIds: string[] = [];
  for (const [place, channel] of demoChannels.entries())
    channelIds.push(await openChannel(app, channel, place === 0));
  await fillIronFans(app);
  await fillArticles(app, channelIds[0] ?? '');
  await fillCircle(app);
  await fillNews(app);
  await fillShorts(app);
  await fillHerdsmanClubs(app);
  await fillEbooks(app);
  await fillTreasures(app);
  await fillWishes(app);
  const liveId = await openLives(app, channelIds);
  if (liveId !== null && hasFilm) await showFilm(app, liveId);
}

/** What time takes away from the academy of a server that runs for long comes back so often, ms. */
const againMs = 3_600_000;

/** Furnishes the academy, and keeps it true while the server runs. @returns stops it */
export async function keepDemo(app: App): Promise<() => void> {
  await seedDemo(app);
  const timer = setInterval(() => {
    fillIronFans(app).catch((error: unknown) => app.log.error({ err: error }, 'the demo grows old'));
  }, againMs).unref();
  return () => clearInterval(timer);
}

async function isEmpty({ database }: App): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM member LIMIT 1`.execute(database.reader);
  return rows.length === 0;
}

async function createPerson(app: App, person: DemoPerson): Promise<void> {
  const { uid, jwcode, nickname, roles = [], hue, beans = [], coins = 0, vouchers = 0, credits = 0 } = person;
  const picture = hue === undefined ? null : await drawPortrait(hue);
  await app.database.transaction(async (tx) => {
    const img = picture
      ? (await app.modules.people.features.files.adopt(tx, uid, 'avatar', picture, `${jwcode}.webp`)).url
      : '';
    await app.modules.people.features.identity.createMember(tx, {
      uid,
      jwcode,
      nickname,
      password: demoPassword,
      isDemo: true,
      roles,
      img,
    });
    const opening = [
      ...beans.map((amount) => ['BEAN', amount] as const),
      ['COIN', coins] as const,
      ['DANGWU', vouchers] as const,
      ['CREDIT', credits] as const,
    ].filter(([, amount]) => amount > 0);
    for (const [place, [currency, amount]] of opening.entries()) {
      await app.modules.money.features.wallet.port.credit(tx, {
        uid,
        currency,
        amount,
        from: 'issue',
        source: 'demo',
        kind: 'issue',
        cause: { type: 'demo', id: jwcode, note: { key: 'opening' } },
        actor: uid,
        requestId: `demo-${place}`,
      });
    }
  });
}

/** The newcomer gift, unless it is claimed. */
async function welcome(app: App, uid: string): Promise<void> {
  const { rewards } = app.modules.money.features;
  const gift = (await rewards.list(uid)).list.find(({ kind }) => kind === 'newcomer');
  if (gift?.state !== 'open') return;
  const requestId = 'demo-newcomer';
  const intent: IdempotencyKey = { actor: uid, call: 'G013', requestId, bodyHash: 'demo' };
  await rewards.claim(uid, { kind: 'newcomer', request_id: requestId }, intent, '');
}

/** @param isFurnished it has groups by choice, and packets in its class group. @returns the id of the channel, made when its owner has none */
async function openChannel(app: App, given: DemoChannel, isFurnished: boolean): Promise<string> {
  const { channels, files } = app.modules.people.features;
  const { owner } = given;
  const [mine] = await channels.streamChannelsOf(app.database.reader, owner);
  if (mine !== undefined) return mine;
  const picture = await drawPortrait(given.hue);
  const channelId = await app.database.transaction(async (tx) => {
    const { url } = await files.adopt(tx, owner, 'avatar', picture, 'channel.webp');
    return channels.create(tx, { name: given.name, img: url, ownerUid: owner });
  });
  for (const uid of given.followers) await channels.follow(uid, { channel_id: channelId, action: true });
  for (const uid of given.subscribers)
    await channels.subscribe(uid, {
      channel_id: channelId,
      action: 'add',
      agree: true,
      agreement_version: agreements.channel.version,
    });
  if (isFurnished) await openGroups(app, channelId);
  await fillClass(app, channelId, given, isFurnished);
  if (isFurnished) {
    await fillClub(app, channelId);
    await fillLevels(app);
  }
  return channelId;
}

/** @returns the id of the live session on air, or null when it is over */
async function openLives(app: App, channelIds: readonly string[]): Promise<string | null> {
  const { live } = app.modules.live.features;
  const { files } = app.modules.people.features;
  const [onAir] = lives;
  const before = await live.list(teacher, { page: 1, page_size: 100 });
  if (before.total > 0) {
    const found = before.list.find(({ name, state }) => name === onAir.name && state === 'live');
    return found?.live_id ?? null;
  }
  const drawn = new Map<Background, Buffer>();
  for (const { picture } of [...lives, ...goods])
    if (!drawn.has(picture)) drawn.set(picture, await backgrounds[picture]());
  const now = app.clock.now();
  const liveId = await app.database.transaction(async (tx) => {
    const opened: string[] = [];
    const [furnished = ''] = channelIds;
    const onSale = await putOnSale(app, tx, furnished, drawn);
    for (const { channel, picture, startsIn, endsIn, courseType = 1, ...rest } of lives) {
      const [channelId, owner] = [channelIds[channel], demoChannels[channel]?.owner];
      if (channelId === undefined || owner === undefined) throw new Error(`there is no channel ${channel}`);
      const bytes = drawn.get(picture) ?? Buffer.alloc(0);
      const background = await files.adopt(tx, owner, 'live', bytes, `${picture}.webp`);
      const startAt = now + startsIn;
      opened.push(
        await live.importLive(tx, {
          ...rest,
          channelId,
          streamerUid: owner,
          background,
          courseType,
          startAt,
          startedAt: startsIn < 0 ? startAt : null,
          endedAt: endsIn === null ? null : now + endsIn,
          goods: opened.length === 0 ? onSale : [],
        }),
      );
    }
    const [first = ''] = opened;
    await furnish(app, tx, first, now);
    return first;
  });
  await enliven(app, liveId);
  return liveId;
}

/** @returns ids of the goods of the live session on air */
async function putOnSale(
  app: App,
  tx: Tx,
  channelId: string,
  drawn: ReadonlyMap<Background, Buffer>,
): Promise<string[]> {
  const { shop } = app.modules.money.features;
  const { files } = app.modules.people.features;
  const onSale: string[] = [];
  for (const { picture, ...product } of goods) {
    const bytes = drawn.get(picture) ?? Buffer.alloc(0);
    const { url: cover } = await files.adopt(tx, teacher, 'live', bytes, `${picture}.webp`);
    onSale.push(await shop.add(tx, { ...product, channelId, cover }));
  }
  return onSale;
}

/** The messages, and what lies in the knapsack: with the live sessions or not at all. */
async function furnish(app: App, tx: Tx, liveId: string, now: number): Promise<void> {
  const { messaging } = app.modules.talk.features;
  const { gifts } = app.modules.live.features;
  const messages = talk.map(([minutesAgo, uid, message]) => ({
    uid,
    message,
    ts: now - Math.round(minutesAgo * 60_000),
  }));
  await messaging.rooms.importMessages(tx, `live_${liveId}`, messages);
  const dayMs = 86_400_000;
  const campaign = { channel_id: null, type: 'gift', title: '金豆学习节', img: '', link: '' } as const;
  await gifts.activities.open(
    tx,
    { ...campaign, starts_at: now - dayMs, ends_at: now + 13 * dayMs },
    campaignGifts,
  );
  for (const [giftId, n] of knapsack) await gifts.addToKnapsack(tx, member, giftId, n);
}

/** Gifts and hearts, by the calls anybody would make. */
async function enliven(app: App, liveId: string): Promise<void> {
  const { gifts, live } = app.modules.live.features;
  const intent = (actor: string, call: string, place: number): IdempotencyKey => ({
    actor,
    call,
    requestId: `demo-${place}`,
    bodyHash: 'demo',
  });
  for (const [place, [uid, gift_id, n]] of presents.entries()) {
    const wanted = intent(uid, 'C034', place);
    const request_id = `demo-${place}`;
    await gifts.give(uid, { live_id: liveId, gift_id, n, from: 'balance', request_id }, wanted);
  }
  for (const [place, [uid, n]] of hearts.entries())
    await live.audience.like(uid, { live_id: liveId, n }, intent(uid, 'C032', place));
}

/** The class really plays, without an encoder on the machine, until somebody pushes or ends it. */
async function showFilm(app: App, liveId: string): Promise<void> {
  if (!existsSync(film)) return;
  const actor = { uid: teacher, roles: [] };
  const { stream } = await app.modules.live.features.live.push(
    actor,
    { live_id: liveId, rotate: false },
    'http://localhost',
  );
  await app.media.loop(stream, film);
}
