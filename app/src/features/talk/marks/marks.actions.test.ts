import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { frames } from '../../../shared/socket/index.ts';
import { beginSelecting, deleteSelected, openMarks, toggleSelected } from './marks.actions.ts';
import * as service from './marks.service.ts';
import { marksState as state } from './marks.state.ts';

vi.mock('./marks.service.ts');
const server = vi.mocked(service);
const needs = { idOf: (rowId: string) => `m-${rowId}`, onDeleted: vi.fn() };

let stop: () => void;
beforeEach(() => {
  vi.resetAllMocks();
  server.loadMarks.mockResolvedValue({ pins: [], favourites: [] });
  stop = openMarks('r', needs);
});
afterEach(() => stop());

it('V11, K02: the 51st row is not selected; one of the 50 can be let go', () => {
  beginSelecting('0');
  for (let row = 1; row <= 50; row += 1) toggleSelected(String(row));
  expect(state.selected).toHaveLength(50);
  expect(state.selected).not.toContain('50');
  toggleSelected('0');
  expect(state.selected).toHaveLength(49);
});

it('M18, V11: what could not be deleted stays selected', async () => {
  beginSelecting('a');
  toggleSelected('b');
  server.deleteForMe.mockResolvedValueOnce({ done: ['m-a'], failed: ['m-b'] });
  await deleteSelected();
  expect(needs.onDeleted).toHaveBeenCalledWith(['m-a']);
  expect(state).toMatchObject({ selected: ['b'], deleting: { kind: 'failed', left: 1 } });
  server.deleteForMe.mockRejectedValueOnce(new Error('gone'));
  await deleteSelected();
  expect(state).toMatchObject({ selected: ['b'], deleting: { kind: 'failed', left: 0 } });
});

it('E34: asks for the pins anew when one is set for all, or its message is taken away', async () => {
  await vi.waitFor(() => expect(server.loadMarks).toHaveBeenCalledOnce());
  const tell = (data: object) => frames.tell({ type: 'event', room: 'r', epoch: 'e', seq: 9, ts: 1, data });
  tell({ kind: 'pin', id: 'm', on: true });
  tell({ kind: 'recall', id: 'm', by: '1' });
  tell({ kind: 'block', id: 'm', on: true, by: '1' });
  expect(server.loadMarks).toHaveBeenCalledTimes(4);
});

it('what a pinned message says is asked for anew, and the answer that was asked for last stands', async () => {
  await vi.waitFor(() => expect(server.loadMarks).toHaveBeenCalledOnce());
  const answers: ((favourites: string[]) => void)[] = [];
  server.loadMarks.mockImplementation(
    () => new Promise((done) => answers.push((favourites) => done({ pins: [], favourites }))),
  );
  const tell = (data: object) => frames.tell({ type: 'event', room: 'r', epoch: 'e', seq: 9, ts: 1, data });
  tell({ kind: 'revise', id: 'm' });
  tell({ kind: 'amend', id: 'm', fields: {} });
  expect(answers).toHaveLength(2);
  answers[1]?.(['newer']);
  answers[0]?.(['older']);
  await Promise.all(server.loadMarks.mock.results.map(({ value }) => value));
  expect(state.favourites).toEqual(['newer']);
});
