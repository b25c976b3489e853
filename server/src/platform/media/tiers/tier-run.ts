import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { createBroadcast, type Broadcast, type Sink, type Source } from '../broadcast.ts';
import { createTagReader } from '../flv-file.ts';
import { plainEnvironment, yieldToServer } from '../native.ts';
import type { AvPacket } from '../protocol.ts';
import { tierTasks, type TierKey, type TierPorts } from './tier-ports.ts';
import type { TierTask } from './tier-task.ts';

const entry = fileURLToPath(new URL('./tier-process.ts', import.meta.url));
/** A tier is encoded so long after the last who watched it: whoever switches to and fro finds it running, ms. */
const lingerMs = 5_000;
/** A tier that was given up is not offered again for this long, ms. */
const pauseMs = 120_000;
/** What an encoder has not taken yet of what it was given is bounded, as for any reader; its lag is looked at this often, ms. */
const lookMs = 500;
/** The first seconds of an encoder do not count: it must start, ms. */
const startMs = 5_000;

/** A tier that is encoded now. */
export interface RunningTier {
  readonly name: string;
  readonly stream: string;
  readonly key: TierKey;
  readonly child: ChildProcess;
  readonly broadcast: Broadcast;
  readonly source: Source;
  /** Those who wait for its next key frame. */
  readonly waiting: Map<Sink, { stop: (() => void) | null }>;
  readonly began: number;
  /** Time of the newest tag that it was given, and of the newest that came back, ms of the stream. */
  given: number;
  done: number;
  /** When its last viewer left; null while somebody watches. */
  idleSince: number | null;
  isOver: boolean;
  /** Stops what it is given. */
  leave: (() => void) | null;
  looking: NodeJS.Timeout | undefined;
}

/** The tiers of this server, by name, and what they need. */
export interface TierRuns {
  readonly running: Map<string, RunningTier>;
  /** Until when a tier is not offered, ms of the process. */
  readonly givenUp: Map<string, number>;
  readonly ports: Required<Pick<TierPorts, 'log' | 'play' | 'mostBehindMs'>>;
}

/** How many watch a tier, or wait for it. */
export const viewersOf = ({ broadcast, waiting }: RunningTier): number =>
  broadcast.viewerCount + waiting.size;

/** Time of the tag that is written; the opening of a stream, which holds many, is followed by others at once. */
function lastTimeOf(bytes: Buffer, before: number): number {
  if (bytes.toString('latin1', 0, 3) === 'FLV') return before;
  return bytes.length > 11 ? bytes.readUIntBE(4, 3) + bytes.readUInt8(7) * 2 ** 24 : before;
}

function forkEncoder(task: TierTask): ChildProcess {
  const child = fork(entry, [JSON.stringify(task)], {
    execArgv: ['--max-old-space-size=128'],
    env: plainEnvironment(),
    stdio: ['pipe', 'pipe', 'ignore', 'ipc'],
  });
  yieldToServer(child);
  child.stdin?.on('error', () => {});
  return child;
}

/** Ends a tier; those who watch it have to choose another. */
export function endTier({ running }: TierRuns, tier: RunningTier): void {
  if (tier.isOver) return;
  tier.isOver = true;
  clearInterval(tier.looking);
  tier.leave?.();
  if (running.get(tier.name) === tier) running.delete(tier.name);
  tier.child.kill('SIGKILL');
  tier.broadcast.finish(tier.source);
  for (const sink of tier.waiting.keys()) sink.end('over');
  tier.waiting.clear();
}

function giveUp(tiers: TierRuns, tier: RunningTier): void {
  const { name, stream, key, given, done } = tier;
  tiers.givenUp.set(name, performance.now() + pauseMs);
  tiers.ports.log.warn(
    { stream, tier: key, behind: given - done },
    'a tier is given up: this machine does not keep up',
  );
  endTier(tiers, tier);
}

/** Ends a tier that nobody watches any more, and gives up one that falls behind. */
function look(tiers: TierRuns, tier: RunningTier): void {
  const now = performance.now();
  if (viewersOf(tier) > 0) tier.idleSince = null;
  else tier.idleSince ??= now;
  if (tier.idleSince !== null && now - tier.idleSince >= lingerMs) return endTier(tiers, tier);
  if (now - tier.began > startMs && tier.given - tier.done > tiers.ports.mostBehindMs) giveUp(tiers, tier);
}

/** Passes on what is encoded; who waits gets it from a key frame on. */
function passOn(tier: RunningTier, packet: AvPacket): void {
  const { broadcast, source, waiting } = tier;
  if (packet.codec_type === 9 || packet.codec_type === 8) tier.done = Math.max(tier.done, packet.dts);
  broadcast.pass(source, packet);
  if (packet.flags !== 3) return;
  for (const [sink, place] of waiting) place.stop = broadcast.play(sink);
  waiting.clear();
}

/** Begins to encode a tier, in a process of its own. @returns null when nobody pushes the stream */
export function beginTier(tiers: TierRuns, stream: string, key: TierKey): RunningTier | null {
  const { running, givenUp, ports } = tiers;
  const child = forkEncoder(tierTasks[key]);
  const began = performance.now();
  const tier: RunningTier = {
    name: `${stream}_${key}`,
    stream,
    key,
    child,
    broadcast: createBroadcast(),
    source: { kind: 'push', close: () => child.kill('SIGKILL') },
    waiting: new Map(),
    began,
    given: 0,
    done: 0,
    idleSince: began,
    isOver: false,
    leave: null,
    looking: undefined,
  };
  tier.broadcast.begin(tier.source);
  const read = createTagReader((packet) => passOn(tier, packet));
  child.stdout?.on('data', read);
  tier.leave = ports.play(stream, {
    write(bytes) {
      tier.given = Math.max(tier.given, lastTimeOf(bytes, tier.given));
      child.stdin?.write(bytes);
    },
    backlog: () => child.stdin?.writableLength ?? 0,
    end: (reason) => (reason === 'slow' ? giveUp(tiers, tier) : child.stdin?.end()),
  });
  tier.looking = setInterval(() => look(tiers, tier), lookMs).unref();
  child.once('exit', (code) => {
    // Whatever ends it while it is watched would end it again at once.
    if (!tier.isOver && code !== 0) givenUp.set(tier.name, performance.now() + pauseMs);
    endTier(tiers, tier);
  });
  child.once('error', () => endTier(tiers, tier));
  if (!tier.leave) {
    endTier(tiers, tier);
    return null;
  }
  running.set(tier.name, tier);
  ports.log.info({ stream, tier: key }, 'a tier is encoded');
  return tier;
}
