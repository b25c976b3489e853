import { replayLimits, type CallAnswer, type CallRequest, type calls } from '@goldbean/contract';
import { refuse } from '../../../platform/refusal.ts';
import { cutOfRow, isOver, shownLengthOf, type RecordedReplays } from './playback/recorded.access.ts';
import { placeToGoOn } from './replay.domain.ts';
import type { ReplayPorts, ReplayViewer } from './replay.ports.ts';
import { searchReplays } from './replay.repository.ts';
import type { ReplayViews } from './replay.views.ts';
import type { ReplayExpiry } from './retention/expire-replay.job.ts';
import type { Timeline } from './timeline.usecase.ts';
import { findPlace } from './playback/watching.repository.ts';

type ReplayRequest<Name extends keyof typeof calls.replay> = CallRequest<(typeof calls.replay)[Name]>;
type ReplayAnswer<Name extends keyof typeof calls.replay> = CallAnswer<(typeof calls.replay)[Name]>;

/** What viewers read of replays. */
export function createReplayView(
  { database, clock, lives }: Pick<ReplayPorts, 'database' | 'clock' | 'lives'>,
  recorded: Pick<RecordedReplays, 'now' | 'lately'>,
  views: Pick<ReplayViews, 'answerTo' | 'showing' | 'card'>,
  timeline: Pick<Timeline, 'between'>,
  expiry: Pick<ReplayExpiry, 'settleAll'>,
) {
  const { reader } = database;

  /**
   * A replay that the viewer may see. One of a live session that was stopped is for those who run it: what it was stopped
   * for is not to be shown again.
   */
  async function seen(viewer: ReplayViewer, liveId: string) {
    const my = await lives.enter(viewer, liveId);
    const known = await recorded.now(reader, liveId);
    const isShown = known && known.row.mode !== 'none' && (my.state !== 'stopped' || my.runs);
    if (!isShown) return refuse('replay.missing');
    return { known, my: { role: my.role, runs: my.runs, followed: my.followed } };
  }

  return {
    /** G220. */
    async info(viewer: ReplayViewer, { live_id }: ReplayRequest<'info'>): Promise<ReplayAnswer<'info'>> {
      const { known, my } = await seen(viewer, live_id);
      const place = await findPlace(reader, live_id, viewer.uid);
      const left_at = place === null ? null : placeToGoOn(place, cutOfRow(known.row), shownLengthOf(known));
      return { ...(await views.answerTo(viewer, live_id, known)), my: { ...my, left_at } };
    },

    /** G091. */
    async events(viewer: ReplayViewer, input: ReplayRequest<'events'>): Promise<ReplayAnswer<'events'>> {
      const { live_id, from_ts: from, to_ts: to, cursor, size } = input;
      if (to < from || to - from > replayLimits.replayRangeMs) return refuse('replay.range');
      const { known } = await seen(viewer, live_id);
      if (isOver(known.row, clock.now())) return refuse('replay.expired');
      const after = /^\d{1,15}$/.test(cursor ?? '') ? Number(cursor) : 0;
      const { room } = await views.showing(live_id);
      return timeline.between(reader, room, known, { from, to, after, size });
    },

    /** G221. */
    async list(viewer: ReplayViewer, input: ReplayRequest<'list'>): Promise<ReplayAnswer<'list'>> {
      const { channel_id, page, page_size } = input;
      await expiry.settleAll();
      const runs = await lives.runsChannel(reader, channel_id, viewer);
      const { rows, total } = await searchReplays(
        reader,
        channel_id,
        runs ? ['processing', 'ready', 'expired', 'failed'] : ['ready'],
        runs ? null : lives.openTo(viewer.uid),
        { limit: page_size, offset: (page - 1) * page_size },
      );
      const shown = await lives.shown(
        reader,
        rows.map((row) => row.live_id),
      );
      const cards = await Promise.all(
        rows.map(async ({ live_id }) => {
          const live = shown.get(live_id);
          const known = await recorded.lately(live_id);
          return live && known ? [views.card(viewer, live, known)] : [];
        }),
      );
      return { list: cards.flat(), total, page, page_size };
    },
  };
}
