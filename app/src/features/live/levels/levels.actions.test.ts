import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../shared/api/index.ts';
import { askUnlock, openLevels, unlockLevel } from './levels.actions.ts';
import * as service from './levels.service.ts';
import { levelsState as state } from './levels.state.ts';

vi.mock('./levels.service.ts');
const server = vi.mocked(service);
const mineOf = (unlocked: number) =>
  ({ my: { experience: 140, level: 2, unlocked, next: 300 }, levels: [] }) as unknown as service.MyLevels;
let close: () => void;

beforeEach(async () => {
  vi.resetAllMocks();
  server.loadLevels.mockResolvedValue(mineOf(1));
  close = openLevels();
  await vi.waitFor(() => expect(state.mine).not.toBeNull());
});

it('C071: a level is unlocked once though it is pressed twice, and is shown without a reload', async () => {
  askUnlock(2);
  server.loadLevels.mockResolvedValue(mineOf(2));
  expect(await Promise.all([unlockLevel(), unlockLevel()])).toEqual([2, null]);
  expect(server.unlock).toHaveBeenCalledExactlyOnceWith(2, expect.any(String));
  expect([state.mine?.my.unlocked, state.unlocking, state.isPending]).toEqual([
    2,
    { level: 2, isDone: true },
    false,
  ]);
});

it('C071: a refusal stays until the next try, and after an answer that never came it is the same intent', async () => {
  askUnlock(2);
  server.unlock.mockRejectedValueOnce(new ApiError({ code: 0, msgKey: 'unreachable' }));
  expect(await unlockLevel()).toBeNull();
  expect([state.refused, state.unlocking]).toEqual(['unreachable', { level: 2, isDone: false }]);
  server.unlock.mockRejectedValueOnce(new ApiError({ code: 462, msgKey: 'level.low' }));
  await unlockLevel();
  expect(state.refused).toBe('level.low');
  const [first, second] = server.unlock.mock.calls.map(([, id]) => id);
  expect(second).toBe(first);
  askUnlock(2);
  expect(state.refused).toBe('');
});

it('an answer that comes after the panel was left changes nothing', async () => {
  const late = Promise.withResolvers<service.MyLevels>();
  server.loadLevels.mockReturnValueOnce(late.promise);
  close = openLevels();
  close();
  late.resolve(mineOf(9));
  await late.promise;
  expect(state.mine).toBeNull();
});
