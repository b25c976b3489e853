import { giftLimits, type CallAnswer, type CallRequest, type calls } from '@goldbean/contract';
import { fulfilled, refused, type Outcome } from '../../../platform/batch/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { GiftPorts } from './gifts.ports.ts';
import { insertBarrages } from './gifts.repository.ts';
import { eventMembersOf } from './members.views.ts';
import type { Ranks } from './ranks/ranks.usecase.ts';
import {
  charge,
  createGiftBatches,
  type BatchRequest,
  type GiftRoom,
  type Priced,
} from './gift-batch.usecase.ts';

type BarrageRequest = CallRequest<typeof calls.gifts.barrage>;
type GiftsBarrageAnswer = CallAnswer<typeof calls.gifts.barrage>;

interface PricedBarrage extends Priced {
  readonly kind: 'barrage';
  readonly ask: BatchRequest<BarrageRequest>;
}

/** Comments over the picture (C035, K15, P03): one bean each; what is refused is not charged. */
export function createBarrages(ports: GiftPorts, ranks: Pick<Ranks, 'spent'>) {
  const { clock, ids, users, lives, rooms } = ports;

  async function draftAll(
    tx: Tx,
    { room }: GiftRoom,
    asks: readonly BatchRequest<BarrageRequest>[],
  ): Promise<(PricedBarrage | PromiseRejectedResult)[]> {
    const uids = [...new Set(asks.map(({ uid }) => uid))];
    const access = await lives.accessAmong(tx, room, uids);
    const silent = await rooms.silentAmong(tx, room, uids);
    return asks.map((ask) => {
      const { uid, given } = ask;
      const refusal = access.get(uid)?.speak;
      if (refusal) return refused(refusal);
      if (silent.has(uid)) return refused('chat.muted');
      const id = ids.next();
      const cause = { type: 'barrage', id, note: { key: 'said', text: given.text } } as const;
      return { ask, id, uid, beans: giftLimits.barragePriceBeans, kind: 'barrage', cause };
    });
  }

  /** Stores the paid comments and announces them. */
  async function record(tx: Tx, live: GiftRoom, drafts: readonly PricedBarrage[]): Promise<void> {
    const now = clock.now();
    await insertBarrages(
      tx,
      drafts.map(({ id, uid, beans, ask: { given } }) => ({
        barrage_id: id,
        live_id: given.live_id,
        channel_id: live.channelId,
        uid,
        text: given.text,
        media_ts: given.media_ts ?? null,
        beans,
        created_at: now,
      })),
    );
    await ranks.spent(tx, { ...live, liveId: drafts[0]?.ask.given.live_id ?? '' }, drafts);
    const personOf = await eventMembersOf(
      users,
      tx,
      drafts.map(({ uid }) => uid),
    );
    await rooms.announce(
      tx,
      live.room,
      ...drafts.map(({ id, uid, ask: { given } }) => ({
        kind: 'barrage' as const,
        event_id: id,
        user: personOf(uid),
        text: given.text,
        media_ts: given.media_ts ?? null,
      })),
    );
  }

  return createGiftBatches<BarrageRequest, GiftsBarrageAnswer>(
    ports,
    { most: 200, paceMs: 0 },
    async (tx, live, asks) => {
      const drafts = await draftAll(tx, live, asks);
      const priced = drafts.filter((draft) => 'ask' in draft);
      const charged = await charge(ports, tx, live.channelId, priced);
      const flying = priced.filter((draft) => charged.get(draft)?.status === 'fulfilled');
      if (flying.length > 0) await record(tx, live, flying);
      return drafts.map((draft): Outcome<GiftsBarrageAnswer> => {
        if (!('ask' in draft)) return draft;
        const paid = charged.get(draft);
        if (paid?.status !== 'fulfilled') return paid as PromiseRejectedResult;
        return fulfilled({ balance: paid.value, event_id: draft.id });
      });
    },
  );
}
