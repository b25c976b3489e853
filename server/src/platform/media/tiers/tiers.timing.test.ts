import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test } from 'vitest';
import { silentLog } from '../../../../test/test-database.ts';
import { until } from '../../../../test/until.ts';
import { createBroadcast, type Sink, type Source } from '../broadcast.ts';
import { readFilm, shifted } from '../flv-file.ts';
import { silence, type StreamHealth } from '../gauge.ts';
import { isNativeInstalled } from '../native.ts';
import type { TierPorts } from './tier-ports.ts';
import { createTiers, type Tiers } from './tiers.ts';

/** 960 x 540. */
const film = readFilm(readFileSync(fileURLToPath(new URL('../../../demo/film/film.flv', import.meta.url))));

let tiers: Tiers | undefined;
let timer: NodeJS.Timeout | undefined;
afterEach(() => {
  clearInterval(timer);
  tiers?.close();
});

/** A stream on air, and the tiers of it. */
function onAir(given: Partial<TierPorts> = {}, health: StreamHealth | null = null) {
  const broadcast = createBroadcast();
  const source: Source = { kind: 'push', close: () => {} };
  broadcast.begin(source);
  let sent = 0;
  const began = performance.now();
  timer = setInterval(() => {
    for (;;) {
      const packet = film.packets[sent % film.packets.length];
      const shift = Math.floor(sent / film.packets.length) * film.duration;
      if (!packet || packet.dts + shift > performance.now() - began) return;
      sent += 1;
      broadcast.pass(source, shifted(packet, shift));
    }
  }, 20);
  const made = createTiers({
    atOnce: 1,
    log: silentLog,
    health: () => health ?? broadcast.health(),
    play: (_stream, sink) => broadcast.play(sink),
    ...given,
  });
  tiers = made;
  return { tiers: made, broadcast, source };
}

function createViewer(): Sink & { bytes: Buffer[]; ended: string[] } {
  const bytes: Buffer[] = [];
  const ended: string[] = [];
  return {
    bytes,
    ended,
    write: (more) => void bytes.push(more),
    backlog: () => 0,
    end: (reason) => void ended.push(reason),
  };
}

const high = { ...silence, pushing: true, height: 1_080 };

test('K27: without the package, or turned off, there is no tier; none is as high as its source', () => {
  expect(onAir({ isInstalled: () => false }).tiers.off('s', 'sd')).toBe('unavailable');
  expect(onAir({ atOnce: 0, isInstalled: () => true }).tiers.off('s', 'sd')).toBe('unavailable');
  const there = { isInstalled: () => true };
  const small = onAir(there, { ...high, height: 480 }).tiers;
  expect([small.off('s', 'hd'), small.off('s', 'sd')]).toEqual(['source_small', 'source_small']);
  const middle = onAir(there, { ...high, height: 720 }).tiers;
  expect([middle.off('s', 'hd'), middle.off('s', 'sd')]).toEqual(['source_small', null]);
  expect(onAir(there, { ...high, height: 0 }).tiers.off('s', 'hd')).toBeNull();
});

describe.skipIf(!isNativeInstalled())('K27: a tier', () => {
  test('is encoded while somebody watches it, one at a time where one may be, and ends with its source', async () => {
    const { tiers: made, broadcast, source } = onAir({}, high);
    const viewer = createViewer();
    const stop = made.play('s', 'sd', viewer);
    expect(stop).not.toBeNull();
    expect(made.viewers('s', 'sd')).toBe(1);
    expect(made.off('s', 'hd')).toBe('busy');
    expect(made.off('s', 'sd')).toBeNull();
    const second = createViewer();
    made.play('s', 'sd', second);
    await until('both have pictures', () => viewer.bytes.length > 20 && second.bytes.length > 20);
    for (const { bytes } of [viewer, second]) {
      const { packets } = readFilm(Buffer.concat(bytes));
      expect(packets.some(({ flags }) => flags === 3)).toBe(true);
      expect(packets.some(({ codec_type: type }) => type === 8)).toBe(true);
    }
    broadcast.finish(source);
    await until('it is over', () => viewer.ended.length > 0);
    expect(made.off('s', 'hd')).toBeNull();
  });

  test('ends some seconds after the last who watched it', async () => {
    const { tiers: made } = onAir({}, high);
    const viewer = createViewer();
    const stop = made.play('s', 'sd', viewer);
    await until('there is a picture', () => viewer.bytes.length > 0);
    stop?.();
    expect(made.off('t', 'sd')).toBe('busy');
    await until('its place is free', () => made.off('t', 'sd') === null);
    expect(viewer.ended).toEqual([]);
  });

  test('is given up, with its reason, where the machine does not keep up', async () => {
    const { tiers: made } = onAir({ mostBehindMs: -1_000_000 }, high);
    const viewer = createViewer();
    made.play('s', 'sd', viewer);
    await until('it is given up', () => made.off('s', 'sd') === 'overloaded');
    expect(viewer.ended).toEqual(['over']);
    expect(made.play('s', 'sd', createViewer())).toBeNull();
  });
});
