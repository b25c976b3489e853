import { wishLimits } from '@goldbean/contract/wishes';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../shared/api/index.ts';
import { stores } from '../../../shared/session/index.ts';
import {
  addWishPictures,
  changeWish,
  openForm,
  removeWishPicture,
  resendWishPicture,
  sendWish,
} from './wish-form.actions.ts';
import { wishFormState as state } from './wish-form.state.ts';
import { addWish, editWish } from './wishes.service.ts';

vi.mock('./wishes.service.ts', () => ({
  addWish: vi.fn(),
  editWish: vi.fn(),
  loadWish: vi.fn(),
  findSimilar: vi.fn(async () => []),
}));
const added = vi.mocked(addWish);
const file = (name: string) => new File(['x'], name, { type: 'image/png' });
const send = vi.fn(async ({ name }: File) => ({ file_id: name, url: `/${name}` }));

beforeEach(() => {
  const kept = new Map<string, string>();
  const tab: typeof stores.tab = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
  Object.assign(stores, { tab });
  added.mockReset().mockResolvedValue('w1');
  send.mockClear();
  openForm('', '/chat');
});

describe('S09: a wish', () => {
  it('V19, M39: needs a title of at most 50 characters, and says which field is wrong', async () => {
    expect(await sendWish()).toBeNull();
    expect(state.errors).toEqual({ title: 'wish.title_required' });
    changeWish({ title: '愿'.repeat(wishLimits.wishTitleCharacters + 1) });
    expect(state.errors).toEqual({});
    await sendWish();
    expect(state.errors).toEqual({ title: 'wish.title_long' });
    changeWish({ title: '愿'.repeat(wishLimits.wishTitleCharacters) });
    expect(await sendWish()).toBe('w1');
  });

  it('V20, K06: has nine pictures; a tenth is not sent, one that was taken away does not go with it', async () => {
    await addWishPictures(
      Array.from({ length: 12 }, (_, at) => file(`p${at}`)),
      send,
    );
    expect(send).toHaveBeenCalledTimes(wishLimits.wishPictures);
    const [first] = state.pictures;
    removeWishPicture(first?.id ?? '');
    changeWish({ title: 'A' });
    await sendWish();
    expect(added.mock.calls[0]?.[0]).toMatchObject({
      title: 'A',
      page: '/chat',
      pics: ['p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7', 'p8'],
    });
  });

  it('survives a reload with what was written and the pictures that have arrived', async () => {
    changeWish({ title: 'A', description: 'B', product: 'live', kind: 3 });
    await addWishPictures([file('a')], send);
    openForm('', '');
    expect(state.values).toEqual({ title: 'A', description: 'B', product: 'live', kind: 3, page: '/chat' });
    expect(state.pictures.map(({ sent }) => sent)).toEqual([{ fileId: 'a', url: '/a' }]);
    await sendWish();
    openForm('', '/home');
    expect(state.values).toMatchObject({ title: '', page: '/home' });
  });

  it('keeps everything when the server says no, and sends the same intent again', async () => {
    changeWish({ title: 'A' });
    added.mockRejectedValueOnce(new ApiError({ code: 0, msgKey: 'unreachable' }));
    expect(await sendWish()).toBeNull();
    expect(state).toMatchObject({ failure: 'unreachable', values: { title: 'A' } });
    await sendWish();
    const [one, two] = added.mock.calls.map(([, requestId]) => requestId);
    expect(two).toBe(one);
  });

  it('that is made after its form was left takes its own draft along, and none of another form', async () => {
    let answer: (wishId: string) => void = () => {};
    added.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
    changeWish({ title: 'A' });
    const left = sendWish();
    openForm('w7', '');
    changeWish({ title: 'Of another' });
    answer('w1');
    expect(await left).toBeNull();
    openForm('w7', '');
    expect(state.values.title).toBe('Of another');
    openForm('', '/chat');
    expect(state.values.title).toBe('');

    changeWish({ title: 'B' });
    const again = sendWish();
    openForm('', '/chat');
    changeWish({ title: 'Changed since' });
    answer('w2');
    expect(await again).toBeNull();
    openForm('', '/chat');
    expect(state.values.title).toBe('Changed since');
  });

  it('K07, M39: shows why a picture did not arrive, as one that is too large, and does not go without it', async () => {
    send.mockRejectedValueOnce(new ApiError({ code: 400, msgKey: 'file.image_too_large' }));
    changeWish({ title: 'A' });
    await addWishPictures([file('a'), file('b')], send);
    expect(state.pictures.map(({ failure, sent }) => failure || sent?.fileId)).toEqual([
      'file.image_too_large',
      'b',
    ]);
    expect(await sendWish()).toBeNull();
    // What the server has refused it refuses again.
    const [large] = state.pictures;
    await resendWishPicture(large?.id ?? '', send);
    expect(send).toHaveBeenCalledTimes(2);
    removeWishPicture(large?.id ?? '');
    expect(await sendWish()).toBe('w1');
    expect(added.mock.lastCall?.[0].pics).toEqual(['b']);
  });

  it('V20: waits for a picture under way; one that did not arrive is sent again', async () => {
    send.mockRejectedValueOnce(new ApiError({ code: 0, msgKey: 'unreachable' }));
    changeWish({ title: 'A' });
    const sending = addWishPictures([file('a')], send);
    expect(await sendWish()).toBeNull();
    await sending;
    expect(state.pictures).toMatchObject([{ failure: 'unreachable', isKept: true, sent: null }]);
    expect(await sendWish()).toBeNull();
    expect(added).not.toHaveBeenCalled();
    await resendWishPicture(state.pictures[0]?.id ?? '', send);
    expect(state.pictures).toMatchObject([{ failure: '', sent: { fileId: 'a' } }]);
    expect(await sendWish()).toBe('w1');
  });

  it('S09: a reload keeps the pictures that arrived, and names those that did not', async () => {
    send.mockRejectedValueOnce(new ApiError({ code: 0, msgKey: 'unreachable' }));
    changeWish({ title: 'A' });
    await addWishPictures([file('lost'), file('there')], send);
    for (const reload of ['first', 'second']) {
      openForm('', '/chat');
      expect([reload, state.pictures.map(({ name, failure, isKept }) => [name, failure, isKept])]).toEqual([
        reload,
        [
          ['lost', 'lost', false],
          ['there', '', false],
        ],
      ]);
    }
    expect(await sendWish()).toBeNull();
    await addWishPictures([file('new')], send);
    expect(new Set(state.pictures.map(({ id }) => id)).size).toBe(3);
    removeWishPicture(state.pictures[0]?.id ?? '');
    expect(await sendWish()).toBe('w1');
    expect(added.mock.lastCall?.[0].pics).toEqual(['there', 'new']);
  });

  it('S12: a pending wish that was changed is saved with all of it, once', async () => {
    const edited = vi.mocked(editWish);
    edited.mockRejectedValueOnce(new ApiError({ code: 0, msgKey: 'unreachable' })).mockResolvedValue('w7');
    openForm('w7', '');
    changeWish({ title: 'Said better', product: 'chat', kind: 1 });
    expect(await sendWish()).toBeNull();
    expect(state.failure).toBe('unreachable');
    expect(await sendWish()).toBe('w7');
    const written = {
      title: 'Said better',
      description: '',
      product: 'chat',
      kind: 1,
      pics: [],
      recording: '',
    };
    expect(edited.mock.calls.map(([id, given]) => [id, given])).toEqual([
      ['w7', written],
      ['w7', written],
    ]);
    expect(edited.mock.calls[1]?.[2]).toBe(edited.mock.calls[0]?.[2]);
    expect(added).not.toHaveBeenCalled();
  });
});
