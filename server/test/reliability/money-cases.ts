import {
  agreements,
  bagLimits,
  currencies,
  luckyBagKinds,
  paidCourse,
  usualIronPrices,
  type CallName,
} from '@goldbean/contract';
import { sql } from 'kysely';
import { people } from '../../src/demo/academy.ts';
import type { Random } from '../../src/platform/random.ts';
import type { SimulationServer } from './simulation/simulation-server.ts';
import type { SimulationPlace } from './simulation/context.ts';

/** What the makers of cases share. */
export interface MoneyCaseFixture extends SimulationPlace {
  readonly testServer: SimulationServer;
  readonly random: Random;
  /** Token of an account of the demo, or of a member made for one case. */
  tokenOf(account: string): Promise<string>;
  /** Makes a member whom nobody knows. @returns the account */
  newMember(): Promise<string>;
  /** Makes a call that prepares a case. @returns its data */
  make(account: string, name: CallName, fields: MoneyCaseFields): Promise<Record<string, unknown>>;
}
export type MoneyCaseFields = Readonly<Record<string, string | number>>;

/** A call that must do its work once: by whom, with what, and what else the same request_id could be misused for. */
export interface MoneyCase {
  readonly account: string;
  readonly fields: MoneyCaseFields;
  /** Null where a call takes nothing that could differ. */
  readonly other: MoneyCaseFields | null;
}

const rich = ['member', 'member2', 'jw8801', 'jw8806'] as const;
const halfHour = 30 * 60_000;
const day = 24 * 3_600_000;

const someone = ({ random }: MoneyCaseFixture): string => rich[random.below(rich.length)] ?? rich[0];
const amountOf = ({ random }: MoneyCaseFixture): number => 1 + random.below(9);
const idOf = (data: Record<string, unknown>, name: string): string => {
  const entry = data[name] as { id?: string } | undefined;
  return entry?.id ?? '';
};

const order = (
  fixture: MoneyCaseFixture,
  more: MoneyCaseFields,
  goods: readonly [string, string],
): MoneyCase => {
  // Those of the cases before are over by now: a member has few unpaid orders.
  fixture.testServer.clock.advance(halfHour + 1_000);
  const fields = { goods_id: goods[0], agree: 1, agreement_version: agreements.pay.version, ...more };
  return { account: someone(fixture), fields, other: { ...fields, goods_id: goods[1] } };
};
const yuan = ['beans_60', 'beans_300'] as const;
const dollars = ['beans_680_usd', 'beans_1980_usd'] as const;

const packetOf = async (fixture: MoneyCaseFixture): Promise<string> => {
  const fields = { group_id: fixture.groupId, kind: 'random', count: 4, total: 40 };
  return String((await fixture.make('teacher', 'redPackets.send', fields))['packet_id']);
};
const bagOf = async (fixture: MoneyCaseFixture): Promise<string> => {
  const fields = { live_id: fixture.liveId, kind: 'random', count: 4, total: 40 };
  return idOf(await fixture.make('teacher', 'livePackets.createBag', fields), 'bag');
};

/** Gives everybody of the demo enough of everything. */
export async function enrich({ app }: SimulationServer, amount: number): Promise<void> {
  const cause = { type: 'test', id: '1', note: { key: 'said', text: 'to spend' } } as const;
  const from = { from: 'issue', source: 'issue', kind: 'issue', cause, requestId: undefined } as const;
  for (const { uid } of people)
    for (const currency of currencies)
      await app.database.transaction((tx) =>
        app.modules.money.features.wallet.port.credit(tx, { uid, currency, amount, actor: uid, ...from }),
      );
}

/** It rains once at a time; what is left of the last one goes back first. */
async function letRainEnd({ testServer }: MoneyCaseFixture): Promise<void> {
  testServer.clock.advance(180_000);
  await testServer.runDue(1);
}

/** How to make a case of each call that moves money. A new such call without one fails the test. */
export const makers: Partial<
  Record<CallName, (fixture: MoneyCaseFixture) => Promise<MoneyCase> | MoneyCase>
> = {
  'gifts.give'(fixture) {
    const fields = { live_id: fixture.liveId, gift_id: 'chalk', n: amountOf(fixture) };
    return { account: someone(fixture), fields, other: { ...fields, n: fields.n + 1 } };
  },
  'gifts.barrage'(fixture) {
    const fields = { live_id: fixture.liveId, text: 'well said' };
    return { account: someone(fixture), fields, other: { ...fields, text: 'not so' } };
  },
  'redPackets.send'(fixture) {
    const fields = { group_id: fixture.groupId, kind: 'random', count: 3, total: 3 + amountOf(fixture) };
    return { account: someone(fixture), fields, other: { ...fields, total: fields.total + 1 } };
  },
  async 'redPackets.open'(fixture) {
    const [one, two] = [await packetOf(fixture), await packetOf(fixture)];
    return { account: someone(fixture), fields: { packet_id: one }, other: { packet_id: two } };
  },
  'livePackets.createBag'(fixture) {
    const fields = { live_id: fixture.liveId, kind: 'random', count: 3, total: 3 + amountOf(fixture) };
    return { account: 'teacher', fields, other: { ...fields, total: fields.total + 1 } };
  },
  async 'livePackets.robBag'(fixture) {
    const [one, two] = [await bagOf(fixture), await bagOf(fixture)];
    return { account: someone(fixture), fields: { bag_id: one }, other: { bag_id: two } };
  },
  async 'livePackets.startRain'(fixture) {
    await letRainEnd(fixture);
    const fields = { live_id: fixture.liveId, total: 100, seconds: 30, per_user: 4 };
    return { account: 'teacher', fields, other: { ...fields, seconds: 40 } };
  },
  async 'livePackets.catchRain'(fixture) {
    await letRainEnd(fixture);
    const fields = { live_id: fixture.liveId, total: 100, seconds: 30, per_user: 4 };
    const rain_id = idOf(await fixture.make('teacher', 'livePackets.startRain', fields), 'rain');
    fixture.testServer.clock.advance(10_000);
    return { account: someone(fixture), fields: { rain_id, tap_no: 1 }, other: { rain_id, tap_no: 2 } };
  },
  async 'bags.distribution'(fixture) {
    // One lies in a room at a time.
    fixture.testServer.clock.advance(bagLimits.bagSecondsMax * 1_000);
    await fixture.testServer.runDue(1);
    const prize = JSON.stringify({ type: 'beans', amount: amountOf(fixture) });
    const more = { kind: luckyBagKinds.lucky, prize, duration: bagLimits.bagSecondsMin };
    const fields = { live_id: fixture.liveId, winners: 2, ...more };
    return { account: 'teacher', fields, other: { ...fields, winners: 3 } };
  },
  async 'tickets.buy'(fixture) {
    const { live_id } = await fixture.make('teacher', 'streaming.edit', {
      channel_id: fixture.channelId,
      name: 'For those who paid',
      introduction: 'What a balance sheet says',
      background: fixture.background,
      course_type: paidCourse,
      ticket_beans: 3,
      start_time: fixture.testServer.clock.now() + day,
      block_network: 0,
    });
    const fields = { live_id: String(live_id), beans: 3 };
    return { account: someone(fixture), fields, other: { ...fields, beans: 4 } };
  },
  async 'wishVotes.buy'(fixture) {
    const wish = await fixture.make('member', 'wishes.add', { title: 'More lessons', kind: 2 });
    const fields = { wish_id: String(wish['wish_id']), pack: 15 };
    return { account: someone(fixture), fields, other: { ...fields, pack: 25 } };
  },
  async 'treasures.exchange'(fixture) {
    const now = fixture.testServer.clock.now();
    const treasure_id = await fixture.testServer.app.database.transaction((tx) =>
      fixture.testServer.app.modules.money.features.treasures.add(tx, {
        name: 'Notebook',
        description: 'A page for each day',
        cover: '',
        price: 3,
        stock: 60,
        limit: 60,
        opensAt: now - day,
        closesAt: now + day,
      }),
    );
    const agreed = { agree: 1, agreement_version: agreements.service.version };
    const fields = { treasure_id, vouchers: 3, ...agreed };
    return { account: someone(fixture), fields, other: { ...fields, vouchers: 4 } };
  },
  async 'wishDesk.reward'(fixture) {
    const wish = await fixture.make('member', 'wishes.add', { title: 'More lessons', kind: 2 });
    const fields = { wish_id: String(wish['wish_id']), beans: 20 };
    const how = { wish_id: fields.wish_id, reason: 'adopted' };
    for (const status of [3, 4]) await fixture.make('producthead', 'wishDesk.move', { ...how, status });
    await fixture.make('producthead', 'wishDesk.complete', {
      wish_id: fields.wish_id,
      note: 'accepted',
    });
    return { account: 'producthead', fields, other: { ...fields, beans: 50 } };
  },
  async 'fans.light'(fixture) {
    const account = someone(fixture);
    const { channelId: channel_id } = fixture;
    // Who is lit pays nothing.
    await sql`INSERT INTO fan_member (channel_id, uid, joined_at)
      SELECT ${channel_id}, uid, now() FROM member WHERE jwcode = ${account}
      ON CONFLICT (channel_id, uid) DO UPDATE SET lit_until = NULL, left_at = NULL`.execute(
      fixture.testServer.app.database.reader,
    );
    return { account, fields: { channel_id }, other: { channel_id, auto: 1 } };
  },
  async 'ironFans.order'(fixture) {
    const account = someone(fixture);
    const { channelId: channel_id } = fixture;
    const { reader } = fixture.testServer.app.database;
    // Whose membership runs buys none.
    for (const table of ['iron_fan_period', 'iron_fan'])
      await sql`DELETE FROM ${sql.table(table)}
        WHERE uid = (SELECT uid FROM member WHERE jwcode = ${account})`.execute(reader);
    const agreed = { agree: 1, agreement_version: agreements.service.version };
    const fields = { channel_id, plan: 'monthly', pay_type: 'coins', price: usualIronPrices.monthly.coins };
    return {
      account,
      fields: { ...fields, ...agreed },
      other: { ...fields, ...agreed, plan: 'yearly', price: usualIronPrices.yearly.coins },
    };
  },
  async 'anniversary.take'(fixture) {
    const { app, clock } = fixture.testServer;
    const open = (beans: number) =>
      app.database.transaction((tx) =>
        app.modules.live.features.anniversary.open(tx, {
          channel_id: fixture.channelId,
          name: 'Three years of lessons',
          beans,
          starts_at: clock.now(),
          ends_at: clock.now() + day,
        }),
      );
    const [one, two] = [await open(amountOf(fixture)), await open(amountOf(fixture))];
    const { liveId: live_id } = fixture;
    return {
      account: someone(fixture),
      fields: { live_id, coupon_id: one },
      other: { live_id, coupon_id: two },
    };
  },
  async 'shop.createOrder'(fixture) {
    // What the case before took is back by then.
    fixture.testServer.clock.advance(halfHour + 1_000);
    await fixture.testServer.sweep('orders.sweep');
    const { rows } = await sql<{ id: string }>`
      SELECT product_id AS id FROM shop_product WHERE stock > 2 ORDER BY product_id`.execute(
      fixture.testServer.app.database.reader,
    );
    const items = (n: number) => JSON.stringify([{ product_id: rows[0]?.id ?? '', n }]);
    const agreed = { agree: 1, agreement_version: agreements.service.version };
    const fields = { live_id: fixture.liveId, items: items(1), pay_type: 1, ...agreed };
    return { account: someone(fixture), fields, other: { ...fields, items: items(2) } };
  },
  async 'articles.order'(fixture) {
    // Those of the cases before are over by now: a member has few unpaid orders.
    fixture.testServer.clock.advance(halfHour + 1_000);
    const { rows } = await sql<{ id: string; price: number }>`
      SELECT post_id AS id, (body -> 'price' ->> 'amount')::int AS price FROM post_version
      WHERE kind = 'article' AND state = 'displayed' AND body ->> 'access' = 'paid'`.execute(
      fixture.testServer.app.database.reader,
    );
    const { id = '', price = 0 } = rows[0] ?? {};
    const agreed = { agree: 1, agreement_version: agreements.service.version };
    const fields = { kind: 'article', id, price, pay_type: 1, ...agreed };
    return { account: someone(fixture), fields, other: { ...fields, pay_type: 2 } };
  },
  'recharge.createBeanOrder': (fixture) => order(fixture, { pay_type: 1, channel: 5 }, yuan),
  'recharge.payByWechat': (fixture) => order(fixture, { channel: 5 }, yuan),
  'recharge.payByAlipay': (fixture) => order(fixture, { channel: 5 }, yuan),
  'recharge.payByPaypal': (fixture) => order(fixture, { channel: 5 }, dollars),
  'recharge.createCoinOrder': (fixture) => order(fixture, { pay_type: 4 }, ['coins_10', 'coins_50']),
  'dangwu.createOrder': (fixture) => order(fixture, { pay_type: 1 }, ['dangwu_10', 'dangwu_50']),
  async 'rewards.claim'(fixture) {
    const account = await fixture.newMember();
    return { account, fields: { kind: 'newcomer' }, other: { kind: 'guidance' } };
  },
  'rewards.signIn'(fixture) {
    fixture.testServer.clock.advance(day);
    return { account: someone(fixture), fields: {}, other: null };
  },
  'exchange.exchange'(fixture) {
    const fields = { coins: amountOf(fixture), agree: 1, agreement_version: agreements.service.version };
    return { account: someone(fixture), fields, other: { ...fields, coins: fields.coins + 1 } };
  },
  'dangwu.buyBeans'(fixture) {
    const fields = { amount: amountOf(fixture), agree: 1, agreement_version: agreements.service.version };
    return { account: someone(fixture), fields, other: { ...fields, amount: fields.amount + 1 } };
  },
  async 'wallet.reverse'(fixture) {
    const account = someone(fixture);
    await fixture.make(account, 'gifts.give', { live_id: fixture.liveId, gift_id: 'chalk', n: 1 });
    const { rows } = await sql<{ id: string }>`
      SELECT id FROM wallet_journal WHERE kind = 'gift' ORDER BY at DESC, id DESC LIMIT 1`.execute(
      fixture.testServer.app.database.reader,
    );
    const fields = { journal_id: rows[0]?.id ?? '', reason: 'a mistake' };
    return { account: 'admin', fields, other: { ...fields, reason: 'another mistake' } };
  },
};
