import { calls, votePacks, wishRoom } from '@goldbean/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../../../test/system/in-process.ts';

let testServer: TestServer;
beforeAll(async () => {
  testServer = await openTestServer();
});
afterAll(() => testServer.close());

const ask = (name: Parameters<TestServer['ask']>[0], account: string, fields: Record<string, unknown> = {}) =>
  testServer.ask(name, account, fields);
async function add(account: string, title: string): Promise<string> {
  return calls.wishes.add.output.parse((await ask('wishes.add', account, { title, kind: 2 })).data).wish_id;
}
const detail = async (wish_id: string, account = 'member') =>
  calls.wishes.detail.output.parse((await ask('wishes.detail', account, { wish_id })).data);
const vote = (account: string, wish_id: string, action = 'vote') =>
  ask('wishVotes.vote', account, { wish_id, action });
const buy = (account: string, wish_id: string, pack: number, request_id: string) =>
  ask('wishVotes.buy', account, { wish_id, pack, request_id });
const beansOf = async (account: string) =>
  calls.wallet.balances.output.parse((await ask('wallet.balances', account)).data).beans;

/** Leaves a member so many beans. */
async function leave(account: string, beans: number): Promise<void> {
  const { uid } = calls.identity.memberInfo.output.parse((await ask('identity.memberInfo', account)).data);
  const { app } = testServer;
  const more = beans - (await beansOf(account));
  const cause = { type: 'test', id: '1', note: null } as const;
  const of = { currency: 'BEAN', amount: Math.abs(more), cause, actor: uid, requestId: undefined } as const;
  const { port } = app.modules.money.features.wallet;
  await app.database.transaction(async (tx) => {
    if (more > 0) await port.credit(tx, { uid, from: 'issue', source: 'issue', kind: 'issue', ...of });
    if (more < 0) await port.pay(tx, { payer: uid, to: { kind: 'system', id: 'fee' }, kind: 'gift', ...of });
  });
}

/** What the counters of a wish say, and what stands behind them. */
async function counted(wish_id: string) {
  const { rows } = await sql<{ free: number; votes: number; paid: number; tickets: number; gained: number }>`
    SELECT free_votes AS free, (SELECT count(*)::int FROM wish_vote AS v WHERE v.wish_id = wish.wish_id) AS votes,
      paid_votes AS paid,
      (SELECT coalesce(sum(votes), 0)::int FROM wish_ticket AS t WHERE t.wish_id = wish.wish_id AND refunded_at IS NULL) AS tickets,
      (SELECT coalesce(sum(votes), 0)::int FROM wish_gain AS g WHERE g.wish_id = wish.wish_id) AS gained
    FROM wish WHERE wish_id = ${wish_id}`.execute(testServer.app.database.reader);
  return rows[0];
}

describe('E02, D47: the free vote', () => {
  test('is one of each member, given and taken back, however often and at once', async () => {
    const wish_id = await add('member', 'Voted for');
    const answers = await Promise.all(
      ['member', 'member', 'member', 'member2', 'teacher', 'member2'].map((account) =>
        vote(account, wish_id),
      ),
    );
    for (const answer of answers) expect(answer).toMatchObject({ code: 200, data: { voted: true } });
    expect(await counted(wish_id)).toEqual({ free: 3, votes: 3, paid: 0, tickets: 0, gained: 3 });
    const back = await Promise.all([vote('member', wish_id, 'unvote'), vote('member', wish_id, 'unvote')]);
    for (const answer of back)
      expect(answer.data).toEqual({ votes: 2, free_votes: 2, paid_votes: 0, voted: false });
    expect(await counted(wish_id)).toEqual({ free: 2, votes: 2, paid: 0, tickets: 0, gained: 2 });
    const { my, wish, voters, levels } = await detail(wish_id, 'teacher');
    expect([my.voted, my.hears, wish.voted, wish.free_votes, voters]).toEqual([true, true, true, 2, 2]);
    expect(levels.reduce((sum, { votes }) => sum + votes, 0)).toBe(2);
    expect((await vote('member', wish_id, 'maybe')).msg_key).toBe('request.invalid');
    expect((await vote('member', 'none')).msg_key).toBe('wish.missing');
  });

  test('W7: is taken while the wish is open, and not after', async () => {
    const wish_id = await add('member', 'Will be launched');
    await vote('member2', wish_id);
    for (const status of [3, 4])
      await ask('wishDesk.move', 'producthead', { wish_id, status, reason: 'done' });
    for (const action of ['vote', 'unvote'])
      expect((await vote('member2', wish_id, action)).msg_key).toBe('wish.closed');
    expect((await buy('member2', wish_id, 15, 'late')).msg_key).toBe('wish.closed');
    expect((await detail(wish_id)).wish.free_votes).toBe(1);
  });
});

describe('K20, D46: speed-up packs', () => {
  test('are six, a bean a vote, and move beans and votes together', async () => {
    const { list } = calls.wishVotes.packs.output.parse((await ask('wishVotes.packs', 'member')).data);
    expect(list).toEqual([15, 25, 50, 100, 150, 250].map((votes) => ({ votes, price: votes })));
    const wish_id = await add('member', 'Sped up');
    await leave('member2', 1_000);
    let spent = 0;
    for (const { votes, price } of votePacks) {
      spent += price;
      const answer = await buy('member2', wish_id, votes, `pack-${votes}`);
      expect(answer.data).toEqual({
        votes: spent,
        free_votes: 0,
        paid_votes: spent,
        tickets: spent,
        balance: 1_000 - spent,
      });
    }
    for (const pack of [0, 1, 16, -15])
      expect([pack, (await buy('member2', wish_id, pack, `odd${pack}`)).msg_key]).toEqual([
        pack,
        'wish.pack',
      ]);
    expect(await beansOf('member2')).toBe(1_000 - spent);
    expect(await counted(wish_id)).toMatchObject({ paid: spent, tickets: spent, gained: spent });
    const statement = calls.wallet.statement.output.parse(
      (await ask('wallet.statement', 'member2', { currency: 'BEAN', kind: 'wish_votes' })).data,
    );
    expect(statement.list[0]).toMatchObject({
      amount: -250,
      cause: { type: 'wish', id: wish_id, note: { key: 'wish', wish: 'Sped up' } },
    });
  });

  test('are bought once for a request_id, and refused without beans, which changes nothing', async () => {
    const wish_id = await add('member', 'Once');
    await leave('member2', 20);
    const answers = await Promise.all([1, 2, 3].map(() => buy('member2', wish_id, 15, 'the-same')));
    for (const answer of answers)
      expect(answer).toMatchObject({ code: 200, data: { votes: 15, balance: 5 } });
    expect((await buy('member2', wish_id, 25, 'the-same')).msg_key).toBe('system.repeated');
    expect(await buy('member2', wish_id, 15, 'another')).toMatchObject({
      code: 460,
      msg_key: 'wallet.insufficient_beans',
      data: { balance: 5 },
    });
    expect(await counted(wish_id)).toMatchObject({ paid: 15, tickets: 15 });
    expect(await beansOf('member2')).toBe(5);
  });

  test('50 at once with beans for 3: three are bought', async () => {
    const wish_id = await add('member', 'A rush');
    await leave('member2', 50);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => buy('member2', wish_id, 15, `rush-${at}`)),
    );
    const keys = answers.map(({ msg_key }) => msg_key);
    expect(keys.filter((key) => key === '')).toHaveLength(3);
    expect(keys.filter((key) => key === 'wallet.insufficient_beans')).toHaveLength(47);
    expect(await counted(wish_id)).toMatchObject({ paid: 45, tickets: 45, gained: 45 });
    expect(await beansOf('member2')).toBe(5);
    const books = await ask('wallet.reconciliation', 'admin');
    expect(calls.wallet.reconciliation.output.parse(books.data).ok).toBe(true);
  });
});

test('G402: voters stand in a list with free and paid votes apart, the latest first', async () => {
  const wish_id = await add('member', 'With voters');
  await leave('member2', 100);
  await vote('teacher', wish_id);
  await vote('member2', wish_id);
  await buy('member2', wish_id, 25, 'voter');
  await buy('member2', wish_id, 15, 'voter-again');
  const { list, total } = calls.wishVotes.voters.output.parse(
    (await ask('wishVotes.voters', 'member', { wish_id })).data,
  );
  expect([total, list.map(({ user, free, tickets }) => [user.jwcode, free, tickets])]).toEqual([
    2,
    [
      ['member2', true, 40],
      ['teacher', true, 0],
    ],
  ]);
  expect((await detail(wish_id, 'member2')).my).toMatchObject({ voted: true, tickets: 40 });
});

test('S10: the room of the pool hears of votes, comments and changes, and nobody speaks in it', async () => {
  const { app } = testServer;
  const received: unknown[] = [];
  const { rooms } = app.modules.talk.ports;
  const before = rooms.count;
  Object.assign(rooms, { count: (...args: unknown[]) => received.push(args[2]) });
  try {
    const wish_id = await add('member', 'Heard of');
    await vote('member2', wish_id);
    await ask('wishDesk.pin', 'producthead', { wish_id, on: 1 });
    const onBehalf = { wish_id, jwcode: 'teacher', reason: 'asked by telephone' };
    await ask('wishDesk.voteFor', 'producthead', onBehalf);
    const from_id = await add('member', 'The duplicate');
    await ask('wishDesk.merge', 'producthead', { from_id, to_id: wish_id, reason: 'the same' });
    await ask('wishDesk.move', 'producthead', { wish_id, status: 0, reason: 'no' });
    expect(received).toEqual([
      { kind: 'wish_made', wish_id },
      { kind: 'wish_votes', wish_id, free_votes: 1, paid_votes: 0 },
      { kind: 'wish_changed', wish_id, status: 1 },
      { kind: 'wish_votes', wish_id, free_votes: 2, paid_votes: 0 },
      { kind: 'wish_changed', wish_id, status: 1 },
      { kind: 'wish_made', wish_id: from_id },
      { kind: 'wish_gone', wish_id: from_id },
      { kind: 'wish_changed', wish_id, status: 1 },
      { kind: 'wish_votes', wish_id: from_id, free_votes: 0, paid_votes: 0 },
      { kind: 'wish_votes', wish_id, free_votes: 2, paid_votes: 0 },
      { kind: 'wish_gone', wish_id },
    ]);
  } finally {
    Object.assign(rooms, { count: before });
  }
  const answer = await ask('messaging.publish', 'member', {
    room: wishRoom,
    kind: 'text',
    body: '{"text":"hello"}',
    client_msg_id: 'c1',
  });
  expect(answer.code).toBe(403);
});
