import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { cpuOf } from '../../server/test/cpu.ts';
import { eachConcurrently, send } from '../../server/test/system/real-server.ts';
import { median, say } from '../money/judge.ts';
import { end, memoryOf, startOn } from '../money/processes.ts';
import { makeFilm, pushFilm, streamKbits } from './encoder.ts';
import type { LiveGoal } from './judge.ts';
import { withPeer } from './peers/node-media-server.ts';
import { withStack, type Stack } from './stack.ts';

const count = 500;
/** So long a server that was just entered by all may take memory, s. */
const settleSeconds = 20;
/** How much more it may hold in the last third of the time than in the first, MB. */
const mostGrownMb = 16;
/** Of what the encoder sends, what the slowest viewer must get. */
const leastPart = 0.98;

const viewersEntry = fileURLToPath(new URL('viewers-process.ts', import.meta.url));

/** What watching cost a server, and what its viewers got. */
interface ViewerLoad {
  /** Seconds of CPU time a second. */
  readonly cores: number;
  /** MB, once a second. */
  readonly memory: readonly number[];
  /** Viewers who were disconnected. */
  readonly gone: number;
  /** kbit/s of the viewer who got least. */
  readonly slowest: number;
}

interface ViewerCountRange {
  readonly watching: number;
  readonly least: number;
  readonly most: number;
}

/** Lets viewers watch for some seconds. @param paths of the stream, one for each */
async function watch(
  { port, pid, folder }: Pick<Stack, 'port' | 'pid' | 'folder'>,
  paths: readonly string[],
  seconds: number,
): Promise<ViewerLoad> {
  const file = join(folder, 'viewers.json');
  await writeFile(file, JSON.stringify(paths));
  const child = startOn(1, [viewersEntry, String(port), file]);
  const lines = createInterface({ input: child.stdout ?? process.stdin });
  const gone = once(child, 'exit').then(() => {
    throw new Error('the viewers are gone');
  });
  const next = async (): Promise<ViewerCountRange> => {
    const [line] = (await Promise.race([once(lines, 'line'), gone])) as [string];
    return JSON.parse(line) as ViewerCountRange;
  };
  try {
    for (let second = 0; second < settleSeconds; second += 1) await next();
    const [before, cpu, began] = [await next(), cpuOf(pid), performance.now()];
    const memory: number[] = [];
    let now = before;
    for (let second = 0; second < seconds; second += 1) {
      now = await next();
      memory.push(memoryOf(pid));
    }
    const passed = (performance.now() - began) / 1_000;
    return {
      cores: (cpuOf(pid) - cpu) / passed,
      memory,
      gone: count - now.watching,
      slowest: ((now.least - before.least) * 8) / 1_000 / passed,
    };
  } finally {
    gone.catch(() => {});
    await end(child);
  }
}

/** An address for each member, as their page asks for it. */
async function addresses({ port, liveId }: Stack, tokens: readonly string[]): Promise<string[]> {
  const answers = await eachConcurrently(tokens, 20, (token) =>
    send(port, 'live.info', { live_id: liveId }, { token }),
  );
  return answers.map((answer) => {
    if (answer.status === 'rejected') throw answer.reason;
    return answer.value.data.media.flv;
  });
}

const third = (values: readonly number[], from: number): number =>
  median(values.slice(Math.floor((values.length * from) / 3), Math.floor((values.length * (from + 1)) / 3)));

/**
 * 500 members watch one stream of 2 Mbit/s, each by an address of their own, and the server has one core; beside it
 * node-media-server with as many, in turn.
 */
export const benchViewers = (seconds: number): Promise<LiveGoal[]> =>
  withStack((stack) =>
    withPeer(stack.folder, async (peer) => {
      const film = join(stack.folder, 'film.flv');
      await makeFilm(film);
      const tokens = await stack.members(count);
      const ours = await whilePushed(film, stack.pushUrl, async () => {
        await stack.onAir();
        return watch(stack, await addresses(stack, tokens), seconds);
      });
      const theirs = await whilePushed(film, peer.pushUrl, () =>
        watch({ ...peer, folder: stack.folder }, Array<string>(count).fill(peer.path), seconds),
      );
      const grown = ({ memory }: ViewerLoad): number => third(memory, 2) - third(memory, 0);
      for (const [name, watched] of Object.entries({ ours, 'node-media-server': theirs })) {
        const { cores, memory, slowest, gone } = watched;
        say(
          `  ${name}: ${(cores * 100).toFixed(0)} % of its core, ${memory[0]?.toFixed(0)} MB at first and ` +
            `${memory.at(-1)?.toFixed(0)} at last, ${gone} disconnected, the slowest got ${Math.round(slowest)} kbit/s`,
        );
      }
      return [
        { name: `${count} viewers on one core, disconnected`, seen: ours.gone, atMost: 0 },
        {
          name: 'what the slowest of them lacks of the bit rate',
          seen: Math.max(0, 1 - ours.slowest / streamKbits) * 100,
          atMost: (1 - leastPart) * 100,
          unit: '%',
          of: `${Math.round(ours.slowest)} of ${streamKbits} kbit/s, node-media-server ${Math.round(theirs.slowest)}`,
        },
        {
          name: 'memory of the server, grown',
          seen: grown(ours),
          atMost: mostGrownMb,
          unit: 'MB',
          of: `in ${seconds} s, node-media-server ${grown(theirs).toFixed(1)}`,
        },
        {
          name: 'CPU time for them, beside node-media-server',
          seen: ours.cores / theirs.cores,
          atMost: 1.1,
          of: `${(ours.cores * 100).toFixed(0)} % of a core against ${(theirs.cores * 100).toFixed(0)}`,
        },
      ];
    }),
  );

async function whilePushed<Result>(film: string, url: string, work: () => Promise<Result>): Promise<Result> {
  const stop = pushFilm(film, url);
  try {
    return await work();
  } finally {
    await stop();
  }
}
