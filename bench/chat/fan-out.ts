import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../server/src/platform/database/free-port.ts';
import { cpuOf } from '../../server/test/cpu.ts';
import { median, say } from '../money/judge.ts';
import { end, listening, memoryOf, startOn } from '../money/processes.ts';
import { endMark, openClient, protocolOf } from './raw-client.ts';

const rooms = fileURLToPath(new URL('peers/rooms.ts', import.meta.url));
/** Not a package: measured where the system has it. */
const hasNats = spawnSync('nats-server', ['--version']).status === 0;
const modes = ['ours', 'net', 'ws', 'socketio', ...(hasNats ? ['nats'] : [])];

/** Messages under way in a burst, and how long a burst lasts, ms. */
const inFlight = 8;
const burstMs = 1_500;
/** Deliveries a second of the calm stream, and how long it lasts, ms. */
const calmRate = 20_000;
const calmMs = 2_000;

/** Longer than 125 bytes, which the bare server counts on. */
const message = (n: number, more = ''): string =>
  JSON.stringify({
    type: 'chat',
    room: 'class-7',
    user: { id: 1_000 + (n % 900), nick: 'Xiao Ming', lv: 7 },
    text: `hello, this is chat line ${String(n).padStart(8, '0')}${more}`,
    end: endMark,
  });

/** Lends a server of a kind in which everybody hears everybody. */
async function withServer<Result>(
  mode: string,
  work: (port: number, child: ChildProcess) => Promise<Result>,
): Promise<Result> {
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'goldbean-fan-out-'));
  let child: ChildProcess;
  if (mode === 'nats') {
    const settings = join(folder, 'nats.conf');
    const socket = `websocket { host: 127.0.0.1, port: ${port}, no_tls: true }`;
    await writeFile(settings, `host: 127.0.0.1\nport: ${await freePort()}\n${socket}\n`);
    child = spawn('taskset', ['-c', '0', 'nats-server', '-c', settings], { stdio: 'ignore' });
  } else child = startOn(0, [rooms, mode, String(port)]);
  try {
    await listening(port);
    return await work(port, child);
  } finally {
    await end(child);
    await rm(folder, { recursive: true, force: true });
  }
}

/** µs of the server's CPU time for each delivery: in bursts, and one message at a time. */
const measure = (mode: string, clients: number): Promise<{ burst: number; calm: number }> =>
  withServer(mode, async (port, { pid = 0 }) => {
    const protocol = protocolOf(mode);
    let got = 0;
    let sent = 0;
    let wake = (): void => {};
    const sockets: Socket[] = [];
    const open = () =>
      openClient(port, protocol, (count) => {
        got += count;
        wake();
      });
    while (sockets.length < clients)
      sockets.push(
        ...(await Promise.all(Array.from({ length: Math.min(100, clients - sockets.length) }, open))),
      );
    const publish = (): void => void sockets[0]?.write(protocol.publish(message((sent += 1))));
    wake = () => {
      while (sent - got / clients < inFlight - 1) publish();
    };
    wake();
    await pause(400);
    const [before, cpu] = [got, cpuOf(pid)];
    await pause(burstMs);
    const burst = ((cpuOf(pid) - cpu) * 1e6) / (got - before);
    wake = () => {};
    while (got < sent * clients) await pause(20);
    const [calmBefore, calmCpu, began] = [got, cpuOf(pid), performance.now()];
    const every = (clients * 1_000) / calmRate;
    for (let n = 0; n * every < calmMs; n += 1) {
      await pause(Math.max(0, began + n * every - performance.now()));
      publish();
    }
    while (got < sent * clients) await pause(20);
    const calm = ((cpuOf(pid) - calmCpu) * 1e6) / (got - calmBefore);
    for (const socket of sockets) socket.destroy();
    return { burst, calm };
  });

/** Clients that never read beside those that do, and what each is sent: 6,000 messages of 4 KB. */
const slow = 5;
const healthy = 20;
/** MB that a server may keep for each that does not read (G13). */
const mostMb = 4;
const floods = 6_000;

/** Floods a room. @returns MB that the server grew by, how many it cut, and the part of the messages that was heard */
const flood = (mode: string, lazy: number): Promise<{ grown: number; cut: number; heard: number }> =>
  withServer(mode, async (port, { pid = 0 }) => {
    const protocol = protocolOf(mode);
    let got = 0;
    let cut = 0;
    const readers = await Promise.all(
      Array.from({ length: healthy }, () => openClient(port, protocol, (count) => void (got += count))),
    );
    const sleepers = await Promise.all(
      Array.from({ length: lazy }, () => openClient(port, protocol, () => {})),
    );
    for (const socket of sleepers) {
      socket.pause();
      socket.on('close', () => (cut += 1));
    }
    const before = memoryOf(pid);
    let most = before;
    const pad = 'x'.repeat(4_000);
    for (let n = 0; n < floods; n += 1) {
      readers[0]?.write(protocol.publish(message(n, pad)));
      if (n % 10 !== 9) continue;
      await pause(5);
      most = Math.max(most, memoryOf(pid));
    }
    for (let n = 0; n < 100 && got < floods * healthy; n += 1) await pause(50);
    // One that is paused learns of its end when it reads again.
    for (const socket of sleepers) socket.resume();
    for (let n = 0; n < 100 && mode === 'ours' && cut < lazy; n += 1) await pause(50);
    for (const socket of [...readers, ...sleepers]) socket.destroy();
    return { grown: most - before, cut, heard: got / (floods * healthy) };
  });

/** G9, G10, G13: hearing one room, beside bare Node, `ws`, socket.io and NATS. */
export async function benchFanOut(rounds: number): Promise<boolean> {
  let holds = true;
  const judge = (name: string, ratio: number, atLeast: number): void => {
    const isGood = ratio >= atLeast;
    holds &&= isGood;
    say(`${name} ratio=${ratio.toFixed(2)} >= ${atLeast.toFixed(2)} ${isGood ? 'PASS' : 'FAIL'}`);
  };
  for (const clients of [1_000, 3_000]) {
    const seen = Object.fromEntries(
      modes.map((mode) => [mode, { burst: [] as number[], calm: [] as number[] }]),
    );
    for (let round = 0; round < rounds; round += 1)
      for (const mode of modes) {
        const { burst, calm } = await measure(mode, clients);
        seen[mode]?.burst.push(burst);
        seen[mode]?.calm.push(calm);
      }
    const costs = (mode: string, kind: 'burst' | 'calm'): number => median(seen[mode]?.[kind] ?? []);
    for (const mode of modes)
      say(
        `  ${clients} clients, ${mode}: ${costs(mode, 'calm').toFixed(2)} µs a delivery one by one, ` +
          `${costs(mode, 'burst').toFixed(2)} µs in bursts`,
      );
    const beside = (peer: string, kind: 'burst' | 'calm'): number => costs(peer, kind) / costs('ours', kind);
    judge(`G9 ${clients} clients, one by one, beside bare Node`, beside('net', 'calm'), 1 / 1.15);
    judge(`G9 ${clients} clients, one by one, beside ws`, beside('ws', 'calm'), 1.2);
    judge(`G9 ${clients} clients, one by one, beside socket.io`, beside('socketio', 'calm'), 1.5);
    judge(`G10 ${clients} clients, bursts, beside ws`, beside('ws', 'burst'), 5);
    judge(`G10 ${clients} clients, bursts, beside socket.io`, beside('socketio', 'burst'), 8);
    if (hasNats) judge(`G10 ${clients} clients, bursts, beside NATS`, beside('nats', 'burst'), 1.5);
  }
  for (const mode of ['ours', 'ws', 'socketio']) {
    const alone = await flood(mode, 0);
    const { grown, cut, heard } = await flood(mode, slow);
    const each = (grown - alone.grown) / slow;
    const figures =
      `${mode}: ${each.toFixed(1)} MB for each of ${slow} that do not read, ${cut} cut, ` +
      `${(heard * 100).toFixed(0)} % heard by the others`;
    if (mode !== 'ours') say(`  G13 ${figures}`);
    else {
      const isGood = each <= mostMb && cut === slow && heard === 1;
      holds &&= isGood;
      say(`G13 ${figures} ${isGood ? 'PASS' : 'FAIL'}`);
    }
  }
  return holds;
}
