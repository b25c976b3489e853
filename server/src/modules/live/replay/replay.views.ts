import { replayLimits, type Replay, type ReplayCard } from '@goldbean/contract';
import { shanghaiTime } from '../../../platform/clock.ts';
import { refuse } from '../../../platform/refusal.ts';
import { gapsOf } from './replay.domain.ts';
import type { ReplayedLive, ReplayPorts, ReplayViewer } from './replay.ports.ts';
import { cutOfRow, isOver, shownLengthOf, type Known } from './playback/recorded.access.ts';
import { folderAddress, posterAddress } from './playback/replay-tickets.domain.ts';
import type { Timeline } from './timeline.usecase.ts';

/** Replays as the contract shows them. */
export function createReplayViews(
  { database, clock, secret, lives }: Pick<ReplayPorts, 'database' | 'clock' | 'secret' | 'lives'>,
  timeline: Timeline,
) {
  const { reader } = database;

  const ticketFor = ({ uid, sessionId: session }: ReplayViewer, liveId: string) => ({
    liveId,
    uid,
    session,
    expires: clock.now() + replayLimits.replayTicketMs,
  });
  const folderFor = (viewer: ReplayViewer, liveId: string): string =>
    folderAddress(secret, ticketFor(viewer, liveId));

  const times = (known: Known) => {
    const { expires_at: expiresAt } = known.row;
    return { expires_at: expiresAt === null ? null : shanghaiTime(expiresAt), expires_at_ts: expiresAt };
  };

  async function replay(viewer: ReplayViewer, room: string, known: Known): Promise<Replay> {
    const { row, stretches, whole } = known;
    const cut = cutOfRow(row);
    const isGone = isOver(row, clock.now());
    const isPlayed = whole > 0 && !isGone && row.state !== 'failed';
    const folder = folderFor(viewer, row.live_id);
    const placed = gapsOf(stretches, row.started_at, row.ended_at).flatMap((gap) => {
      if (!cut) return [gap];
      return gap.at >= cut.from && gap.at < cut.to ? [{ ...gap, at: gap.at - cut.from }] : [];
    });
    return {
      live_id: row.live_id,
      video_id: row.video_id,
      state: isGone ? 'expired' : row.state,
      mode: row.mode,
      days: row.days,
      ...times(known),
      duration: isGone ? 0 : shownLengthOf(known),
      hls: isPlayed ? `${folder}/index.m3u8` : '',
      missing: isGone ? [] : placed,
      chapters: isPlayed ? await timeline.chapters(reader, room, known) : [],
      marks: isPlayed ? await timeline.marks(reader, room, known) : [],
      poster: isPlayed && row.has_poster ? `${folder}/poster.jpg` : '',
      thumbnails: isPlayed && row.thumbnails ? { ...row.thumbnails, src: `${folder}/thumbnails.jpg` } : null,
      trim: cut,
      recorded: isGone ? 0 : whole,
    };
  }

  /** The live session of a replay. @throws Refusal `live.missing` */
  const showing = async (liveId: string) =>
    (await lives.shown(reader, [liveId])).get(liveId) ?? refuse('live.missing');

  /** A replay with its live session. */
  async function answerTo(viewer: ReplayViewer, liveId: string, known: Known) {
    const live = await showing(liveId);
    const shown = await replay(viewer, live.room, known);
    const started = { started: shanghaiTime(known.row.started_at), started_ts: known.row.started_at };
    return { replay: shown, live: { ...live, ...started } };
  }

  return {
    /** Address of the HLS playlist of a live session for one member. */
    hls: (viewer: ReplayViewer, liveId: string): string => `${folderFor(viewer, liveId)}/index.m3u8`,

    showing,
    answerTo,

    card(viewer: ReplayViewer, live: ReplayedLive, known: Known): ReplayCard {
      const { row } = known;
      const { live_id, name, theme, background, channel, streamer } = live;
      const isGone = isOver(row, clock.now());
      return {
        live_id,
        name,
        theme,
        background,
        channel,
        streamer,
        started: shanghaiTime(row.started_at),
        started_ts: row.started_at,
        state: isGone ? 'expired' : row.state,
        duration: isGone ? 0 : shownLengthOf(known),
        poster: row.has_poster && !isGone ? posterAddress(secret, ticketFor(viewer, live_id)) : '',
        ...times(known),
      };
    },
  };
}
export type ReplayViews = ReturnType<typeof createReplayViews>;
