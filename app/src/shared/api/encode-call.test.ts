import { calls, namedCalls } from '@goldbean/contract';
import { callPath, type Call } from '@goldbean/contract/shared';
import { describe, expect, it } from 'vitest';
import { encodeCall } from './encode-call.ts';

const identity = { token: 't1', appFrom: 'hljw_edu' };

/** The fields of a body in any encoding. */
function bodyFields(body: URLSearchParams | FormData | string | undefined): Record<string, unknown> {
  if (body === undefined) return {};
  if (typeof body === 'string') return JSON.parse(body) as Record<string, unknown>;
  return Object.fromEntries(body.entries());
}

describe('Q01: request rules, for every call of the contract', () => {
  it.each(Object.entries<Call>(namedCalls))('%s', (_name, call) => {
    const encoded = encodeCall(call, { live_id: 'l1' }, identity);
    expect(encoded.url).toBe(callPath(call));
    expect(encoded.method).toBe(call.method);
    expect(encoded.headers).toMatchObject({ client: 'pc', app_from: 'hljw_edu' });
    expect(Object.fromEntries(encoded.query)).toMatchObject({ token: 't1', app_from: 'hljw_edu' });
    if (call.method === 'GET') {
      expect(encoded.body).toBeUndefined();
      expect(encoded.query.get('live_id')).toBe('l1');
      return;
    }
    expect(bodyFields(encoded.body)).toMatchObject({ token: 't1', app_from: 'hljw_edu' });
    const carrier = call.encoding === 'query' ? Object.fromEntries(encoded.query) : bodyFields(encoded.body);
    expect(carrier['live_id']).toBe('l1');
    const kind = { form: URLSearchParams, query: URLSearchParams, multipart: FormData, json: String };
    expect(Object(encoded.body)).toBeInstanceOf(kind[call.encoding]);
  });
});

describe('encodeCall', () => {
  it('keeps a token and an app_from that the call says itself, in body and query', () => {
    const own = { token: 'other', app_from: 'hljw_static' };
    const encoded = encodeCall(calls.wallet.balances, own, identity);
    expect(Object.fromEntries(encoded.query)).toEqual(own);
    expect(bodyFields(encoded.body)).toEqual(own);
  });

  it('leaves the token of a visitor out', () => {
    const encoded = encodeCall(calls.identity.boot, {}, { token: '', appFrom: 'hljw_edu' });
    expect(encoded.query.has('token')).toBe(false);
    expect(bodyFields(encoded.body)).toEqual({ app_from: 'hljw_edu' });
  });

  it('writes flags as 1 and 0, objects as JSON, and nothing for undefined', () => {
    const encoded = encodeCall(
      calls.streaming.edit,
      { block_network: false, admins: ['a', 'b'], preview_time: undefined, course_type: 2 },
      identity,
    );
    expect(bodyFields(encoded.body)).toMatchObject({
      block_network: '0',
      admins: '["a","b"]',
      course_type: '2',
    });
    expect(bodyFields(encoded.body)).not.toHaveProperty('preview_time');
  });

  it('puts the file after the fields of a multipart call', () => {
    const encoded = encodeCall(calls.files.upload, { scene: 'live' }, identity, { file: new Blob(['x']) });
    expect([...(encoded.body as FormData).keys()].at(-1)).toBe('file');
  });
});
