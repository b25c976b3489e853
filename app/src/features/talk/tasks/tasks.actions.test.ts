import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { needTasks, openTaskList, refreshTasks } from './tasks.actions.ts';
import * as service from './tasks.service.ts';
import { tasksState as state } from './tasks.state.ts';

vi.mock('./tasks.service.ts');
const server = vi.mocked(service);
const noTasks = { list: [], total: 0, page: 1, page_size: 20, staff: false };

let close: () => void;
beforeEach(() => {
  vi.resetAllMocks();
  server.list.mockResolvedValue(noTasks);
  close = openTaskList('1', 'class_1');
});
afterEach(() => close());

it('after a gap the tasks are asked for anew where somebody sees them, and nowhere else', async () => {
  refreshTasks();
  expect(server.list).not.toHaveBeenCalled();
  needTasks('1');
  await vi.waitFor(() => expect(state.list.phase).toBe('ready'));
  server.list.mockResolvedValue({ ...noTasks, staff: true });
  refreshTasks();
  await vi.waitFor(() => expect(state.isStaff).toBe(true));
});
