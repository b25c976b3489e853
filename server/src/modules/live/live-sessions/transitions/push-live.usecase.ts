import type { Tx } from '../../../../platform/database/index.ts';
import type { PublishInfo } from '../../../../platform/media/index.ts';
import type { LiveAirRestriction, LiveRestrictions } from '../access/restrictions.access.ts';
import { liveForPush } from '../live-sessions.domain.ts';
import type { LivePorts } from '../live-sessions.ports.ts';
import { findCandidates, findLastEnd, findOnAir, lockLive } from '../live-sessions.repository.ts';
import type { LiveRow } from '../live-sessions.tables.ts';
import { findStream, lockStream, updateStream, type StreamRow } from '../on-air/streams.repository.ts';
import type { LiveMoves } from './move-live.usecase.ts';

/** `film`: the live session that shows the demo's film and that a push would replace. */
type PushLive =
  | { readonly live: LiveRow; readonly film: LiveRow | null }
  | { readonly refused: 'no_live' | 'just_ended' | LiveAirRestriction['reason'] };

/** What pushes of encoders, and of the demo's loop, do to live sessions. */
export function createLivePushes(
  { database, clock, media, log }: Pick<LivePorts, 'database' | 'clock' | 'media' | 'log'>,
  restrictions: Pick<LiveRestrictions, 'ofAir'>,
  { move, follow }: Pick<LiveMoves, 'move' | 'follow'>,
) {
  /** Lives that show the demo's film: a push for a live session that was opened since, or chosen, replaces them. */
  const filmed = new Set<string>();

  /**
   * The live session a push belongs to now, or why there is none. A film on air is replaced by a live session that was
   * chosen, or opened since the film began.
   */
  async function liveOf(tx: Tx, stream: StreamRow): Promise<PushLive> {
    const restriction = await restrictions.ofAir(tx, stream.channel_id);
    if (restriction) return { refused: restriction.reason };
    const now = clock.now();
    const onAir = await findOnAir(tx, stream.channel_id);
    const open = await findCandidates(tx, stream.channel_id);
    if (onAir && filmed.has(onAir.live_id)) {
      const meant = open.filter(
        ({ liveId, createdAt }) => liveId === stream.chosen_live || createdAt > (onAir.started_at ?? now),
      );
      const found = liveForPush(now, meant, stream.chosen_live, null);
      const live = 'refused' in found ? null : await lockLive(tx, found.liveId);
      return live ? { live, film: onAir } : { live: onAir, film: null };
    }
    const isOver = onAir?.interrupted_until && onAir.interrupted_until <= now;
    if (onAir && !isOver) return { live: onAir, film: null };
    if (onAir) await move(tx, onAir, stream, 'due');
    const lastEnd = await findLastEnd(tx, stream.channel_id);
    const found = liveForPush(now, open, stream.chosen_live, lastEnd);
    if ('refused' in found) return found;
    const live = await lockLive(tx, found.liveId);
    return live ? { live, film: null } : { refused: 'no_live' };
  }

  /** An encoder, or the demo's loop, is on a stream: its live session goes on air, or goes on. */
  async function published(name: string, info: PublishInfo): Promise<void> {
    await database.transaction(async (tx) => {
      const found = await findStream(tx, { stream: name });
      const stream = found && (await lockStream(tx, found.channel_id));
      const chosen = stream && (await liveOf(tx, stream));
      if (!stream || !chosen || 'refused' in chosen) {
        log.warn({ stream: name, kind: info.kind }, 'a push without a live session is cut');
        database.afterCommit(tx, () => media.cut(name));
        return;
      }
      const { live, film } = chosen;
      await updateStream(tx, stream.channel_id, { refused: '' });
      if (stream.test_live === live.live_id) {
        log.info({ stream: name, live_id: live.live_id }, 'a test push');
        return;
      }
      if (film) await move(tx, film, stream, 'end');
      await follow(tx, await move(tx, live, stream, 'push'), stream);
      database.afterCommit(tx, () => {
        if (film) filmed.delete(film.live_id);
        if (info.kind === 'loop') filmed.add(live.live_id);
        else filmed.delete(live.live_id);
      });
    });
  }

  /** The push has ended: the live session waits for its encoder. */
  async function unpublished(name: string): Promise<void> {
    await database.transaction(async (tx) => {
      const found = await findStream(tx, { stream: name });
      if (!found) return;
      const stream = await lockStream(tx, found.channel_id);
      const live = await findOnAir(tx, stream.channel_id);
      if (live && !media.isPublishing(name)) await move(tx, live, stream, 'lost');
    });
  }

  return {
    liveOf,
    published,
    unpublished,
    isFilm: (liveId: string): boolean => filmed.has(liveId),
  };
}
