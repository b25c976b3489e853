import { calls } from '@goldbean/contract';
import { describe, expect, it, vi } from 'vitest';
import { ApiError, type RawAnswer } from './api-error.ts';
import { createRequest } from './request.ts';
import type { EncodedCall } from './encode-call.ts';

const ok = (data: unknown): RawAnswer => ({
  status: 200,
  body: { code: 200, msg: '', msg_key: '', data, request_id: 'r1' },
});
const refused = (code: number, msgKey: string, data: unknown = {}): RawAnswer => ({
  status: 200,
  body: { code, msg: 'no', msg_key: msgKey, data, request_id: 'r1' },
});
const silence = () => new ApiError({ code: 0, msgKey: 'unreachable' });

/** A server that answers with these in turn. */
function server(...answers: (RawAnswer | Error)[]) {
  const sent: EncodedCall[] = [];
  const onSignedOut = vi.fn();
  const waits: number[] = [];
  const request = createRequest({
    send: async (call) => {
      sent.push(call);
      const answer = answers.shift();
      if (!answer) throw new Error('one call too many');
      if (answer instanceof Error) throw answer;
      return answer;
    },
    identity: () => ({ token: 't1', appFrom: 'hljw_edu' }),
    newRequestId: () => 'made-up',
    wait: async (ms) => void waits.push(ms),
    onSignedOut,
  });
  return { request, sent, waits, onSignedOut };
}

const lang = { lang: 'th' as const };
const field = (call: EncodedCall | undefined, name: string) =>
  new URLSearchParams(call?.body as URLSearchParams).get(name);

describe('success rule (Q02)', () => {
  it('gives the checked data of a success', async () => {
    const { request } = server(ok({ lang: 'th' }));
    await expect(request(calls.identity.setLanguage, lang)).resolves.toEqual({ lang: 'th' });
  });

  it.each([
    ['a code other than 200', refused(403, 'request.forbidden'), 403, 'request.forbidden'],
    ['HTTP other than 200', { ...ok({ lang: 'th' }), status: 500 }, 500, 'system.error'],
    ['a page instead of our body', { status: 502, body: '<html>' }, 500, 'system.error'],
    ['an overloaded proxy', { status: 503, body: '' }, 503, 'system.unavailable'],
    ['data of another shape', ok({ lang: 'klingon' }), 500, 'system.error'],
  ])('refuses %s', async (_name, answer, code, msgKey) => {
    const { request } = server(answer);
    await expect(request(calls.identity.setLanguage, lang)).rejects.toMatchObject({ code, msgKey });
  });

  it('names the request and the wrong fields', async () => {
    const { request } = server(
      refused(400, 'request.invalid', {
        fields: [
          { field: 'name', msg_key: 'live.name_or_introduction_required' },
          { field: 'name', msg_key: 'request.invalid' },
        ],
      }),
    );
    await expect(request(calls.identity.setLanguage, lang)).rejects.toMatchObject({
      requestId: 'r1',
      fields: { name: 'live.name_or_introduction_required' },
    });
  });
});

describe('retries', () => {
  it('repeats a reading call twice, with waits', async () => {
    const { request, waits } = server(silence(), silence(), ok({ state: 'none', list: [] }));
    await expect(request(calls.live.clarity, { live_id: 'l' })).rejects.toMatchObject({
      msgKey: 'system.error',
    });
    expect(waits).toEqual([400, 1600]);
  });

  it('gives up after the third try', async () => {
    const { request, sent } = server(silence(), silence(), silence());
    await expect(request(calls.live.clarity, { live_id: 'l' })).rejects.toMatchObject({ code: 0 });
    expect(sent).toHaveLength(3);
  });

  it('never repeats a writing call without a key', async () => {
    const { request, sent } = server(silence());
    await expect(request(calls.identity.setLanguage, lang)).rejects.toMatchObject({ code: 0 });
    expect(sent).toHaveLength(1);
  });

  it('repeats a money call under the same key', async () => {
    const answer = { balance: 9, combo: { id: 'c', n: 1 }, knapsack_left: null };
    const { request, sent } = server(silence(), ok(answer));
    await request(calls.gifts.give, { live_id: 'l', gift_id: 'g' } as never).catch(() => undefined);
    expect(sent.map((call) => field(call, 'request_id'))).toEqual(['made-up', 'made-up']);
  });

  it("keeps the caller's own key", async () => {
    const { request, sent } = server(ok({ total: 3 }));
    await request(calls.live.like, { live_id: 'l', n: 3, request_id: 'mine' });
    expect(field(sent[0], 'request_id')).toBe('mine');
  });

  it('does not repeat a refusal', async () => {
    const { request, sent } = server(refused(404, 'live.missing'));
    await expect(request(calls.live.clarity, { live_id: 'l' })).rejects.toMatchObject({
      msgKey: 'live.missing',
    });
    expect(sent).toHaveLength(1);
  });
});

describe('the end of a session', () => {
  it('is told with the token that was used', async () => {
    const { request, onSignedOut } = server(refused(401, 'account.login_required'));
    await request(calls.identity.memberInfo, {}, { token: 'from-address' }).catch(() => undefined);
    expect(onSignedOut).toHaveBeenCalledWith('from-address');
  });

  it('is not a wrong password', async () => {
    const { request, onSignedOut } = server(refused(401, 'account.wrong_password'));
    await request(calls.identity.login, { account: 'a', password: 'b', agree: true }).catch(() => undefined);
    expect(onSignedOut).not.toHaveBeenCalled();
  });
});
