import { proxy } from 'valtio/vanilla';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { ApiError } from '../api/index.ts';
import { createDraftForm, emptyForm, fieldErrors } from './draft-form.ts';

const schema = z.object({
  name: z.string().min(1, 'live.name'),
  replay_days: z.coerce.number().int('live.replay_days').optional(),
  request_id: z.string('request.invalid'),
});

function setUp() {
  const state = proxy(emptyForm({ name: '', days: '' }));
  const onFailed = vi.fn();
  const inputOf = ({ name, days }: (typeof state)['values']) => ({ name, replay_days: days || undefined });
  const form = createDraftForm({
    state: () => state,
    inputOf,
    check: (values) => ({
      ...(values.name.length < 3 && { name: 'live.too_short' }),
      ...fieldErrors(schema, inputOf(values)),
    }),
    fieldsOf: (name) => (name === 'days' ? ['replay_days'] : [name]),
    onFailed,
  });
  return { state, form, onFailed, send: vi.fn<(input: object, id: string) => Promise<string>>() };
}

describe('a form over a call of the contract', () => {
  it('says by field what is wrong, the contract before its own rules, and sends nothing', async () => {
    const { state, form, send } = setUp();
    form.change({ days: 'x' });
    expect(await form.submit(send)).toBeNull();
    expect(state.errors).toMatchObject({ name: 'live.name' });
    expect(Object.keys(state.errors)).toContain('replay_days');
    form.change({ name: 'ab', days: '' });
    await form.submit(send);
    expect(state.errors).toEqual({ name: 'live.too_short' });
    expect(send).not.toHaveBeenCalled();
  });

  it('lets the error of a field go when the field is changed, and no other', async () => {
    const { state, form, send } = setUp();
    form.change({ days: 'x' });
    await form.submit(send);
    form.change({ days: '7' });
    expect(Object.keys(state.errors)).toEqual(['name']);
  });

  it('sends what the call takes, once at a time, and has nothing to lose afterwards', async () => {
    const { state, form, send } = setUp();
    const answer = Promise.withResolvers<string>();
    send.mockReturnValueOnce(answer.promise);
    form.change({ name: 'Reading', days: '7' });
    expect(state.isChanged).toBe(true);
    const first = form.submit(send);
    expect(await form.submit(send)).toBeNull();
    expect(state.isSending).toBe(true);
    answer.resolve('saved');
    expect(await first).toBe('saved');
    expect(send).toHaveBeenCalledExactlyOnceWith({ name: 'Reading', replay_days: '7' }, expect.any(String));
    expect(state).toMatchObject({ isSending: false, isChanged: false });
  });

  it('is one intent until it is changed (D77)', async () => {
    const { form, send } = setUp();
    send.mockResolvedValue('saved');
    form.change({ name: 'Reading' });
    await form.submit(send);
    await form.submit(send);
    form.change({ name: 'Writing' });
    await form.submit(send);
    const ids = send.mock.calls.map(([, id]) => id);
    expect(ids[0]).toBe(ids[1]);
    expect(ids[2]).not.toBe(ids[0]);
  });

  it('is the same intent after silence, also when another was tried between, and not after a no', async () => {
    const { form, send } = setUp();
    const silence = new ApiError({ code: 0, msgKey: 'unreachable' });
    send.mockRejectedValueOnce(silence);
    form.change({ name: 'Reading' });
    await form.submit(send);
    send.mockRejectedValueOnce(new ApiError({ code: 460, msgKey: 'wallet.insufficient' }));
    form.change({ name: 'Writing' });
    await form.submit(send);
    await form.submit(send);
    form.open({ name: 'Reading', days: '' });
    await form.submit(send);
    const ids = send.mock.calls.map(([, id]) => id);
    expect(ids[3]).toBe(ids[0]);
    expect(new Set(ids).size).toBe(3);
  });

  it('done and opened anew, the same is another intent', async () => {
    const { form, send } = setUp();
    send.mockResolvedValue('saved');
    form.change({ name: 'Reading' });
    await form.submit(send);
    form.open({ name: 'Reading', days: '' });
    await form.submit(send);
    expect(new Set(send.mock.calls.map(([, id]) => id)).size).toBe(2);
  });

  it('opened anew, hears nothing of what was sent before', async () => {
    const { state, form, onFailed, send } = setUp();
    const answer = Promise.withResolvers<string>();
    send.mockReturnValueOnce(answer.promise);
    form.change({ name: 'Reading' });
    const sent = form.submit(send);
    form.open({ name: '', days: '' });
    form.change({ name: 'Writing' });
    answer.reject(new ApiError({ code: 400, msgKey: 'request.invalid', fields: { name: 'live.taken' } }));
    expect(await sent).toBeNull();
    expect(onFailed).not.toHaveBeenCalled();
    expect(state.errors).toEqual({});
    expect(state).toMatchObject({ isChanged: true, values: { name: 'Writing' } });
  });

  it('shows the fields that the server refuses, and tells of any other refusal', async () => {
    const { state, form, onFailed, send } = setUp();
    form.change({ name: 'Reading' });
    send.mockRejectedValueOnce(
      new ApiError({ code: 400, msgKey: 'request.invalid', fields: { name: 'live.taken' } }),
    );
    await form.submit(send);
    expect(state.errors).toEqual({ name: 'live.taken' });
    expect(onFailed).not.toHaveBeenCalled();
    send.mockRejectedValueOnce(new ApiError({ code: 0, msgKey: 'unreachable' }));
    expect(await form.submit(send)).toBeNull();
    expect(onFailed).toHaveBeenCalledOnce();
    expect(state).toMatchObject({ isSending: false, isChanged: true, errors: {} });
  });

  it('opens untouched with other values', async () => {
    const { state, form, send } = setUp();
    await form.submit(send);
    form.open({ name: 'Kept', days: '3' });
    expect(state).toEqual(emptyForm({ name: 'Kept', days: '3' }));
  });
});
