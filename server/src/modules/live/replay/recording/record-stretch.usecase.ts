import type { RecorderRun, RecorderRunEnd } from '../../../../platform/media/recording/index.ts';
import { lengthOf, type GapReason } from '../replay.domain.ts';
import type { ReplayPorts } from '../replay.ports.ts';
import { deletePart, findReplay, insertPart, updatePart } from '../replay.repository.ts';
import type { PartRow } from '../replay.tables.ts';
import { askToBegin, type RunningRecording, type RunningRecordings } from './running-recordings.state.ts';

/** A recording that ended by itself is taken up again after this, ms. */
const againMs = { changed: 1_000, crashed: 1_000, slow: 1_000, disk: 30_000, busy: 30_000 };
/** So often in a row a process may fail before its live session is given up. */
const mostFailures = 5;
/** Segments of a live session whose replay nobody wants: for those who watch it by HLS. */
const windowSegments = 8;

const reasons: Readonly<Record<RecorderRunEnd, GapReason>> = {
  over: 'encoder',
  changed: 'encoder',
  empty: 'encoder',
  codec: 'recorder',
  crashed: 'recorder',
  slow: 'recorder',
  disk: 'disk',
};

/** What records stretches on this server. */
export interface RecordingDeps extends Pick<
  ReplayPorts,
  'database' | 'clock' | 'log' | 'media' | 'recorder'
> {
  readonly after: (ms: number, run: () => void) => NodeJS.Timeout;
  readonly running: RunningRecordings;
}

/** One time that a live session was asked to begin a stretch. */
interface RecordingTurn {
  readonly recording: RunningRecording;
  readonly liveId: string;
  readonly stream: string;
  /** Of the recording when this turn began. */
  readonly asked: number;
}

const isOutdated = ({ recording, asked }: RecordingTurn): boolean => recording.asked !== asked;

/** How a stretch of a recording ended. */
interface EndedStretch {
  /** Name of the recording. */
  readonly name: string;
  readonly why: GapReason;
}

/** Writes down how long a stretch became; one without a whole segment never was. */
export async function closeStretch(
  part: PartRow,
  { name, why }: EndedStretch,
  { database, recorder }: Pick<RecordingDeps, 'database' | 'recorder'>,
): Promise<void> {
  const ms = lengthOf(await recorder.segments(name, part.part));
  await database.transaction((tx) =>
    ms === 0 ? deletePart(tx, part) : updatePart(tx, part, { ms, ended_by: why }),
  );
}

/** Never throws: a live session goes on without its recording. */
export function startRecording(liveId: string, stream: string, deps: RecordingDeps): void {
  const recording = askToBegin(deps.running, liveId);
  const turn: RecordingTurn = { recording, liveId, stream, asked: recording.asked };
  const stretch = recordStretch(turn, deps).catch((error: unknown) => {
    deps.log.error({ err: error, live_id: liveId }, 'a live session is not recorded');
    if (!isOutdated(turn)) recording.off = 'failed';
  });
  const before = recording.written;
  const writeBoth = async (): Promise<void> => void (await Promise.all([before, stretch]));
  recording.written = writeBoth();
}

function retryAfter(ms: number, turn: RecordingTurn, deps: RecordingDeps): void {
  if (isOutdated(turn)) return;
  const { recording, liveId, stream } = turn;
  recording.again = deps.after(ms, () => {
    if (!isOutdated(turn) && deps.media.isPushed(stream)) startRecording(liveId, stream, deps);
  });
}

/**
 * What comes next is recorded from its beginning while this stretch is still being written.
 * @param begunAt when this one was begun, UTC ms
 */
async function goOn(
  { left }: Pick<RecorderRun, 'left'>,
  begunAt: number,
  turn: RecordingTurn,
  deps: RecordingDeps,
): Promise<void> {
  if ((await left) !== 'changed' || isOutdated(turn)) return;
  if (deps.clock.now() - begunAt >= againMs.changed) startRecording(turn.liveId, turn.stream, deps);
  else retryAfter(againMs.changed, turn, deps);
}

/** Takes the recording up again, or gives it up, after a stretch that ended by itself. */
function afterEnd(end: RecorderRunEnd, turn: RecordingTurn, deps: RecordingDeps): void {
  const { recording } = turn;
  if (end === 'codec') recording.off = 'codec';
  if (end === 'over' || end === 'changed' || end === 'empty' || end === 'codec') {
    recording.failures = 0;
    return;
  }
  recording.failures += 1;
  if (end === 'disk') recording.off = 'disk';
  else if (recording.failures >= mostFailures) recording.off = 'failed';
  if (recording.off !== 'failed') retryAfter(againMs[end], turn, deps);
}

/** Records one stretch to its end. */
async function recordStretch(turn: RecordingTurn, deps: RecordingDeps): Promise<void> {
  const { recording, liveId, stream } = turn;
  const { database, clock, log, media, recorder } = deps;
  recording.off = await recorder.off();
  if (recording.off === 'busy' || recording.off === 'disk') retryAfter(againMs[recording.off], turn, deps);
  if (recording.off !== null) return;
  const row = await findReplay(database.reader, liveId);
  if (row?.state !== 'recording' || isOutdated(turn)) return;
  const name = row.video_id;
  const now = clock.now();
  const part = await database.transaction((tx) => insertPart(tx, liveId, now));
  const place: PartRow = { live_id: liveId, part, begun_at: now, ms: null, ended_by: null };
  const latest = row.mode === 'none' ? windowSegments : null;
  const stretch = await recorder.record(name, part, latest, (sink) => media.play(stream, sink));
  if (!stretch) return closeStretch(place, { name, why: 'encoder' }, deps);
  if (isOutdated(turn)) stretch.stop();
  else recording.stop = stretch.stop;
  const begunAt = clock.now() - stretch.reach;
  await database.transaction((tx) => updatePart(tx, place, { begun_at: begunAt }));
  log.info({ live_id: liveId, part, pid: stretch.pid }, 'recording');
  void goOn(stretch, now, turn, deps);
  const end = await stretch.ended;
  log.info({ live_id: liveId, part, end }, 'recorded');
  if (recording.stop === stretch.stop) recording.stop = null;
  await closeStretch(place, { name, why: reasons[end] }, deps);
  if (!isOutdated(turn)) afterEnd(end, turn, deps);
}
