import { identityLimits } from '@goldbean/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  codeIntent,
  createIdentityFixture,
  loginByCode,
  type IdentityFixture,
} from '../identity.test-fixture.ts';
import type { Identity } from '../index.ts';

/** The member's own address, and a stranger's. */
const home = '10.1.0.1';
const away = '10.9.0.1';
const contact = 'an@example.org';

let fixture: IdentityFixture;
let identity: Identity;
beforeAll(async () => {
  fixture = await createIdentityFixture();
});
afterAll(() => fixture.drop());
beforeEach(() => {
  identity = fixture.build();
  fixture.clock.advance(identityLimits.codeMs);
  fixture.waits.length = 0;
});

const ask = (address: string) =>
  identity.sendCode({ account: contact, area: 86, scene: 'login' }, codeIntent(), address);
const otherThan = (code: string): string => (code === '000000' ? '000001' : '000000');
const keyOf = async (attempt: Promise<unknown>): Promise<string> => {
  const [outcome] = await Promise.allSettled([attempt]);
  return outcome.status === 'rejected' ? (outcome.reason as { msgKey: string }).msgKey : 'in';
};
/** Tries from `address`, each by a process that knows of no failed tries before. */
async function guess(code: string, address: string, times: number): Promise<string[]> {
  const keys: string[] = [];
  for (let n = 0; n < times; n += 1)
    keys.push(await keyOf(loginByCode(fixture.build(), contact, code, address)));
  return keys;
}

describe("D73: a stranger spends no code of the member's", () => {
  test('by wrong guesses, from one address or from many', async () => {
    const code = await fixture.askCode(identity, contact, contact, home);
    await guess(otherThan(code), away, 7);
    for (let n = 0; n < 30; n += 1) await guess(otherThan(code), `10.9.1.${n}`, 1);
    expect(await keyOf(loginByCode(fixture.build(), contact, code, home))).toBe('in');
  });

  test('by asking for codes: the one the member holds stays good, and the member may ask as before', async () => {
    const code = await fixture.askCode(identity, contact, contact, home);
    await ask(away);
    expect(fixture.codeOf(contact)).not.toBe(code);
    expect(await keyOf(loginByCode(identity, contact, code, home))).toBe('in');
    await ask(away.replace('.1', '.2'));
    expect(await ask(home)).toEqual({ wait: identityLimits.codeWaitMs });
    expect(await keyOf(loginByCode(identity, contact, fixture.codeOf(contact), home))).toBe('in');
  });

  test('many who ask from anywhere slow the next down, by two seconds at most, and refuse nobody', async () => {
    for (let n = 0; n < 20; n += 1) await ask(`10.9.2.${n}`);
    fixture.waits.length = 0;
    expect(await ask(home)).toEqual({ wait: identityLimits.codeWaitMs });
    expect(fixture.waits).toEqual([2_000]);
  });
});

describe('a code', () => {
  test('is tried five times from an address: then it is over there, and good elsewhere', async () => {
    const code = await fixture.askCode(identity, contact, contact, home);
    await guess(otherThan(code), away, 5);
    expect(await guess(code, away, 1)).toEqual(['account.wrong_code']);
    expect(await guess(code, home, 1)).toEqual(['in']);
  });

  test('is good at an address that did not ask for it, once', async () => {
    const code = await fixture.askCode(identity, contact, contact, home);
    expect(await guess(code, away, 2)).toEqual(['in', 'account.wrong_code']);
    expect(await guess(code, home, 1)).toEqual(['account.wrong_code']);
  });

  test('asked for again at the same address replaces the one before, and has all its tries', async () => {
    const before = await fixture.askCode(identity, contact, contact, home);
    await guess(otherThan(before), home, 5);
    const code = await fixture.askCode(identity, contact, contact, home);
    expect(await guess(before, home, 1)).toEqual(['account.wrong_code']);
    expect(await guess(code, home, 1)).toEqual(['in']);
  });

  test('of many that were asked for elsewhere only the newest is compared: each guess has two at most', async () => {
    await ask('10.9.3.1');
    const older = fixture.codeOf(contact);
    fixture.clock.advance(1);
    await ask('10.9.3.2');
    const newest = fixture.codeOf(contact);
    expect(await guess(older, home, 1)).toEqual(['account.wrong_code']);
    expect(await guess(newest, home, 1)).toEqual(['in']);
  });
});
