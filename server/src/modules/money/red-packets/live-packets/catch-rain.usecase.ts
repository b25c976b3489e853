import { packetScenes, type CallAnswer, type calls, type MsgKey } from '@goldbean/contract';
import type { Tx } from '../../../../platform/database/index.ts';
import {
  createTransactionBatches,
  fulfilled,
  refused,
  type Outcome,
} from '../../../../platform/batch/index.ts';
import type { PacketEnding } from '../end-packet.job.ts';
import type { ShareHandOut } from '../claims/hand-out-shares.usecase.ts';
import type { PacketPlaces } from '../places.access.ts';
import { intentOf, letOut, rainStatusOf, type ClaimRequest, type Taker } from '../red-packets.domain.ts';
import type { PacketDeps } from '../red-packets.ports.ts';
import type { PacketRow, TapRow } from '../red-packets.tables.ts';
import { findTaps, insertTaps } from '../claims/shares.repository.ts';

type RainCatch = CallAnswer<typeof calls.livePackets.catchRain>;

const maxAtOnce = 200;
const tapOf = ({ uid, tap }: Pick<ClaimRequest, 'uid' | 'tap'>): string => `${uid} ${tap}`;

/** Catches of a rain (E04): the server decides what is in each, and how often a member may. */
export function createRain(
  ports: PacketDeps,
  ending: PacketEnding,
  places: PacketPlaces,
  handing: ShareHandOut,
) {
  const { database, clock } = ports;

  async function catchAll(
    tx: Tx,
    rainId: string,
    asks: readonly ClaimRequest[],
  ): Promise<Outcome<RainCatch>[]> {
    const rain = await ending.lockSettled(tx, rainId);
    if (rain?.scene !== packetScenes.rain) return asks.map(() => refused('packet.missing'));
    const found = await findTaps(tx, rainId, asks);
    const before = new Map(found.filter((row) => row.packet_id === rainId).map((row) => [tapOf(row), row]));
    const used = new Set(found.map((row) => intentOf({ uid: row.uid, requestId: row.request_id })));
    const uids = asks.map(({ uid }) => uid);
    const placeRefusals = await places.refusals(tx, rain, uids);
    const now = clock.now();

    const refusals = new Map<ClaimRequest, MsgKey>();
    const fresh = new Map<string, ClaimRequest>();
    for (const ask of asks) {
      // A catch is known by its number: received twice, it is one.
      if (before.has(tapOf(ask)) || fresh.has(tapOf(ask))) continue;
      const msgKey = used.has(intentOf(ask))
        ? 'system.repeated'
        : (placeRefusals.get(ask.uid) ?? whyNot(rain, ask, now));
      if (msgKey) refusals.set(ask, msgKey);
      else {
        used.add(intentOf(ask));
        fresh.set(tapOf(ask), ask);
      }
    }

    // The first of those who catch now get what the rain has let out and nobody has caught.
    const out = Math.max(0, letOut(rain, now) - rain.claimed);
    const takers = [...fresh.values()]
      .slice(0, out)
      .map((ask, index): Taker => ({ ...ask, place: rain.claimed + index + 1 }));
    const { amounts, payOut } = await handing.hand(tx, rain, takers, now);
    const placeOf = new Map(takers.map((taker) => [tapOf(taker), taker.place]));
    const caughtBy = new Map([...before.values()].map(({ uid, taps, sum }) => [uid, { taps, sum }]));
    const rows = [...fresh.values()].map((ask): TapRow => {
      const { taps, sum } = caughtBy.get(ask.uid) ?? { taps: 0, sum: 0 };
      const amount = amounts.get(placeOf.get(tapOf(ask)) ?? 0) ?? 0;
      const after = { taps: taps + 1, sum: sum + amount };
      caughtBy.set(ask.uid, after);
      const { uid, tap, requestId: request_id } = ask;
      return { packet_id: rainId, uid, tap, request_id, amount, ...after, at: now };
    });
    await insertTaps(tx, rows);
    await payOut();

    const known = new Map([...before, ...rows.map((row) => [tapOf(row), row] as const)]);
    return asks.map((ask): Outcome<RainCatch> => {
      const row = known.get(tapOf(ask));
      return row ? fulfilled(answerOf(rain, row)) : refused(refusals.get(ask) ?? 'packet.missing');
    });
  }

  const batches = createTransactionBatches<ClaimRequest, RainCatch>(database, { most: maxAtOnce }, catchAll);

  return {
    /**
     * C022. @param tap which catch of the member's it is, from 1
     * @throws Refusal `packet.missing`, `packet.not_begun`, `packet.expired`, `packet.taps_over`,
     * `system.repeated`, and whatever restricts the member
     */
    catchOne: (rainId: string, uid: string, tap: number, requestId: string): Promise<RainCatch> =>
      batches.add(rainId, { uid, tap, requestId }),
  };
}

function whyNot(rain: PacketRow, { tap }: ClaimRequest, now: number): MsgKey | null {
  if (now < rain.starts_at) return 'packet.not_begun';
  if (now >= rain.expires_at) return 'packet.expired';
  return tap > rain.per_user ? 'packet.taps_over' : null;
}

const answerOf = (rain: PacketRow, row: TapRow): RainCatch => ({
  amount: row.amount,
  ...rainStatusOf(rain, row),
});
