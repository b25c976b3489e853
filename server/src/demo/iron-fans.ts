import { agreements, type IronMembership, type IronPlan } from '@goldbean/contract';
import type { App } from '../app.ts';
import { day, malay, reader, recorder, tea, teacher, thai, walker } from './academy.ts';
import { inThePast } from './past.ts';

interface DemoIronFan {
  readonly uid: string;
  readonly plan: IronPlan;
  /** When it was bought. */
  readonly daysAgo: number;
  /** So often its plan can be paid. */
  readonly times: number;
  /** The owner added days to it. */
  readonly extended?: { readonly daysAgo: number; readonly days: number };
  /** It is still what the account is there to show. */
  readonly shows: (my: IronMembership) => boolean;
  /** What its people would do to be there again. */
  readonly again: (app: App, place: DemoFanSeat, key: string) => Promise<void>;
}

interface DemoFanSeat {
  readonly channelId: string;
  readonly uid: string;
}

/** Days ago, when they looked at their notices last. */
const readAgo = 2;

const runs = ({ state }: IronMembership): boolean => state !== 'expired';

/**
 * The iron fans of the furnished channel: an account in each state of T12. The members of the list of ready accounts are
 * none yet.
 */
const ironFans: readonly DemoIronFan[] = [
  // Paid once, and runs.
  {
    uid: recorder,
    plan: 'monthly',
    daysAgo: 2,
    times: 1,
    // A visitor may have let it go on by itself.
    shows: ({ state, next_charge }) => state === 'active' || next_charge !== null,
    again: (app, place, key) => buy(app, place, 'monthly', { times: 1, key }),
  },
  // About to expire.
  {
    uid: reader,
    plan: 'monthly',
    daysAgo: 24,
    times: 1,
    shows: runs,
    again: (app, place, key) => extend(app, place, 6, key),
  },
  // Expired.
  { uid: walker, plan: 'monthly', daysAgo: 33, times: 1, shows: () => true, again: async () => {} },
  // Goes on, was charged once, and knows the next charge.
  {
    uid: tea,
    plan: 'continuous_monthly',
    daysAgo: 41,
    times: 12,
    shows: runs,
    again: (app, place, key) => buy(app, place, 'continuous_monthly', { times: 12, key }),
  },
  // Its charge has failed once, and is tried again.
  {
    uid: thai,
    plan: 'continuous_monthly',
    daysAgo: 29,
    times: 1,
    shows: runs,
    again: async (app, place, key) => {
      await extend(app, place, 1, key);
      await goOn(app, place);
    },
  },
  // Extended by hand.
  {
    uid: malay,
    plan: 'monthly',
    daysAgo: 20,
    times: 1,
    extended: { daysAgo: 2, days: 60 },
    shows: ({ state, extended }) => state === 'active' && extended !== null,
    again: (app, place, key) => extend(app, place, 60, key),
  },
];

const terms = { agree: true, agreement_version: agreements.service.version } as const;

/** With coins that are issued for it. @param times so often it can be paid */
async function buy(
  app: App,
  { channelId, uid }: DemoFanSeat,
  plan: IronPlan,
  { times, key }: { readonly times: number; readonly key: string },
): Promise<void> {
  const { coins } = app.config.ironPrices[plan];
  await app.database.transaction((tx) =>
    app.modules.money.features.wallet.port.credit(tx, {
      uid,
      currency: 'COIN',
      amount: coins * times,
      from: 'issue',
      source: 'demo',
      kind: 'issue',
      cause: { type: 'demo', id: key, note: { key: 'opening' } },
      actor: uid,
      requestId: key,
    }),
  );
  await app.modules.live.features.ironFans.order(
    uid,
    { channel_id: channelId, plan, pay_type: 'coins', price: coins, ...terms, request_id: key },
    { actor: uid, call: 'G096', requestId: key, bodyHash: 'demo' },
    'http://localhost',
  );
}

async function extend(app: App, { channelId, uid }: DemoFanSeat, days: number, key: string): Promise<void> {
  await app.modules.live.features.ironFans.extend(
    { uid: teacher, roles: [] },
    { channel_id: channelId, uid, days, reason: '停播两次，补给大家', request_id: key },
    { actor: teacher, call: 'G149', requestId: key, bodyHash: 'demo' },
  );
}

/** Goes on by itself again; on the last day that is charged at once. */
async function goOn(app: App, { channelId, uid }: DemoFanSeat): Promise<void> {
  const { ironFans: feature } = app.modules.live.features;
  const plan = 'continuous_monthly';
  const price = app.config.ironPrices[plan].coins;
  await feature.change(uid, { channel_id: channelId, plan, price, ...terms });
  await feature.settle({ channel_id: channelId, uid });
}

/** Day by day, what they bought and what time did to it. */
async function live(app: App, channelId: string, fans: readonly DemoIronFan[]): Promise<void> {
  const first = Math.max(...fans.map(({ daysAgo }) => daysAgo));
  await inThePast(app, first * day, async ({ app: past, pass }) => {
    for (let daysAgo = first; ; daysAgo -= 1) {
      for (const { uid, plan, times, extended, ...fan } of fans) {
        const place = { channelId, uid };
        const key = `demo-iron-${uid}`;
        if (fan.daysAgo === daysAgo) await buy(past, place, plan, { times, key });
        if (extended?.daysAgo === daysAgo) await extend(past, place, extended.days, key);
        await past.modules.live.features.ironFans.settle({ channel_id: channelId, uid });
        // They have read their notifications until then.
        if (daysAgo === readAgo) await past.modules.people.features.notices.read(uid, { ids: [], all: true });
      }
      if (daysAgo === 0) return;
      pass(day);
    }
  });
}

/**
 * Makes the iron fans of the furnished channel by the calls anybody would make. Time moves them on: whoever no longer shows
 * what they are there for does what leads there again.
 */
export async function fillIronFans(app: App): Promise<void> {
  const [channelId] = await app.modules.people.features.channels.streamChannelsOf(
    app.database.reader,
    teacher,
  );
  if (channelId === undefined) return;
  const missing: DemoIronFan[] = [];
  for (const fan of ironFans) {
    const { my } = await app.modules.live.features.ironFans.plans(fan.uid, { channel_id: channelId });
    if (my === null) missing.push(fan);
    if (my === null || fan.shows(my)) continue;
    try {
      // Two servers that see the same end do it once.
      await fan.again(app, { channelId, uid: fan.uid }, `demo-iron-${fan.uid}-${my.expires_ts}`);
    } catch (error) {
      // Visitors of the demo may have led it where there is no way back from: the server starts all the same.
      app.log.warn({ err: error, uid: fan.uid }, 'an account of the demo shows something else now');
    }
  }
  if (missing.length > 0) await live(app, channelId, missing);
}
