import { ironFanLimits, usualIronPrices, type CallAnswer, type IronMembership } from '@goldbean/contract';
import { callPath } from '@goldbean/contract';
import { calls as liveCalls } from '@goldbean/contract/live';
import { answer, refuse, type Replies } from '../../stories/answers.ts';
import { storyNow } from '../../stories/fixed-clock.ts';

type Plans = CallAnswer<typeof liveCalls.ironFans.plans>;

export const day = 86_400_000;

/** A monthly membership that was paid once. */
export const membership = (change: Partial<IronMembership> = {}): IronMembership => ({
  plan: 'monthly',
  state: 'active',
  started: '2026-11-10 20:00:00',
  started_ts: storyNow - 10 * day,
  expires: '2026-12-10 20:00:00',
  expires_ts: storyNow + 20 * day,
  next_charge: null,
  renewed: false,
  extended: null,
  ...change,
});

/** One that goes on. @param failed tries for the next period */
export const continuing = (failed = 0): IronMembership =>
  membership({
    plan: 'continuous_monthly',
    state: failed > 0 ? 'about_to_expire' : 'active',
    expires_ts: storyNow + (failed > 0 ? ironFanLimits.ironChargeAheadMs : 20 * day),
    next_charge: {
      at: '2026-12-09 20:00:00',
      at_ts: storyNow + (failed > 0 ? day : 19 * day),
      plan: 'continuous_monthly',
      coins: usualIronPrices.continuous_monthly.coins,
      failed,
    },
  });

const { monthly, yearly, continuous_monthly, continuous_yearly } = usualIronPrices;

/** The plans of a channel, with mine. */
export const plansOf = (channel: Plans['channel'], my: Plans['my'] = null, coins = 120): Replies =>
  answer(liveCalls.ironFans.plans, {
    channel,
    list: [
      { plan: 'monthly', coins: monthly.coins, money: { amount: monthly.CNY, currency: 'CNY' } },
      { plan: 'yearly', coins: yearly.coins, money: { amount: yearly.CNY, currency: 'CNY' } },
      { plan: 'continuous_monthly', coins: continuous_monthly.coins, money: null },
      { plan: 'continuous_yearly', coins: continuous_yearly.coins, money: null },
    ],
    methods: [1, 2],
    coins,
    my,
  });

/** What asks a membership until one is bought: the room of a live session, or its replay. */
export function createIronDoor(
  call: typeof liveCalls.live.info | typeof liveCalls.replay.info,
  opened: Replies,
  channelId: string,
) {
  const path = callPath(call);
  const locked = refuse(call, 'live.requirement', { course_type: 4, channel_id: channelId })[path];
  const open = opened[path];
  let isOpen = false;
  return {
    close: () => void (isOpen = false),
    replies: {
      [path]: (fields) => {
        const reply = isOpen ? open : locked;
        if (!reply) throw new Error(`there is no answer of ${path}`);
        return reply(fields);
      },
    } satisfies Replies,
    bought: answer(liveCalls.ironFans.order, () => {
      isOpen = true;
      return { order_no: null, pay: null, my: membership() };
    }),
  };
}
