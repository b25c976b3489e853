import { identityLimits } from '@goldbean/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createIdentityFixture, login, loginByCode, type IdentityFixture } from './identity.test-fixture.ts';
import type { Identity } from './index.ts';

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

describe('a session', () => {
  test('slides: 30 days after it was last seen it is over', async () => {
    const { token } = await login(identity, 'member', 'goldbean');
    fixture.clock.advance(identityLimits.sessionMs - 1);
    expect(await identity.authenticate(token)).toMatchObject({ uid: 'u-member' });
    fixture.clock.advance(identityLimits.sessionMs - 1);
    expect(await identity.authenticate(token)).toMatchObject({ uid: 'u-member' });
    fixture.clock.advance(identityLimits.sessionMs);
    expect(await identity.authenticate(token)).toBeNull();
  });

  test('is written at most every ten minutes', async () => {
    const { token } = await login(identity, 'member', 'goldbean');
    const seen = async () =>
      (await sql<{ at: number }>`SELECT max(seen_at) AS at FROM session`.execute(fixture.database.reader))
        .rows[0]?.at;
    const opened = await seen();
    fixture.clock.advance(599_999);
    await identity.authenticate(token);
    expect(await seen()).toBe(opened);
    fixture.clock.advance(1);
    await fixture.build().authenticate(token);
    expect(await seen()).toBe(fixture.clock.now());
  });

  test('R8: those who come back in one moment are looked up together, each for themselves', async () => {
    const mine = await login(identity, 'member', 'goldbean');
    const hers = await login(identity, 'teacher', 'goldbean');
    const over = await login(identity, 'teacher', 'goldbean');
    const ended = (await identity.authenticate(over.token))?.sessionId ?? '';
    await identity.logout('u-teacher', ended, false);
    fixture.clock.advance(600_000);
    const afterRestart = fixture.build();
    const query = vi.spyOn(fixture.database.reader, 'withTables');
    const found = await Promise.all(
      [mine, over, hers, { token: 'unknown' }, mine].map(async ({ token }) =>
        afterRestart.authenticate(token),
      ),
    );
    // One look, and one write of when the two that count were seen.
    expect(query).toHaveBeenCalledTimes(2);
    query.mockRestore();
    expect(found.map((caller) => caller?.uid)).toEqual([
      'u-member',
      undefined,
      'u-teacher',
      undefined,
      'u-member',
    ]);
    const { rows } = await sql<{
      id: string;
    }>`SELECT id FROM session WHERE seen_at = ${new Date(fixture.clock.now())}`.execute(
      fixture.database.reader,
    );
    expect(new Set(rows.map(({ id }) => id))).toEqual(
      new Set([found[0], found[2]].map((caller) => caller?.sessionId)),
    );
  });

  test('R12: a full disk keeps nobody from reading', async () => {
    const { token } = await login(identity, 'member', 'goldbean');
    fixture.clock.advance(600_000);
    const full = sql`CREATE FUNCTION disk_full() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE 'no space left' USING ERRCODE = '53100'; END $$`;
    await full.execute(fixture.database.reader);
    await sql`CREATE TRIGGER disk_full BEFORE UPDATE ON session EXECUTE FUNCTION disk_full()`.execute(
      fixture.database.reader,
    );
    try {
      expect(await fixture.build().authenticate(token)).toMatchObject({ uid: 'u-member' });
    } finally {
      await sql`DROP FUNCTION disk_full CASCADE`.execute(fixture.database.reader);
    }
  });

  test('signing out ends it at once here, and on another server within a second', async () => {
    const elsewhere = fixture.build();
    const received: string[] = [];
    identity.onSessionEnd('test', (id) => received.push(id));
    expect(() => identity.onSessionEnd('test', () => {})).toThrow('"test" is registered already');
    const { token } = await login(identity, 'member', 'goldbean');
    const stays = await login(identity, 'member', 'goldbean');
    const caller = await identity.authenticate(token);
    await elsewhere.authenticate(token);
    await identity.logout('u-member', caller?.sessionId ?? '', false);
    expect(received).toEqual([caller?.sessionId]);
    expect(await identity.authenticate(token)).toBeNull();
    expect(await identity.authenticate(stays.token)).not.toBeNull();
    fixture.clock.advance(1_000);
    expect(await elsewhere.authenticate(token)).toBeNull();
    await identity.logout('u-member', caller?.sessionId ?? '', false);
    expect(received).toHaveLength(1);
  });

  test("signing out everywhere ends all of the member's and nobody else's", async () => {
    const mine = [await login(identity, 'member', 'goldbean'), await login(identity, 'member', 'goldbean')];
    const hers = await login(identity, 'teacher', 'goldbean');
    for (const { token } of [...mine, hers]) await identity.authenticate(token);
    await identity.logout('u-member', 'whichever', true);
    for (const { token } of mine) expect(await identity.authenticate(token)).toBeNull();
    expect(await identity.authenticate(hers.token)).not.toBeNull();
  });

  test('that ended while it was being looked up is not remembered as living', async () => {
    const { token, member } = await login(identity, 'member', 'goldbean');
    const looking = identity.authenticate(token);
    await identity.logout(member.uid, '', true);
    await looking;
    expect(await identity.authenticate(token)).toBeNull();
  });

  test.each(['', 'unknown', 'x'.repeat(10_000)])('is not opened by a made-up token', async (token) => {
    expect(await identity.authenticate(token)).toBeNull();
  });

  test('of a closed account is over, and no new one begins', async () => {
    const code = await fixture.askCode(identity, 'e@example.org', 'e@example.org');
    const { token, member } = await loginByCode(identity, 'e@example.org', code);
    const close = sql`UPDATE member SET state = 'closed', password_hash = (SELECT password_hash FROM member
      WHERE uid = 'u-member') WHERE uid = ${member.uid}`;
    await close.execute(fixture.database.reader);
    expect(await identity.authenticate(token)).toBeNull();
    await expect(login(identity, 'e@example.org', 'goldbean')).rejects.toEqual(refusal('account.closed'));
    const next = await fixture.askCode(identity, 'e@example.org', 'e@example.org');
    await expect(loginByCode(identity, 'e@example.org', next)).rejects.toEqual(refusal('account.closed'));
  });

  test('the nightly sweep forgets what is over, and nothing else', async () => {
    const { token } = await login(identity, 'member', 'goldbean');
    const ticket = await identity.createTicket('u-member', 'https://channels.example');
    expect(ticket.ttl).toBe(60_000);
    fixture.clock.advance(identityLimits.sessionMs - 1);
    await fixture.sweep();
    const left = await sql<{
      tickets: number;
      codes: number;
    }>`SELECT (SELECT count(*) FROM navigation_ticket) AS tickets,
      (SELECT count(*) FROM login_code) AS codes`.execute(fixture.database.reader);
    expect(left.rows).toEqual([{ tickets: 0, codes: 0 }]);
    expect(await identity.authenticate(token)).not.toBeNull();
  });
});

describe('S01: a ticket of /tjLogin', () => {
  const target = 'https://channels.example';
  test('signs its member in, once', async () => {
    const { ticket } = await identity.createTicket('u-member', target);
    const tries = await Promise.allSettled(
      Array.from({ length: 10 }, () => identity.redeemTicket({ ticket })),
    );
    const [taken, ...others] = tries.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(others).toEqual([]);
    expect(taken).toMatchObject({ member: { uid: 'u-member' } });
    expect(await identity.authenticate(taken?.token ?? '')).toMatchObject({ uid: 'u-member' });
    for (const one of tries)
      if (one.status === 'rejected') expect(one.reason).toEqual(refusal('account.ticket_over'));
  });

  test('is over after a minute, and one that is made up was never good', async () => {
    const { ticket, ttl } = await identity.createTicket('u-member', target);
    fixture.clock.advance(ttl);
    await expect(identity.redeemTicket({ ticket })).rejects.toEqual(refusal('account.ticket_over'));
    await expect(identity.redeemTicket({ ticket: 'x' })).rejects.toEqual(refusal('account.ticket_over'));
  });
});
