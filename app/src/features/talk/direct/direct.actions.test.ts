import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openDirect, stopOpening } from './direct.actions.ts';
import * as service from './direct.service.ts';
import { notifyError } from '../../../shared/notices/index.ts';

vi.mock('./direct.service.ts');
vi.mock('../../../shared/notices/index.ts');
const open = vi.mocked(service.open);

beforeEach(() => vi.resetAllMocks());

describe('E39: a conversation that is opened from a card', () => {
  it('is the room of the two', async () => {
    open.mockResolvedValue('direct_1');
    expect(await openDirect('7')).toBe('direct_1');
    expect(open).toHaveBeenCalledWith('7', expect.any(String));
  });

  it('that is refused says why, and leads nowhere', async () => {
    open.mockRejectedValue(new Error('gone'));
    expect(await openDirect('7')).toBeNull();
    expect(notifyError).toHaveBeenCalledOnce();
  });

  it('leads nowhere once another was asked for, or the page has gone', async () => {
    open.mockImplementation(async (uid) => `direct_${uid}`);
    const [first, second] = await Promise.all([openDirect('1'), openDirect('2')]);
    expect([first, second]).toEqual([null, 'direct_2']);
    const late = openDirect('3');
    stopOpening();
    expect(await late).toBeNull();
  });
});
