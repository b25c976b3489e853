import { replayLimits, type CallAnswer, type CallRequest, type calls } from '@goldbean/contract';
import type { Actor } from '../../../../platform/actor.ts';
import { refuse } from '../../../../platform/refusal.ts';
import { isOver, type RecordedReplays } from '../playback/recorded.access.ts';
import { cutOf } from '../replay.domain.ts';
import type { ReplayPorts, ReplayViewer } from '../replay.ports.ts';
import { findParts, lockReplay, updateReplay } from '../replay.repository.ts';
import type { ReplayRow } from '../replay.tables.ts';
import type { ReplayViews } from '../replay.views.ts';
import type { ReplayClose } from './close-replay.job.ts';
import { expiryFor, type ReplayExpiry } from './expire-replay.job.ts';

type ChooseReplayRequest = CallRequest<typeof calls.replay.choose>;
type ChooseReplayAnswer = CallAnswer<typeof calls.replay.choose>;
type RemoveReplayRequest = CallRequest<typeof calls.replay.remove>;
type RemoveReplayAnswer = CallAnswer<typeof calls.replay.remove>;

/** @param now UTC ms @throws Refusal `replay.missing`, `replay.expired`, `replay.not_ready` */
function changeable(row: ReplayRow | null, now: number): ReplayRow {
  if (!row || row.mode === 'none') return refuse('replay.missing');
  if (isOver(row, now)) return refuse('replay.expired');
  return row.state === 'processing' ? refuse('replay.not_ready') : row;
}

/** Those who run a live session choose how long its replay stays and what of it is shown, or remove it. */
export function createReplayChoice(
  { database, clock, lives, recorder }: Pick<ReplayPorts, 'database' | 'clock' | 'lives' | 'recorder'>,
  recorded: Pick<RecordedReplays, 'now' | 'forget'>,
  views: Pick<ReplayViews, 'answerTo'>,
  expiry: Pick<ReplayExpiry, 'remove' | 'planEnd'>,
  closing: Pick<ReplayClose, 'trimmed'>,
) {
  const { reader } = database;

  /** A cut of a recording as whole segments; null when it is outside of it. */
  async function wholeSegments(row: ReplayRow, wanted: { from: number; to: number }, least: number) {
    const parts = await findParts(database.reader, [row.live_id]);
    const segments = await Promise.all(parts.map(({ part }) => recorder.segments(row.video_id, part)));
    return cutOf(segments.flat(), wanted, least);
  }

  async function cutFor(row: ReplayRow, { trim_from, trim_to }: ChooseReplayRequest) {
    if (trim_from === undefined && trim_to === undefined) return {};
    if (row.state !== 'ready') return refuse('replay.not_ready');
    const whole = (await recorded.now(reader, row.live_id))?.whole ?? 0;
    const wanted = { from: trim_from ?? row.trim_from ?? 0, to: trim_to ?? row.trim_to ?? whole };
    const cut = (await wholeSegments(row, wanted, replayLimits.replayLeastMs)) ?? refuse('replay.trim');
    const isAll = cut.from === 0 && cut.to === whole;
    return { trim_from: isAll ? null : cut.from, trim_to: isAll ? null : cut.to };
  }

  return {
    /** C060. */
    async choose(viewer: ReplayViewer, input: ChooseReplayRequest): Promise<ChooseReplayAnswer> {
      const { live_id, video_id, mode, days } = input;
      await database.transaction(async (tx) => {
        await lives.lockToRun(tx, live_id, viewer);
        const row = changeable(await lockReplay(tx, live_id), clock.now());
        if (video_id !== undefined && video_id !== row.video_id) return refuse('replay.missing');
        const cut = await cutFor(row, input);
        const retention = { mode: mode ?? row.mode, days: row.days };
        if (retention.mode === 'limited') retention.days = days ?? row.days ?? refuse('live.replay_days');
        else retention.days = null;
        if (retention.mode === 'none' && row.state !== 'recording') return expiry.remove(tx, row);
        const isEnded = row.state === 'ready' && row.ended_at !== null;
        const expiresAt = isEnded && row.ended_at !== null ? expiryFor(retention, row.ended_at) : null;
        // A shorter time may be over already: then it goes at once.
        await updateReplay(tx, live_id, { ...retention, ...cut, expires_at: expiresAt });
        const shows = { ...row, ...cut };
        if (shows.trim_from !== row.trim_from || shows.trim_to !== row.trim_to)
          await closing.trimmed(tx, live_id);
        await expiry.planEnd(tx, live_id, expiresAt);
        database.afterCommit(tx, () => recorded.forget(live_id));
      });
      const known = await recorded.now(reader, live_id);
      if (!known || known.row.mode === 'none') return refuse('replay.missing');
      const { replay } = await views.answerTo(viewer, live_id, known);
      return { replay };
    },

    /** G222. */
    async remove(actor: Actor, { live_id }: RemoveReplayRequest): Promise<RemoveReplayAnswer> {
      await database.transaction(async (tx) => {
        await lives.lockToRun(tx, live_id, actor);
        const row = (await lockReplay(tx, live_id)) ?? refuse('replay.missing');
        if (row.state === 'recording' || row.state === 'processing') return refuse('replay.not_ready');
        await expiry.remove(tx, row);
      });
      return { ok: true };
    },
  };
}
