import { fanLimits, type CallAnswer, type calls } from '@goldbean/contract';
import type { Tx } from '../../../platform/database/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { isLit, lightOf } from './fans.domain.ts';
import type { FanPorts } from './fans.ports.ts';
import { findDue, insertLight, setLight, takeDue, type ChannelFanRecord } from './fans.repository.ts';

/** Lights of a sweep. */
const atOnce = 500;

/** A badge, and the channel's name for the statement. */
interface Badge {
  readonly channelId: string;
  readonly channel: string;
  readonly uid: string;
}

/** What is paid for the light of badges: a bean, by hand or by itself (K11, K16, D23). */
export function createBadgeLight({ database, clock, ids, jobs, log, channels, wallet, notices }: FanPorts) {
  /** The bean, and three days of light. The caller has locked the badge. @returns beans afterwards; a refusal when it is missing */
  async function pay(tx: Tx, { channelId, channel, uid }: Badge, isByItself: boolean) {
    const id = ids.next();
    const [paid] = await wallet.payMany(tx, [
      {
        payer: uid,
        to: { kind: 'system', id: 'fee' },
        currency: 'BEAN',
        amount: fanLimits.fanLightBeans,
        kind: 'fan_light',
        cause: { type: 'fan_light', id, note: { key: 'fan_light', channel } },
        actor: isByItself ? 'live.fans' : uid,
      },
    ]);
    if (paid?.status !== 'fulfilled') return paid;
    const now = clock.now();
    const of = { channel_id: channelId, uid };
    await insertLight(tx, { ...of, light_id: id, by_itself: isByItself, lit_at: now });
    await setLight(tx, channelId, uid, { lit_until: now + fanLimits.fanLitMs });
    return paid;
  }

  /** T10: a badge that goes on by itself and whose light is over: a bean, or no more light by itself. */
  async function goOn(channelId: string, uid: string): Promise<void> {
    const { reader } = database;
    const channel = (await channels.many(reader, [channelId])).get(channelId)?.name ?? '';
    await database.transaction(async (tx) => {
      if (!(await takeDue(tx, channelId, uid, clock.now()))) return;
      const paid = await pay(tx, { channelId, channel, uid }, true);
      if (paid?.status === 'fulfilled') return;
      // Anything but a missing bean is no reason to switch it off: the next sweep tries again.
      if (!(paid?.reason instanceof Refusal)) throw paid?.reason;
      await setLight(tx, channelId, uid, { auto_light: false });
      const body = { kind: 'fan_light_off', channel_id: channelId, channel } as const;
      await notices.notify(tx, [{ uid, body }]);
    });
  }

  async function sweep(): Promise<void> {
    for (const { channel_id, uid } of await findDue(database.reader, clock.now(), atOnce)) {
      try {
        await goOn(channel_id, uid);
      } catch (error) {
        log.error({ err: error, channel_id, uid }, 'a badge waits to be lit');
      }
    }
  }
  jobs.every('live.fans.light', '* * * * *', sweep);

  return {
    sweep,
    /**
     * C072. The caller has locked the badge.
     * @throws Refusal `wallet.insufficient_beans`
     */
    async light(
      tx: Tx,
      badge: Badge,
      fan: ChannelFanRecord,
      auto: boolean | undefined,
    ): Promise<CallAnswer<typeof calls.fans.light>> {
      const { channelId, uid } = badge;
      const now = clock.now();
      const isAuto = auto ?? fan.auto_light;
      if (isAuto !== fan.auto_light) await setLight(tx, channelId, uid, { auto_light: isAuto });
      if (isLit(fan, now) || auto === false)
        return {
          ...lightOf({ ...fan, auto_light: isAuto }, now),
          balance: await wallet.beans(tx, uid),
        };
      const paid = await pay(tx, badge, false);
      if (paid?.status !== 'fulfilled') throw paid?.reason;
      return {
        ...lightOf({ lit_until: now + fanLimits.fanLitMs, auto_light: isAuto }, now),
        balance: paid.value.balance,
      };
    },
  };
}
