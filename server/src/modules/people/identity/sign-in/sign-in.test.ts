import { identityLimits } from '@goldbean/contract';
import { hash } from '@node-rs/argon2';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { silentLog } from '../../../../../test/test-database.ts';
import type { IdempotencyKey } from '../../../../platform/idempotency.ts';
import { createLogCodeSender } from './code-sender.provider.ts';
import {
  codeIntent,
  createIdentityFixture,
  login,
  loginByCode,
  type IdentityFixture,
} from '../identity.test-fixture.ts';
import type { Identity } from '../index.ts';

let fixture: IdentityFixture;
let identity: Identity;
beforeAll(async () => {
  fixture = await createIdentityFixture();
});
afterAll(() => fixture.drop());
beforeEach(() => {
  identity = fixture.build();
});

const refusal = (msgKey: string) => expect.objectContaining({ msgKey });
const otherThan = (code: string): string => (code === '000000' ? '000001' : '000000');

describe('signing in with a password', () => {
  test.each(['teacher', 'TEACHER', '13800000001', '+86 138-0000-0001'])('as %s', async (account) => {
    const { token, member } = await login(identity, account, 'goldbean');
    expect(member).toEqual({
      uid: 'u-teacher',
      jwcode: 'teacher',
      nickname: 'Ms Lin',
      img: '/p.png',
      level: 1,
      roles: ['member', 'admin'],
    });
    const caller = await identity.authenticate(token);
    expect(caller).toMatchObject({ uid: 'u-teacher', roles: ['member', 'admin'] });
  });

  test('an unknown account and a wrong password look alike', async () => {
    await expect(login(identity, 'nobody', 'goldbean')).rejects.toEqual(refusal('account.wrong_password'));
    await expect(login(identity, 'member', 'goldbeaN')).rejects.toEqual(refusal('account.wrong_password'));
  });

  test('letters count as the same however the keyboard composes them, also of accounts from before that rule', async () => {
    const [composed, taken] = ['mậtkhẩu1'.normalize('NFC'), 'mậtkhẩu1'.normalize('NFD')];
    const member = { nickname: 'An', password: composed };
    await fixture.database.transaction((tx) =>
      identity.createMember(tx, { ...member, uid: 'u-nfc', jwcode: 'nfc' }),
    );
    await fixture.database.transaction((tx) =>
      identity.createMember(tx, { ...member, uid: 'u-nfd', jwcode: 'nfd' }),
    );
    const before = await hash(taken);
    await sql`UPDATE member SET password_hash = ${before} WHERE uid = 'u-nfd'`.execute(
      fixture.database.reader,
    );
    for (const account of ['nfc', 'nfd'])
      for (const password of [composed, taken])
        expect((await login(identity, account, password)).member.uid).toBe(`u-${account}`);
    await expect(login(identity, 'nfc', 'matkhau1')).rejects.toEqual(refusal('account.wrong_password'));
  });

  const keysOf = async (tries: readonly Promise<unknown>[]) =>
    (await Promise.allSettled(tries)).map((one) =>
      one.status === 'rejected' ? (one.reason as { msgKey: string }).msgKey : 'in',
    );
  const wrongFrom = (addresses: readonly string[], account = 'member') =>
    keysOf(addresses.map((address) => login(identity, account, 'wrong', address)));
  const manyAddresses = Array.from({ length: 40 }, (_, n) => `10.0.1.${n}`);

  test('only failed tries count, and the sixth is refused even with the right password', async () => {
    for (let n = 0; n < 8; n += 1) await login(identity, 'member', 'goldbean');
    for (let n = 0; n < 5; n += 1)
      await expect(login(identity, 'member', 'wrong')).rejects.toEqual(refusal('account.wrong_password'));
    await expect(login(identity, 'member', 'goldbean')).rejects.toEqual(refusal('account.too_many_tries'));
    await login(identity, 'teacher', 'goldbean');
  });

  test('an address that failed with twenty accounts is refused, however it hurries', async () => {
    const tries = Array.from({ length: 27 }, (_, n) => login(identity, `somebody${n}`, 'guess', '10.0.2.1'));
    const keys = await keysOf(tries);
    expect(keys.filter((key) => key === 'account.wrong_password')).toHaveLength(20);
    expect(keys.filter((key) => key === 'account.too_many_tries')).toHaveLength(7);
    await login(identity, 'member', 'goldbean', '10.0.2.2');
  });

  test('a stranger with five wrong tries does not lock the member out, who signs in elsewhere at once', async () => {
    fixture.waits.length = 0;
    expect(await wrongFrom(Array.from({ length: 7 }, () => '10.0.9.9'))).toEqual([
      ...Array.from({ length: 5 }, () => 'account.wrong_password'),
      'account.too_many_tries',
      'account.too_many_tries',
    ]);
    await login(identity, 'member', 'goldbean', '10.0.9.1');
    expect(Math.max(...fixture.waits)).toBeLessThanOrEqual(250);
  });

  test('strangers with many addresses only slow it down, by two seconds at most', async () => {
    fixture.waits.length = 0;
    for (const address of manyAddresses) await wrongFrom([address]);
    fixture.waits.length = 0;
    await login(identity, 'member', 'goldbean', '10.0.9.1');
    expect(fixture.waits).toEqual([2_000]);
    await login(identity, 'teacher', 'goldbean', '10.0.9.1');
    expect(fixture.waits).toEqual([2_000]);
  });

  test('one network of IPv6 is one address', async () => {
    const keys = [];
    for (let n = 0; n < 6; n += 1) keys.push(...(await wrongFrom([`2001:db8:1:2::${n}`])));
    expect(keys.at(-1)).toBe('account.too_many_tries');
    await login(identity, 'member', 'goldbean', '2001:db8:1:3::1');
  });

  test('the password is stored as Argon2id, the token as a hash', async () => {
    const { token } = await login(identity, 'member', 'goldbean');
    const { rows } = await sql<{ password_hash: string; tokens: string }>`SELECT password_hash,
      (SELECT string_agg(token_hash, ' ') FROM session) AS tokens FROM member`.execute(
      fixture.database.reader,
    );
    expect(rows[0]?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(rows[0]?.tokens).not.toContain(token);
  });
});

describe('D85, ready accounts of a demo', () => {
  const ready = {
    uid: 'u-ready',
    jwcode: 'ready',
    nickname: 'Ready',
    password: 'goldbean',
    mobile: '13900000077',
    isDemo: true,
  };
  const isIn = async (token: string) => (await fixture.build().authenticate(token)) !== null;

  test('outside the demo neither sign in nor stay signed in, and one line of the log says so', async () => {
    const demo = fixture.build(true);
    await fixture.database.transaction((tx) => demo.createMember(tx, ready));
    const before = [await login(demo, 'ready', 'goldbean'), await login(demo, 'ready', 'goldbean')];
    const other = await login(demo, 'member', 'goldbean');
    const { ticket } = await demo.createTicket('u-ready', 'https://channels.example');

    const lines: unknown[][] = [];
    identity = fixture.build(false, { ...silentLog, warn: (...line: unknown[]) => void lines.push(line) });
    await identity.refuseDemo();
    expect(lines).toEqual([
      [{ accounts: 1, sessions: 2 }, expect.stringContaining('accounts of an earlier demo are refused')],
    ]);
    expect(await Promise.all(before.map(({ token }) => isIn(token)))).toEqual([false, false]);
    expect(await isIn(other.token)).toBe(true);
    await expect(login(identity, 'ready', 'goldbean')).rejects.toEqual(refusal('account.closed'));
    await expect(login(identity, 'ready', 'guess')).rejects.toEqual(refusal('account.wrong_password'));
    await expect(identity.redeemTicket({ ticket })).rejects.toEqual(refusal('account.closed'));
    const code = await fixture.askCode(identity, ready.mobile, '+8613900000077');
    await expect(loginByCode(identity, ready.mobile, code)).rejects.toEqual(refusal('account.closed'));
  });

  test('in the demo nobody is refused, and where there are none nothing is logged', async () => {
    const lines: unknown[][] = [];
    const log = { ...silentLog, warn: (...line: unknown[]) => void lines.push(line) };
    const demo = fixture.build(true, log);
    await demo.refuseDemo();
    const { token } = await login(demo, 'ready', 'goldbean');
    expect(await isIn(token)).toBe(true);
    await sql`DELETE FROM session WHERE uid = 'u-ready'`.execute(fixture.database.reader);
    await sql`DELETE FROM navigation_ticket WHERE uid = 'u-ready'`.execute(fixture.database.reader);
    await sql`DELETE FROM member WHERE uid = 'u-ready'`.execute(fixture.database.reader);
    await fixture.build(false, log).refuseDemo();
    expect(lines).toEqual([]);
  });
});

describe('signing in with a code', () => {
  test('the first time registers, overseas by the calling code; the next finds the same member', async () => {
    const code = await fixture.askCode(identity, '+852 5123 4567', '+85251234567');
    expect(code).toMatch(/^\d{6}$/);
    const first = await loginByCode(identity, '+85251234567', code);
    expect(first.member).toMatchObject({ roles: ['member'], jwcode: expect.stringMatching(/^jw\d{8,}$/) });
    expect(await identity.memberInfo(first.member.uid)).toMatchObject({ mobile: '+85251234567', ishw: true });
    const again = await loginByCode(
      identity,
      '+85251234567',
      await fixture.askCode(identity, '+85251234567', '+85251234567'),
    );
    expect(again.member.uid).toBe(first.member.uid);
    // An account without a password cannot sign in with one.
    await expect(login(identity, '+85251234567', 'goldbean')).rejects.toEqual(
      refusal('account.wrong_password'),
    );
  });

  test('a code works once, also for two who use it at the same time', async () => {
    const code = await fixture.askCode(identity, 'a@example.org', 'a@example.org');
    const both = await Promise.allSettled([
      loginByCode(identity, 'A@example.org', code, '10.0.3.1'),
      loginByCode(identity, 'a@example.org', code, '10.0.3.2'),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  test('five wrong tries spend a code, and so do five minutes', async () => {
    const code = await fixture.askCode(identity, 'b@example.org', 'b@example.org');
    for (let n = 0; n < 5; n += 1) {
      identity = fixture.build();
      await expect(loginByCode(identity, 'b@example.org', otherThan(code))).rejects.toEqual(
        refusal('account.wrong_code'),
      );
    }
    identity = fixture.build();
    await expect(loginByCode(identity, 'b@example.org', code)).rejects.toEqual(refusal('account.wrong_code'));
    const late = await fixture.askCode(identity, 'b@example.org', 'b@example.org');
    fixture.clock.advance(identityLimits.codeMs);
    await expect(loginByCode(identity, 'b@example.org', late)).rejects.toEqual(refusal('account.wrong_code'));
  });

  test('another code waits a minute; a jwcode gets none', async () => {
    await fixture.askCode(identity, 'c@example.org', 'c@example.org');
    fixture.clock.advance(identityLimits.codeWaitMs - 1);
    await expect(
      identity.sendCode({ account: 'C@example.org', area: 86, scene: 'login' }, codeIntent(), '10.0.0.1'),
    ).rejects.toEqual(expect.objectContaining({ msgKey: 'account.code_not_sent', data: { wait: 1 } }));
    for (const account of ['teacher', 'not@mail', 'a b@example.org'])
      await expect(
        identity.sendCode({ account, area: 86, scene: 'login' }, codeIntent(), '10.0.0.1'),
      ).rejects.toEqual(refusal('account.mobile_or_email'));
    await expect(loginByCode(identity, 'teacher', '123456')).rejects.toEqual(refusal('account.wrong_code'));
  });

  test('asked again with the same request_id, one code is sent and the answer is the same', async () => {
    fixture.clock.advance(identityLimits.codeWaitMs);
    const input = { account: 'e@example.org', area: 86, scene: 'login' } as const;
    const before = fixture.sentCount();
    const answers = [
      await identity.sendCode(input, codeIntent('k1'), '10.0.0.1'),
      ...(await Promise.all([
        identity.sendCode(input, codeIntent('k1'), '10.0.0.1'),
        identity.sendCode(input, codeIntent('k1'), '10.0.0.1'),
      ])),
    ];
    expect(answers).toEqual(Array.from({ length: 3 }, () => ({ wait: identityLimits.codeWaitMs })));
    expect(fixture.sentCount() - before).toBe(1);
    await expect(identity.sendCode(input, codeIntent('k2'), '10.0.0.1')).rejects.toEqual(
      refusal('account.code_not_sent'),
    );
    await expect(
      identity.sendCode(input, { ...codeIntent('k1'), bodyHash: 'x' }, '10.0.0.1'),
    ).rejects.toEqual(refusal('system.repeated'));
    // A refusal is not stored: the same intent may be tried again when the wait is over.
    fixture.clock.advance(identityLimits.codeWaitMs);
    await identity.sendCode(input, codeIntent('k2'), '10.0.0.1');
    expect(fixture.sentCount() - before).toBe(2);
  });

  test('the local stand-in says in the log that it is one', async () => {
    const lines: unknown[][] = [];
    const log = { ...silentLog, info: (...line: unknown[]) => void lines.push(line) };
    await createLogCodeSender(log).send({ kind: 'email', value: 'd@example.org' }, '123456');
    expect(lines).toEqual([
      [{ contact: 'd@example.org', login_code: '123456' }, expect.stringContaining('stand-in')],
    ]);
  });
});

describe('registering', () => {
  const form = { area: 86, nickname: 'Bao', password: 'password1', agree: true, lang: 'vi' } as const;
  const intent = (requestId?: string): IdempotencyKey => ({
    actor: '10.0.4.1',
    call: 'G120',
    requestId,
    bodyHash: '',
  });

  test('opens an account and signs in; a repeat signs in to the same, with the same password only', async () => {
    const code = await fixture.askCode(identity, '13900000001', '+8613900000001');
    const input = { ...form, account: '13900000001', code };
    const first = await identity.register(input, intent('r1'), '10.0.4.1');
    const again = await identity.register(input, intent('r1'), '10.0.4.1');
    expect(again.member).toEqual(first.member);
    expect(again.token).not.toBe(first.token);
    const other = identity.register({ ...input, password: 'password2' }, intent('r1'), '10.0.4.1');
    await expect(other).rejects.toEqual(refusal('system.repeated'));
    expect((await login(identity, '13900000001', 'password1')).member).toMatchObject({ nickname: 'Bao' });
    expect(await identity.memberInfo(first.member.uid)).toMatchObject({ ishw: false, lang: 'vi' });
    const { rows } = await sql<{ stored: string }>`SELECT string_agg(idempotent_answer::text, '') AS stored
      FROM idempotent_answer`.execute(fixture.database.reader);
    expect(rows[0]?.stored).toContain(first.member.uid);
    expect(rows[0]?.stored).not.toContain(first.token);
  });

  test("needs the right code and a contact that is nobody else's", async () => {
    const code = await fixture.askCode(identity, '13800000001', '+8613800000001');
    const input = { ...form, account: '13800000001', code };
    await expect(identity.register({ ...input, code: otherThan(code) }, intent(), 'x')).rejects.toEqual(
      refusal('account.wrong_code'),
    );
    await expect(identity.register(input, intent(), 'x')).rejects.toEqual(refusal('account.taken'));
    const nameless = identity.register({ ...input, account: 'teacher' }, intent(), 'x');
    await expect(nameless).rejects.toEqual(refusal('account.mobile_or_email'));
  });
});
