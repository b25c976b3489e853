import { expect, test } from 'vitest';
import { planStills } from './stills.ts';

const segments = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ part: 0, name: `${index}.m4s`, ms: 4_000 }));

test('S37: each place of a recording has a thumbnail of the segment in which it lies, a hundred at most', () => {
  for (const count of [1, 3, 25, 100, 1_000]) {
    const { grid, drawn } = planStills(segments(count));
    const whole = count * 4_000;
    expect(grid.count).toBe(drawn.length);
    expect(grid.count).toBeLessThanOrEqual(100);
    expect(grid.columns * grid.rows).toBeGreaterThanOrEqual(grid.count);
    for (let place = 0; place < whole; place += 1_700)
      expect(drawn[Math.floor(place / grid.every)]).toBeDefined();
    for (const [index, { name }] of drawn.entries())
      expect(name).toBe(`${Math.floor((index * grid.every) / 4_000)}.m4s`);
  }
  expect(planStills([]).grid.count).toBe(0);
});
