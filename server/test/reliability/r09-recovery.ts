import { setTimeout as pause } from 'node:timers/promises';
import type { Message } from '@goldbean/contract';
import { createSeededRandom } from '../test-database.ts';
import { patienceMs, until } from '../until.ts';
import { withClassRoom } from './class-room.ts';
import { createListener } from './listener.ts';
import { report, type ReliabilityFinding } from './report.ts';

/*
 * R9: 50 members of a class are cut off at random for up to a minute while 20 messages a second are sent and some are
 * taken back; one is away for longer than the server remembers. In the end, when those who are away come back at once, each
 * shows what the server has. The clock of the test runs faster: so do messages and cuts. The whole run takes a minute.
 * node server/test/reliability/r09-recovery.ts [--clients 50] [--minutes 1.5] [--faster 3] [--seed 1]
 */
const perSecond = 20;
const longestCutMs = 60_000;
/** Longest time between two cuts of a member. */
const longestCalmMs = 30_000;
/** Every so many messages one of the last is taken back. */
const recallEvery = 15;
/** Frames that a server sends again (D57). */
const remembered = 500;
/** From the last word until each has everything, s. */
const recoveredWithin = 3;
/** The whole run, s: PostgreSQL, the server and the class are new for it. */
const maxSeconds = 60;

async function recover({
  seed,
  clients,
  minutes,
  faster,
}: Readonly<Record<'seed' | 'clients' | 'minutes' | 'faster', number>>): Promise<ReliabilityFinding> {
  const launched = performance.now();
  return withClassRoom(clients, async ({ room, tokens, call, say }) => {
    const faults: string[] = [];
    const listeners = tokens.map((token) => createListener(call, token, room));
    await Promise.all(listeners.map((listener) => listener.connect()));
    const lasts = (minutes * 60_000) / faster;
    const began = performance.now();
    const isOver = (): boolean => performance.now() - began >= lasts;
    /** A wait ends with the talk: nobody is away for long after it. */
    const wait = (ms: number): Promise<void> =>
      pause(Math.max(0, Math.min(ms, began + lasts - performance.now())));
    let sent = 0;
    /** When the last word was answered. */
    let ended = 0;
    let recalled = 0;
    let cuts = 0;

    /** Says a message, and takes some of them back. */
    async function sayOne(n: number): Promise<void> {
      const id = await say(n);
      if (n % recallEvery !== 0) return;
      const token = tokens[n % tokens.length] ?? '';
      const { code } = await call('messaging.recall', { room, id }, token);
      if (code === 200) recalled += 1;
    }

    async function talk(): Promise<void> {
      const all: Promise<void>[] = [];
      for (; !isOver(); sent += 1) {
        const due = began + (sent * 1_000) / (perSecond * faster);
        await pause(Math.max(0, due - performance.now()));
        const n = sent;
        all.push(sayOne(n));
      }
      await Promise.all(all);
      ended = performance.now();
    }

    /** Cuts one member off again and again; the first is away until more was sent than is remembered. */
    async function suffer(listener: (typeof listeners)[number], n: number): Promise<void> {
      const random = createSeededRandom(seed + n);
      if (n === 0) {
        listener.cut();
        await until('more is sent than remembered', () => sent > remembered + 100, {
          timeout: 2 * patienceMs,
        });
        await listener.connect();
      }
      while (!isOver()) {
        await wait(random.below(longestCalmMs) / faster);
        listener.cut();
        cuts += 1;
        await wait(random.below(longestCutMs) / faster);
        await listener.connect();
      }
    }

    await Promise.all([talk(), ...listeners.map(suffer)]);
    const truth: Message[] = [];
    const from = Math.min(...listeners.map((listener) => listener.from()));
    for (let after = from, isMore = true; isMore; after = truth.at(-1)?.seq ?? after) {
      const asked = { room, after_seq: after, size: 100 };
      const { data } = await call('messaging.history', asked, tokens[0] ?? '');
      truth.push(...data.list);
      isMore = data.has_more;
    }
    const last = await call('messaging.join', { room }, tokens[0] ?? '');
    await until('all have received the last', () =>
      listeners.every((listener) => listener.last() >= last.data.last_seq),
    ).catch((error: unknown) => faults.push(String(error)));
    const recovered = (performance.now() - ended) / 1_000;
    if (recovered > recoveredWithin)
      faults.push(
        `all had received the last ${recovered.toFixed(1)} s after it, not within ${recoveredWithin} s`,
      );
    let reloads = 0;
    let resumes = 0;
    for (const [n, listener] of listeners.entries()) {
      const wanted = truth
        .filter(({ seq }) => seq > listener.from())
        .map(({ seq, id, status }) => `${seq} ${id} ${status}`);
      const has = listener.list();
      if (has.join('\n') !== wanted.join('\n')) {
        const at = wanted.findIndex((line, place) => line !== has[place]);
        faults.push(
          `member ${n} has ${has.length} messages of ${wanted.length}: ${has[at]} for ${wanted[at]}`,
        );
      }
      const { doubled, gaps } = listener.counts;
      if (doubled + gaps > 0) faults.push(`member ${n}: ${doubled} frames came twice, ${gaps} after a gap`);
      reloads += listener.counts.reloads;
      resumes += listener.counts.resumes;
    }
    if ((listeners[0]?.counts.reloads ?? 0) === 0)
      faults.push('who was away too long was not asked to reload');
    for (const listener of listeners) listener.cut();
    return {
      figures:
        `${clients} members, ${sent} messages, ${recalled} taken back, ${cuts} cuts, ` +
        `${resumes - reloads} resumed, ${reloads} asked to reload, ` +
        `all had everything ${recovered.toFixed(1)} s after the last word of ${recoveredWithin} s, ` +
        `${((began - launched) / 1_000).toFixed(0)} s to make the class, ${(lasts / 1_000).toFixed(0)} s of talk,`,
      faults,
    };
  });
}

await report('R9 recovery', { clients: 50, minutes: 1.5, faster: 3 }, recover, maxSeconds);
