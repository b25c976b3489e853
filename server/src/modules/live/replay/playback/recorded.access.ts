import type { Reader } from '../../../../platform/database/index.ts';
import type { Segment } from '../../../../platform/media/recording/index.ts';
import type { RecordedPart } from './playlist.domain.ts';
import { lengthOf, type Cut, type RecordedSpan } from '../replay.domain.ts';
import type { ReplayPorts } from '../replay.ports.ts';
import { findParts, findReplay } from '../replay.repository.ts';
import type { PartRow, ReplayRow } from '../replay.tables.ts';

/** How long what was read of a recording is taken for what it is, ms: its segments come every four seconds. */
const freshMs = 1_000;

/** A replay with what is recorded of it. */
export interface Known {
  readonly row: ReplayRow;
  readonly recorded: readonly RecordedPart[];
  readonly stretches: readonly RecordedSpan[];
  /** ms of all of it. */
  readonly whole: number;
}

export const cutOfRow = ({
  trim_from: from,
  trim_to: to,
}: Pick<ReplayRow, 'trim_from' | 'trim_to'>): Cut | null =>
  from === null || to === null ? null : { from, to };

/** How long a replay plays, ms. */
export function shownLengthOf({ row, whole }: Known): number {
  const cut = cutOfRow(row);
  return cut ? cut.to - cut.from : whole;
}

/** Whether the time of a replay is over, though its files may still be there. @param now UTC ms */
export const isOver = ({ state, expires_at: expiresAt }: ReplayRow, now: number): boolean =>
  state === 'expired' || (expiresAt !== null && expiresAt <= now);

/** Reads recordings; what many ask for within a second is read once. */
export function createRecordedAccess({
  database,
  clock,
  recorder,
}: Pick<ReplayPorts, 'database' | 'clock' | 'recorder'>) {
  const read = new Map<string, { readonly at: number; readonly known: Promise<Known | null> }>();
  /** Segments of stretches that are over do not change. */
  const whole = new Map<string, readonly Segment[]>();

  async function segmentsOf(row: ReplayRow, { part, ms }: PartRow): Promise<readonly Segment[]> {
    const key = `${row.video_id}/${part}`;
    const found = ms === null ? undefined : whole.get(key);
    const segments = found ?? (await recorder.segments(row.video_id, part));
    if (ms !== null && !found) {
      if (whole.size > 1_000) whole.clear();
      whole.set(key, segments);
    }
    return segments;
  }

  async function readNow(reader: Reader, liveId: string): Promise<Known | null> {
    const row = await findReplay(reader, liveId);
    if (!row) return null;
    const parts = row.state === 'expired' ? [] : await findParts(reader, [liveId]);
    const recorded = await Promise.all(
      parts.map(async (part) => ({
        part: part.part,
        begunAt: part.begun_at,
        segments: await segmentsOf(row, part),
      })),
    );
    const stretches = parts.map((part, index) => ({
      begunAt: part.begun_at,
      ms: part.ms ?? lengthOf(recorded[index]?.segments ?? []),
      endedBy: part.ended_by,
    }));
    return { row, recorded, stretches, whole: lengthOf(stretches) };
  }

  return {
    now: readNow,
    /** The same, at most a second old. */
    lately(liveId: string): Promise<Known | null> {
      const now = clock.now();
      const found = read.get(liveId);
      if (found && now - found.at < freshMs && now >= found.at) return found.known;
      if (read.size > 1_000) read.clear();
      const known = readNow(database.reader, liveId);
      read.set(liveId, { at: now, known });
      known.catch(() => read.delete(liveId));
      return known;
    },
    forget(liveId: string): void {
      read.delete(liveId);
    },
  };
}
export type RecordedReplays = ReturnType<typeof createRecordedAccess>;
