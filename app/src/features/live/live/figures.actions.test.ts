import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openFigures } from './figures.actions.ts';
import * as service from './live.service.ts';
import { liveRoomState as state } from './live.state.ts';

vi.mock('./live.service.ts');
const load = vi.mocked(service.loadFigures);
const figures = { online: 1, duration: 5, watched: 2, peak: 3, likes: 4, earned: { beans: 12, fans: 1 } };
const passes = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.resetAllMocks();
  vi.useFakeTimers();
  vi.stubGlobal('document', { visibilityState: 'visible' });
  state.figures = null;
  load.mockResolvedValue(figures);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('S36: the figures follow the live session while it is on air, and no longer', async () => {
  const close = openFigures('7', false);
  await passes(0);
  expect(state.figures).toEqual(figures);
  load.mockResolvedValue({ ...figures, peak: 9 });
  await passes(5_000);
  expect(state.figures?.peak).toBe(9);
  close();
  await passes(60_000);
  expect(load).toHaveBeenCalledTimes(2);
});

it('S35: of one that is over they are asked for until they are known', async () => {
  load.mockRejectedValueOnce(new Error('no answer'));
  const close = openFigures('7', true);
  await passes(0);
  expect(state.figures).toBeNull();
  await passes(5_000);
  expect(state.figures).toEqual(figures);
  await passes(60_000);
  expect(load).toHaveBeenCalledTimes(2);
  close();
});

it('an answer that comes after the page was left changes nothing', async () => {
  openFigures('7', false)();
  await passes(0);
  expect(state.figures).toBeNull();
});
