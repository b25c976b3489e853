import { replayLimits, type CallAnswer, type CallRequest, type calls } from '@goldbean/contract';
import type { Actor } from '../../../platform/actor.ts';
import { shanghaiTime } from '../../../platform/clock.ts';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/refusal.ts';
import { createReplayClose, expiryFor } from './close-replay.job.ts';
import { createEngineFiles } from './engine-files.usecase.ts';
import { createRecordedAccess, cutOfRow, isOver, shownLengthOf, type Known } from './recorded.access.ts';
import { createRecordings } from './record-live.usecase.ts';
import { placeToGoOn } from './replay.domain.ts';
import { findReplay, lockReplay, searchReplays, updateReplay } from './replay.repository.ts';
import type { ReplayRow } from './replay.tables.ts';
import type { ReplayPorts, ReplayViewer } from './replay.ports.ts';
import { ticketOf } from './replay-tickets.domain.ts';
import { createTimeline } from './timeline.usecase.ts';
import { createReplayViews } from './replay.views.ts';
import { addReplayWatch, findPlace, hasWatchedReplay } from './watching.repository.ts';

type ReplayRequest<Name extends keyof typeof calls.replay> = CallRequest<(typeof calls.replay)[Name]>;
type ReplayAnswer<Name extends keyof typeof calls.replay> = CallAnswer<(typeof calls.replay)[Name]>;

/** Replays of live sessions: recorded while they are on air, kept as long as was chosen, watched by who may enter (S37). */
export function createReplays(ports: ReplayPorts) {
  const { database, clock, secret, lives } = ports;
  const { reader } = database;
  const recordings = createRecordings(ports);
  const recorded = createRecordedAccess(ports);
  const timeline = createTimeline(ports);
  const views = createReplayViews(ports, timeline);
  const closing = createReplayClose(ports, recordings, recorded);
  const engineFiles = createEngineFiles(ports, recorded);

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

  const showing = async (liveId: string) =>
    (await lives.shown(reader, [liveId])).get(liveId) ?? refuse('live.missing');

  async function answerTo(viewer: ReplayViewer, liveId: string, known: Known) {
    const live = await showing(liveId);
    const replay = await views.replay(reader, viewer, live.room, known);
    const started = { started: shanghaiTime(known.row.started_at), started_ts: known.row.started_at };
    return { replay, live: { ...live, ...started } };
  }

  /** @throws Refusal `replay.missing`, `replay.expired`, `replay.not_ready` */
  function changeable(row: ReplayRow | null): ReplayRow {
    if (!row || row.mode === 'none') return refuse('replay.missing');
    if (isOver(row, clock.now())) return refuse('replay.expired');
    return row.state === 'processing' ? refuse('replay.not_ready') : row;
  }

  async function cutFor(row: ReplayRow, { trim_from, trim_to }: ReplayRequest<'choose'>) {
    if (trim_from === undefined && trim_to === undefined) return {};
    if (row.state !== 'ready') return refuse('replay.not_ready');
    const whole = (await recorded.now(reader, row.live_id))?.whole ?? 0;
    const wanted = { from: trim_from ?? row.trim_from ?? 0, to: trim_to ?? row.trim_to ?? whole };
    const cut = (await closing.cutOf(row, wanted, replayLimits.replayLeastMs)) ?? refuse('replay.trim');
    const isAll = cut.from === 0 && cut.to === whole;
    return { trim_from: isAll ? null : cut.from, trim_to: isAll ? null : cut.to };
  }

  return {
    /** G220. */
    async info(viewer: ReplayViewer, { live_id }: ReplayRequest<'info'>): Promise<ReplayAnswer<'info'>> {
      const { known, my } = await seen(viewer, live_id);
      const place = await findPlace(reader, live_id, viewer.uid);
      const left_at = place === null ? null : placeToGoOn(place, cutOfRow(known.row), shownLengthOf(known));
      return { ...(await answerTo(viewer, live_id, known)), my: { ...my, left_at } };
    },

    /** G091. */
    async events(viewer: ReplayViewer, input: ReplayRequest<'events'>): Promise<ReplayAnswer<'events'>> {
      const { live_id, from_ts: from, to_ts: to, cursor, size } = input;
      if (to < from || to - from > replayLimits.replayRangeMs) return refuse('replay.range');
      const { known } = await seen(viewer, live_id);
      if (isOver(known.row, clock.now())) return refuse('replay.expired');
      const after = /^\d{1,15}$/.test(cursor ?? '') ? Number(cursor) : 0;
      const { room } = await showing(live_id);
      return timeline.between(reader, room, known, { from, to, after, size });
    },

    /** G221. */
    async list(viewer: ReplayViewer, input: ReplayRequest<'list'>): Promise<ReplayAnswer<'list'>> {
      const { channel_id, page, page_size } = input;
      await closing.settleAll();
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

    /** C060. */
    async choose(viewer: ReplayViewer, input: ReplayRequest<'choose'>): Promise<ReplayAnswer<'choose'>> {
      const { live_id, video_id, mode, days } = input;
      await database.transaction(async (tx) => {
        await lives.lockToRun(tx, live_id, viewer);
        const row = changeable(await lockReplay(tx, live_id));
        if (video_id !== undefined && video_id !== row.video_id) return refuse('replay.missing');
        const cut = await cutFor(row, input);
        const kept = { mode: mode ?? row.mode, days: row.days };
        if (kept.mode === 'limited') kept.days = days ?? row.days ?? refuse('live.replay_days');
        else kept.days = null;
        if (kept.mode === 'none' && row.state !== 'recording') return closing.remove(tx, row);
        const isEnded = row.state === 'ready' && row.ended_at !== null;
        const expiresAt = isEnded && row.ended_at !== null ? expiryFor(kept, row.ended_at) : null;
        // A shorter time may be over already: then it goes at once.
        await updateReplay(tx, live_id, { ...kept, ...cut, expires_at: expiresAt });
        await closing.planEnd(tx, live_id, expiresAt);
        database.afterCommit(tx, () => recorded.forget(live_id));
      });
      const known = await recorded.now(reader, live_id);
      if (!known || known.row.mode === 'none') return refuse('replay.missing');
      const { replay } = await answerTo(viewer, live_id, known);
      return { replay };
    },

    /** G222. */
    async remove(actor: Actor, { live_id }: ReplayRequest<'remove'>): Promise<ReplayAnswer<'remove'>> {
      await database.transaction(async (tx) => {
        await lives.lockToRun(tx, live_id, actor);
        const row = (await lockReplay(tx, live_id)) ?? refuse('replay.missing');
        if (row.state === 'recording' || row.state === 'processing') return refuse('replay.not_ready');
        await closing.remove(tx, row);
      });
      return { ok: true };
    },

    /** C036; of a live session without a replay nothing is kept. */
    async watched(
      tx: Tx,
      { liveId, uid, seconds, pos }: { liveId: string; uid: string; seconds: number; pos: number },
    ): Promise<void> {
      const row = await findReplay(tx, liveId);
      if (!row) return;
      const place = pos * 1_000 + (cutOfRow(row)?.from ?? 0);
      await addReplayWatch(tx, { live_id: liveId, uid, seconds, place });
    },
    hasWatched: hasWatchedReplay,

    /** What a live session on air shows of it. */
    async hlsOf(viewer: ReplayViewer, liveId: string): Promise<string | null> {
      const known = await recorded.lately(liveId);
      const isPlayed = known && known.row.state === 'recording' && known.whole > 0;
      return isPlayed ? views.hls(viewer, liveId) : null;
    },
    /** Whether members may watch it now that the live session is over, or will when it is made. */
    async isKept(from: Reader, liveId: string): Promise<boolean> {
      const row = await findReplay(from, liveId);
      if (!row || row.mode === 'none' || row.state === 'failed') return false;
      return !isOver(row, clock.now());
    },
    offOf: recordings.off,
    take: engineFiles.take,
    began: recordings.began,
    paused: recordings.paused,
    over: closing.over,
    close: closing.close,
    expire: closing.expire,

    /**
     * The recording of which a ticket lets this place be read now; null: of none. The right is asked for each file: an address
     * is good for hours, and a member may leave or be removed, and the live session be stopped, before.
     */
    async open(ticket: string, liveId: string, place: string): Promise<Known | null> {
      const good = ticketOf(secret, ticket, { liveId, place }, clock.now());
      if (!good || !(await lives.admits(good))) return null;
      const known = await recorded.lately(liveId);
      return known && !isOver(known.row, clock.now()) ? known : null;
    },

    start: recordings.recover,
    stop: recordings.stop,
  };
}
export type Replays = ReturnType<typeof createReplays>;
