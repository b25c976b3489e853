import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, unreachable } from '../api/index.ts';
import { createFileAddresses } from './create-file-addresses.ts';

const ttl = 300_000;
let now = 0;
/** What the server knows; each answer is another address. */
let readable: Set<string>;
let answers = 0;
const ask = vi.fn(async (fileIds: readonly string[]) => {
  answers += 1;
  const list = fileIds.filter((id) => readable.has(id));
  return { list: list.map((file_id) => ({ file_id, url: `/${file_id}?${answers}` })), ttl };
});
let addresses: ReturnType<typeof createFileAddresses>;
beforeEach(() => {
  vi.clearAllMocks();
  now = answers = 0;
  readable = new Set(['a', 'b', 'c']);
  addresses = createFileAddresses({ ask, atOnce: 2, now: () => now });
});
const settled = () =>
  vi.waitFor(() => expect(ask.mock.settledResults.every(({ type }) => type !== 'incomplete')).toBe(true));

describe('addresses of private files', () => {
  it('are asked for together, in calls of bounded size, and once', async () => {
    addresses.need(['a']);
    addresses.need(['b', 'a', 'c']);
    await vi.waitFor(() => expect(addresses.state).toEqual({ a: '/a?1', b: '/b?1', c: '/c?2' }));
    addresses.need(['a', 'b', 'c']);
    expect(ask.mock.calls).toEqual([[['a', 'b']], [['c']]]);
  });

  it('of a picture that can no longer be loaded is renewed when it is old, and not before', async () => {
    addresses.need(['a']);
    await vi.waitFor(() => expect(addresses.state['a']).toBe('/a?1'));
    now = ttl - 1;
    addresses.renew('a');
    expect(ask).toHaveBeenCalledTimes(1);
    now = ttl;
    addresses.renew('a');
    await vi.waitFor(() => expect(addresses.state['a']).toBe('/a?2'));
  });

  it('that are refused are not asked for again until the answer is old', async () => {
    addresses.need(['x']);
    await settled();
    await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
    addresses.need(['x']);
    addresses.renew('x');
    expect(ask).toHaveBeenCalledTimes(1);
    await expect(addresses.fresh('x')).rejects.toMatchObject({ msgKey: 'file.unknown' });
  });

  it('to begin with now are never about to end, and go when the file does', async () => {
    expect(await addresses.fresh('a')).toBe('/a?1');
    now = ttl - 10_001;
    expect(await addresses.fresh('a')).toBe('/a?1');
    now += 1;
    expect(await addresses.fresh('a')).toBe('/a?2');
    readable.clear();
    now += ttl;
    await expect(addresses.fresh('a')).rejects.toMatchObject({ msgKey: 'file.unknown' });
    expect(addresses.state).toEqual({});
  });

  it('of one member are nothing to the next, nor is an answer that was under way', async () => {
    addresses.need(['a']);
    await vi.waitFor(() => expect(addresses.state).toEqual({ a: '/a?1' }));
    addresses.need(['b']);
    await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
    addresses.clear();
    await settled();
    expect(addresses.state).toEqual({});
    expect(await addresses.fresh('b')).toBe('/b?3');
  });

  it('that nobody answered are asked for with the next need', async () => {
    ask.mockRejectedValueOnce(new ApiError({ code: 0, msgKey: unreachable }));
    addresses.need(['a']);
    await settled();
    await expect
      .poll(() => {
        addresses.need(['a']);
        return addresses.state['a'];
      })
      .toBe('/a?1');
  });
});
