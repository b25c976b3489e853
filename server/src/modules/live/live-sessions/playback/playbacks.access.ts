import type { Reader } from '../../../../platform/database/index.ts';
import type { LiveRestriction } from '../access/restrictions.access.ts';
import type { MediaScope } from '../live-sessions.domain.ts';
import type { LivePorts } from '../live-sessions.ports.ts';
import type { MediaTicket } from './media-tickets.domain.ts';

/** Time between two looks at the sessions that watch, ms: a stream ends within 2 s of its session (domain 3.1). */
const rhythmMs = 1_000;

/** Who watches what, with which session, knowing of which act. */
type Watching = Pick<MediaTicket, 'scope' | 'session' | 'uid' | 'liveId' | 'act'>;

/** The restrictions of those of `uids` that have one. */
type AskLiveRestrictions = (
  reader: Reader,
  liveId: string,
  uids: readonly string[],
) => Promise<ReadonlyMap<string, LiveRestriction>>;

/** To whom of `uids` the picture of a live session is not given now: to members during a pause, say (S36). */
type AskWithheld = (
  reader: Reader,
  liveId: string,
  scope: MediaScope,
  uids: readonly string[],
) => Promise<ReadonlySet<string>>;

/** Who was removed watches no more (G135), who was frozen with a fresh address only, which tells them so (D26). */
const isOver = (restriction: LiveRestriction | undefined, { act }: Watching): boolean =>
  restriction?.join !== undefined || (restriction?.act !== undefined && restriction.act !== act);

/**
 * Running streams by the session they were opened for. Once a second it finds the sessions that are over, also those that
 * were signed out on another server or whose account was closed, and the members who were removed from the room or frozen
 * since, and ends their streams.
 */
export function createPlaybacks(
  { database, sessions, log }: Pick<LivePorts, 'database' | 'sessions' | 'log'>,
  restrictionsOf: AskLiveRestrictions,
  withheldFrom: AskWithheld,
) {
  const { reader } = database;
  const running = new Map<string, Map<() => void, Watching>>();
  let timer: NodeJS.Timeout | undefined;
  let checking: Promise<void> | undefined;

  function end(sessionId: string): void {
    for (const stop of running.get(sessionId)?.keys() ?? []) stop();
  }

  async function check(): Promise<void> {
    const watching = [...running.keys()];
    if (watching.length === 0) return;
    const streams = [...running.values()].flatMap((some) => [...some]);
    const living = await sessions.living(reader, watching);
    const over = streams.filter(([, { session }]) => !living.has(session));
    for (const [liveId, ofLive] of Map.groupBy(streams, ([, one]) => one.liveId)) {
      const restrictions = await restrictionsOf(reader, liveId, [
        ...new Set(ofLive.map(([, { uid }]) => uid)),
      ]);
      over.push(...ofLive.filter(([, one]) => isOver(restrictions.get(one.uid), one)));
      for (const [scope, some] of Map.groupBy(ofLive, ([, one]) => one.scope)) {
        const withheld = await withheldFrom(reader, liveId, scope, [
          ...new Set(some.map(([, { uid }]) => uid)),
        ]);
        over.push(...some.filter(([, { uid }]) => withheld.has(uid)));
      }
    }
    for (const [stop] of over) stop();
  }

  /** One look at a time; while the database does not answer, streams go on. */
  function tick(): Promise<void> {
    checking ??= check()
      .catch((error: unknown) => log.warn({ err: error }, 'the sessions of viewers were not looked at'))
      .finally(() => {
        checking = undefined;
      });
    return checking;
  }

  return {
    /** A ticket outlives a sign-out and an act against the member, so both are looked up when a stream is opened. */
    async admits(watching: Watching): Promise<boolean> {
      const { scope, session, uid, liveId } = watching;
      if (!(await sessions.living(reader, [session])).has(session)) return false;
      if ((await withheldFrom(reader, liveId, scope, [uid])).has(uid)) return false;
      return !isOver((await restrictionsOf(reader, liveId, [uid])).get(uid), watching);
    },
    /** @param stop ends the stream at once @returns forgets it */
    add(watching: Watching, stop: () => void): () => void {
      const sessionId = watching.session;
      const streams = running.get(sessionId) ?? new Map<() => void, Watching>();
      running.set(sessionId, streams.set(stop, watching));
      return () => {
        streams.delete(stop);
        if (streams.size === 0 && running.get(sessionId) === streams) running.delete(sessionId);
      };
    },
    /** The session was revoked on this server. */
    end,
    tick,
    start(): void {
      timer = setInterval(() => void tick(), rhythmMs).unref();
    },
    stop(): void {
      clearInterval(timer);
    },
  };
}
export type Playbacks = ReturnType<typeof createPlaybacks>;
