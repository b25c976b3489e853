import { expect, test } from 'vitest';
import { silentLog } from '../../../../test/test-database.ts';
import { silence } from '../gauge.ts';
import { createEngine } from './engine.ts';
import type { Carried } from './srs-api.ts';

function fixtureOf() {
  let now = 1_000_000;
  let listed: Carried[] = [];
  const notified: string[] = [];
  const engine = createEngine(
    {
      carried: async () => listed,
      kick: async (client) => void notified.push(`kicked ${client}`),
    },
    silentLog,
    () => now,
  );
  engine.listen({
    began: (stream) => void notified.push(`began ${stream}`),
    finished: (stream) => void notified.push(`finished ${stream}`),
  });
  return {
    engine,
    notified,
    async look(after: number, clients: Readonly<Record<string, string>>, bitrate = 0) {
      now += after;
      const health = { ...silence, pushing: true, bitrate };
      listed = Object.entries(clients).map(([stream, client]) => ({ stream, client, health }));
      await engine.refresh();
    },
  };
}

test('G093: an encoder that took the place of another without a hook is measured and can be cut', async () => {
  const { engine, notified, look } = fixtureOf();
  await engine.began('s', 'first', '192.0.2.1');
  // The list may be older than the hook: nothing is concluded from it at once.
  await look(1_000, { s: 'before' }, 900);
  expect(engine.health('s').bitrate).toBe(0);
  await look(10_000, { s: 'second' }, 1_850);
  expect(engine.health('s').bitrate).toBe(1_850);
  engine.cut('s');
  expect(notified).toEqual(['began s', 'began s', 'kicked second']);
});

test('G093: what the list has no more is over, but not while it settles', async () => {
  const { engine, notified, look } = fixtureOf();
  await engine.began('s', 'first', '192.0.2.1');
  await look(1_000, {});
  expect(engine.carries('s')).toBe(true);
  await look(10_000, {});
  expect([engine.carries('s'), notified]).toEqual([false, ['began s', 'finished s']]);
});
