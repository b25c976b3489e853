import type { CallAnswer, CallRequest, LiveSummary, NextLive, calls } from '@goldbean/contract';
import type { Reader } from '../../../../platform/database/index.ts';
import type { LivePorts } from '../live-sessions.ports.ts';
import { searchLives } from '../live-sessions.repository.ts';
import type { LiveViews } from '../sessions/live-sessions.views.ts';
import { findNextLives } from '../sessions/next-lives.repository.ts';
import type { Air } from '../transitions/air.service.ts';

type LiveListRequest = CallRequest<typeof calls.live.list>;
type LiveListAnswer = CallAnswer<typeof calls.live.list>;

/** The state filter of the list: viewers do not distinguish ended from stopped. */
const statesBy = {
  not_started: ['not_started'],
  live: ['live'],
  ended: ['ended', 'stopped'],
} as const;

/** Lists of live sessions, and what comes next in a channel. */
export function createLiveLists(
  { database, clock }: Pick<LivePorts, 'database' | 'clock'>,
  air: Pick<Air, 'settleAll'>,
  views: Pick<LiveViews, 'summaries'>,
) {
  const { reader } = database;

  return {
    /** G119. */
    async list(uid: string, input: LiveListRequest): Promise<LiveListAnswer> {
      const { state, channel_id, streamer_uid, page, page_size } = input;
      await air.settleAll();
      const states = state ? statesBy[state] : Object.values(statesBy).flat();
      const { rows, total } = await searchLives(reader, {
        states,
        viewer: uid,
        channelId: channel_id ?? null,
        streamerUid: streamer_uid,
        now: clock.now(),
        // Who looks at a channel of theirs finds there what they have not begun yet; the homepage announces it to nobody.
        runBy: channel_id === undefined ? null : uid,
        limit: page_size,
        offset: (page - 1) * page_size,
      });
      return { list: await views.summaries(reader, rows, uid), total, page, page_size };
    },

    /** The channel's live session on air, else its next, else null. */
    async nextOf(from: Reader, channelId: string, viewer: string): Promise<LiveSummary | null> {
      const states = [...statesBy.live, ...statesBy.not_started];
      const now = clock.now();
      const search = { states, viewer, channelId, now, runBy: null, limit: 1, offset: 0 };
      const { rows } = await searchLives(from, search);
      const [card] = await views.summaries(from, rows, viewer);
      return card ?? null;
    },

    /** What is on air in each of the channels, else what comes next in it; those without are left out. */
    nextOfMany: (
      from: Reader,
      channelIds: readonly string[],
      viewer: string,
    ): Promise<Map<string, NextLive>> => findNextLives(from, channelIds, viewer, clock.now()),
  };
}
