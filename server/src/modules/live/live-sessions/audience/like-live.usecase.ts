import type { CallAnswer, CallRequest, calls } from '@goldbean/contract';
import type { IdempotencyKey } from '../../../../platform/idempotency.ts';
import { refuse } from '../../../../platform/refusal.ts';
import type { LiveRoomAccesses } from '../access/room.access.ts';
import type { LivePorts } from '../live-sessions.ports.ts';
import type { Air } from '../transitions/air.service.ts';
import { addLikes, findCounters, findLikes } from './audience.repository.ts';
import type { Ticker } from './viewer-counts.events.ts';

type LikeRequest = CallRequest<typeof calls.live.like>;
type LikeAnswer = CallAnswer<typeof calls.live.like>;
type LikesRequest = CallRequest<typeof calls.live.likes>;
type LikesAnswer = CallAnswer<typeof calls.live.likes>;

/** Likes of members, and their sum. */
export function createLikes(
  { database, idempotency }: Pick<LivePorts, 'database' | 'idempotency'>,
  air: Pick<Air, 'current'>,
  access: Pick<LiveRoomAccesses, 'enter'>,
  ticker: Pick<Ticker, 'liked' | 'waitingLikes'>,
) {
  const { reader } = database;

  const counterOf = async (liveId: string) =>
    (await findCounters(reader, [liveId])).get(liveId) ?? refuse('live.missing');

  return {
    /**
     * C032, of those whom the live session lets in (D26, D30). The member's own likes are counted at once; the sum follows
     * within a second, with its event.
     */
    async like(uid: string, { live_id, n }: LikeRequest, intent: IdempotencyKey): Promise<LikeAnswer> {
      const live = await air.current(live_id);
      if (live.state !== 'live') return refuse('live.not_on_air');
      await access.enter(reader, live_id, uid);
      const { likes } = await counterOf(live_id);
      await database.transaction((tx) =>
        idempotency.once(tx, intent, async () => {
          await addLikes(tx, live_id, uid, n);
          database.afterCommit(tx, () => ticker.liked(live_id, n));
          return null;
        }),
      );
      return { total: likes + ticker.waitingLikes(live_id) };
    },

    /** C033. */
    async likes(uid: string, { live_id }: LikesRequest): Promise<LikesAnswer> {
      await access.enter(reader, live_id, uid);
      const { likes } = await counterOf(live_id);
      return { total: likes + ticker.waitingLikes(live_id), mine: await findLikes(reader, live_id, uid) };
    },
  };
}
