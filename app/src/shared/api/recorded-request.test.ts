import { calls } from '@goldbean/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { session } from '../session/index.ts';
import type { EncodedCall } from './encode-call.ts';
import { request } from './index.ts';
import { transport } from './send.ts';

const { send } = transport;
afterEach(() => {
  transport.send = send;
  session.isJt = false;
});

describe('S30, D11: a recorded request', () => {
  it.each([
    [false, 'hljw_edu'],
    [true, 'hljw_static'],
  ])('of the static variant (%s) carries %s in header, query and body', async (isJt, appFrom) => {
    const recorded: EncodedCall[] = [];
    transport.send = async (call) => {
      recorded.push(call);
      return {
        status: 200,
        body: { code: 200, msg: '', msg_key: '', data: { lang: 'th' }, request_id: 'r1' },
      };
    };
    session.isJt = isJt;
    await request(calls.identity.setLanguage, { lang: 'th' });
    const [call] = recorded;
    expect(call?.headers).toMatchObject({ client: 'pc', app_from: appFrom });
    expect(call?.query.get('app_from')).toBe(appFrom);
    expect(new URLSearchParams(call?.body as URLSearchParams).get('app_from')).toBe(appFrom);
  });
});
