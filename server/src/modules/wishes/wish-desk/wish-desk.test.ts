import { calls, wishStatuses, type WishStatus } from '@goldbean/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createManualClock } from '../../../../test/test-database.ts';
import { openTestServer, type TestServer } from '../../../../test/system/in-process.ts';

const dayMs = 24 * 3_600_000;
/** 2026-11-27 15:00 in Shanghai. */
const start = Date.UTC(2026, 10, 27, 7, 0, 0);
const clock = createManualClock(start);
let testServer: TestServer;
beforeAll(async () => {
  testServer = await openTestServer({}, {}, clock);
});
afterAll(() => testServer.close());

const ask = (name: Parameters<TestServer['ask']>[0], account: string, fields: Record<string, unknown> = {}) =>
  testServer.ask(name, account, fields);
const act = (verb: keyof typeof calls.wishDesk, fields: Record<string, unknown>, account = 'producthead') =>
  ask(`wishDesk.${verb}`, account, fields);
async function add(account: string, title: string): Promise<string> {
  return calls.wishes.add.output.parse((await ask('wishes.add', account, { title, kind: 2 })).data).wish_id;
}
const detail = async (wish_id: string, account = 'producthead') =>
  calls.wishes.detail.output.parse((await ask('wishes.detail', account, { wish_id })).data);
const move = (wish_id: string, status: number, fields: Record<string, unknown> = {}) =>
  act('move', { wish_id, status, reason: 'as planned', ...fields });
const complete = (wish_id: string, fields: Record<string, unknown> = {}, account = 'producthead') =>
  act('complete', { wish_id, note: 'accepted', ...fields }, account);
const merge = (
  from_id: string,
  to_id: string,
  fields: Record<string, unknown> = {},
  account = 'producthead',
) => act('merge', { from_id, to_id, reason: 'the same', ...fields }, account);
const vote = (account: string, wish_id: string) =>
  ask('wishVotes.vote', account, { wish_id, action: 'vote' });
const buy = (account: string, wish_id: string, pack: number, request_id = `${account}-${wish_id}-${pack}`) =>
  ask('wishVotes.buy', account, { wish_id, pack, request_id });
const messagesOf = async (account: string, tab = 'default') =>
  calls.wishMessages.list.output.parse((await ask('wishMessages.list', account, { tab })).data);
const beansOf = async (account: string) =>
  calls.wallet.balances.output.parse((await ask('wallet.balances', account)).data).beans;
const statementOf = async (account: string) =>
  calls.wallet.statement.output.parse((await ask('wallet.statement', account, { currency: 'BEAN' })).data)
    .list;
const uidOf = async (account: string) =>
  calls.identity.memberInfo.output.parse((await ask('identity.memberInfo', account)).data).uid;

/** What was bought for a wish so far was bought 30 days ago. */
const age = (wish_id: string) =>
  sql`UPDATE wish_ticket SET bought_at = ${new Date(clock.now() - 30 * dayMs)} WHERE wish_id = ${wish_id}`.execute(
    testServer.app.database.reader,
  );

/** Moves that lead to each status. */
const ways: Readonly<Record<WishStatus, readonly number[]>> = {
  0: [0],
  1: [],
  2: [2],
  3: [3],
  4: [3, 4],
  5: [5],
  6: [3, 4],
};
async function wishOfStatus(status: WishStatus): Promise<string> {
  const wish_id = await add('member', `Stands at ${status}`);
  for (const step of ways[status]) expect((await move(wish_id, step)).msg_key).toBe('');
  if (status === 6) expect((await complete(wish_id)).msg_key).toBe('');
  return wish_id;
}

describe('T05: the status of a wish', () => {
  test('M13: goes by the table of D05 from each of the seven, and completed is reached from launched alone', async () => {
    for (const from of wishStatuses) {
      const wish_id = await wishOfStatus(from);
      const direct = await move(wish_id, 6);
      expect([from, direct.code, direct.msg_key, direct.msg]).toEqual([
        from,
        422,
        'wish.not_completed_directly',
        'The status cannot be directly switched to completed',
      ]);
      expect((await move(wish_id, from)).msg_key).toBe(
        from === 6 ? 'wish.not_completed_directly' : 'wish.move',
      );
      if (from !== 4) expect((await complete(wish_id)).msg_key).toBe('wish.not_launched');
      expect((await detail(wish_id)).wish.status).toBe(from);
    }
    expect((await move(await wishOfStatus(1), 7)).msg_key).toBe('request.invalid');
  });

  test('has a reason, who and when in its history, and voters are notified once', async () => {
    const wish_id = await add('member', 'With a history');
    await vote('member2', wish_id);
    await vote('teacher', wish_id);
    await ask('wishMessages.follow', 'teacher', { wish_id, on: 0 });
    expect((await act('move', { wish_id, status: 5, reason: ' ' })).msg_key).toBe('request.content_required');
    const launched = await wishOfStatus(4);
    for (const note of [undefined, ' '])
      expect((await complete(launched, { note })).msg_key).toBe('request.content_required');
    for (const reason of [undefined, ' '])
      expect((await merge(launched, wish_id, { reason })).msg_key).toBe('request.content_required');
    clock.advance(1_000);
    const request_id = 'history-once';
    const first = await move(wish_id, 5, { reason: 'Let us talk', request_id });
    expect(await move(wish_id, 5, { reason: 'Let us talk', request_id })).toMatchObject({ data: first.data });
    const { events } = await detail(wish_id, 'member2');
    expect(events).toHaveLength(2);
    expect(events[0]).toMatchObject({
      action: { kind: 'moved', from: 1, to: 5, communicated: false },
      by: { uid: await uidOf('producthead') },
      reason: 'Let us talk',
      at_ts: clock.now(),
    });
    for (const account of ['member', 'member2']) {
      const { list, unread } = await messagesOf(account);
      expect(list[0]).toMatchObject({
        wish: { wish_id },
        read: false,
        news: { kind: 'moved', to: 5, communicated: false, reason: 'Let us talk' },
      });
      expect(unread.default).toBeGreaterThan(0);
    }
    expect((await messagesOf('teacher')).list).toEqual([]);
  });

  test('P11: is changed by product heads and administrators; of two at once one has it', async () => {
    const wish_id = await add('member', 'Two heads');
    for (const account of ['member', 'teacher', 'inspector'])
      for (const [verb, fields] of [
        ['move', { status: 2, reason: 'mine' }],
        ['complete', { note: 'mine' }],
        ['schedule', { reason: 'mine' }],
        ['pin', { on: 1 }],
        ['answer', { text: 'mine' }],
        ['reward', { beans: 20, request_id: 'x' }],
      ] as const)
        expect([account, verb, (await act(verb, { wish_id, ...fields }, account)).msg_key]).toEqual([
          account,
          verb,
          'request.forbidden',
        ]);
    const both = await Promise.all([
      move(wish_id, 2),
      act('move', { wish_id, status: 5, reason: 'other' }, 'admin'),
    ]);
    // From scheduled to discussion is a move as well: then both have it, one after the other.
    const moved = (await detail(wish_id)).events.filter(({ action }) => action.kind === 'moved');
    expect(moved).toHaveLength(both.filter(({ code }) => code === 200).length);
    const launched = await wishOfStatus(4);
    const ends = await Promise.all([complete(launched), complete(launched, {}, 'admin')]);
    expect(ends.map(({ msg_key }) => msg_key).toSorted()).toEqual(['', 'wish.not_launched']);
    expect(
      (await detail(launched)).events.filter(({ action }) => action.kind === 'moved' && action.to === 6),
    ).toHaveLength(1);
  });

  test('V21, M14: a date is later than the server’s now, to the millisecond, in any zone', async () => {
    const wish_id = await add('member', 'With a date');
    const now = clock.now();
    const inZone = (ms: number, hours: number) =>
      `${new Date(ms + hours * 3_600_000).toISOString().slice(0, -1)}${hours < 0 ? '-' : '+'}${String(Math.abs(hours)).padStart(2, '0')}:00`;
    for (const zone of [0, 8, -10]) {
      const late = await move(wish_id, 2, { expected_date: inZone(now, zone) });
      expect([late.code, late.msg_key, late.msg]).toEqual([
        400,
        'wish.date_past',
        'the launch time must be later than the current time',
      ]);
      const dated = { wish_id, reason: 'earlier', expected_date: inZone(now + 1 + zone + 10, zone) };
      expect((await act('schedule', dated)).msg_key).toBe('');
      expect((await detail(wish_id)).wish.expected_ts).toBe(now + 1 + zone + 10);
    }
    expect((await move(wish_id, 2, { expected_date: now + 1 })).msg_key).toBe('');
    expect((await detail(wish_id)).wish).toMatchObject({ status: 2, expected_ts: now + 1 });
    expect((await act('schedule', { wish_id, reason: 'unknown' })).msg_key).toBe('');
    expect((await detail(wish_id)).wish.expected_ts).toBeNull();
  });

  test('D05: a launched wish is completed by itself once its date has passed', async () => {
    const wish_id = await add('member', 'Goes online');
    await move(wish_id, 3, { expected_date: clock.now() + dayMs });
    await move(wish_id, 4);
    const { settle } = testServer.app.modules.wishes.features.wishDesk;
    await settle(wish_id);
    expect((await detail(wish_id)).wish.status).toBe(4);
    clock.advance(dayMs);
    await settle(wish_id);
    await settle(wish_id);
    const { wish, events } = await detail(wish_id);
    expect(wish.status).toBe(6);
    expect(events[0]).toMatchObject({ action: { kind: 'moved', from: 4, to: 6 }, by: null, reason: '' });
  });

  test('D05: the job that completes it is scheduled when it is launched, and when its date changes then', async () => {
    const wish_id = await add('member', 'Waits for its date');
    const { reader } = testServer.app.database;
    /** How long each of its jobs waits, in days as PostgreSQL counts. */
    const waits = async () => {
      const { rows } = await sql<{ days: number }>`
        SELECT round(extract(epoch FROM start_after - created_on) / 86400)::int AS days FROM jobs.job
        WHERE data ->> 'name' = 'wishes.complete' AND data -> 'data' ->> 'wish_id' = ${wish_id}
        ORDER BY start_after`.execute(reader);
      return rows.map(({ days }) => days);
    };
    await move(wish_id, 3, { expected_date: clock.now() + 10 * dayMs });
    expect(await waits()).toEqual([]);
    await move(wish_id, 4);
    expect(await waits()).toEqual([10]);
    await act('schedule', { wish_id, reason: 'later', expected_date: clock.now() + 20 * dayMs });
    expect(await waits()).toEqual([10, 20]);
    await act('schedule', { wish_id, reason: 'nobody knows' });
    expect(await waits()).toEqual([10, 20]);
  });
});

describe('D04: the official answer', () => {
  test('is given and changed, communicates the wish, and is notified', async () => {
    const wish_id = await add('member', 'Asks for an answer');
    expect((await act('answer', { wish_id, text: 'x'.repeat(1_001) })).msg_key).toBe('wish.answer_long');
    await act('answer', { wish_id, text: 'We look into it.' });
    expect(await detail(wish_id, 'member')).toMatchObject({
      wish: { communicated: true },
      answer: { text: 'We look into it.', edited_ts: null },
    });
    clock.advance(1_000);
    await act('answer', { wish_id, text: 'In December.' });
    expect((await detail(wish_id, 'member')).answer).toMatchObject({
      text: 'In December.',
      edited_ts: clock.now(),
    });
    expect((await messagesOf('member')).list[0]?.news).toEqual({ kind: 'answered', text: 'In December.' });
  });
});

describe('S10: a wish that is hidden or merged', () => {
  test('gives speed-up votes of the last 30 days back to the bean, and says so in the statement', async () => {
    const wish_id = await add('member', 'Will be hidden');
    const before = { member2: await beansOf('member2'), member: await beansOf('member') };
    await buy('member', wish_id, 25);
    await age(wish_id);
    await buy('member2', wish_id, 15, 'first');
    await buy('member2', wish_id, 50, 'second');
    await buy('member', wish_id, 15);
    expect((await detail(wish_id)).wish.paid_votes).toBe(105);
    await move(wish_id, 0, { reason: 'Not ours' });
    expect(await beansOf('member2')).toBe(before.member2);
    expect(await beansOf('member')).toBe(before.member - 25);
    const { wish, events } = await detail(wish_id);
    expect(wish).toMatchObject({ status: 0, hidden_reason: 'Not ours', paid_votes: 25 });
    expect(events.find(({ action }) => action.kind === 'refunded')?.action).toEqual({
      kind: 'refunded',
      beans: 80,
    });
    expect((await statementOf('member2'))[0]).toMatchObject({
      kind: 'refund',
      amount: 65,
      cause: { type: 'wish', id: wish_id, note: { key: 'wish', wish: 'Will be hidden' } },
    });
    expect((await messagesOf('member2')).list.map(({ news }) => news)).toContainEqual({
      kind: 'refunded',
      beans: 65,
    });
    // Shown and hidden again it has nothing more to give.
    await move(wish_id, 1);
    await move(wish_id, 0);
    expect(await beansOf('member2')).toBe(before.member2);
  });

  test('moves its free votes, one for each member, and older speed-up votes; and leads to the other', async () => {
    const from = await add('member', 'The duplicate');
    const to = await add('member2', 'The original');
    for (const account of ['member', 'member2', 'teacher']) await vote(account, from);
    await vote('teacher', to);
    await buy('member', from, 25);
    await age(from);
    const before = await beansOf('member2');
    await buy('member2', from, 15);
    for (const [from_id, to_id, key] of [
      [from, from, 'wish.merge_refused'],
      [from, await wishOfStatus(6), 'wish.merge_refused'],
      [from, 'none', 'wish.missing'],
    ] as const)
      expect((await merge(from_id, to_id)).msg_key).toBe(key);
    expect((await merge(from, to, {}, 'member')).msg_key).toBe('request.forbidden');
    const both = await Promise.all([merge(from, to), merge(from, to, {}, 'admin')]);
    expect(both.map(({ msg_key }) => msg_key).toSorted()).toEqual(['', 'wish.merged']);
    expect((await detail(to, 'teacher')).wish).toMatchObject({ free_votes: 3, paid_votes: 25, voted: true });
    expect((await detail(from, 'member')).wish).toMatchObject({
      free_votes: 0,
      paid_votes: 0,
      merged_into: { wish_id: to, title: 'The original' },
    });
    expect(await beansOf('member2')).toBe(before);
    expect((await vote('member', from)).msg_key).toBe('wish.merged');
    expect((await messagesOf('teacher')).list[0]?.news).toEqual({
      kind: 'merged',
      into: { wish_id: to, title: 'The original' },
    });
    const { rows } = await sql<{ free: number; paid: number }>`
      SELECT (SELECT count(*)::int FROM wish_vote WHERE wish_id = ${to}) AS free,
        (SELECT sum(votes)::int FROM wish_ticket WHERE wish_id = ${to} AND refunded_at IS NULL) AS paid`.execute(
      testServer.app.database.reader,
    );
    expect(rows).toEqual([{ free: 3, paid: 25 }]);
    const listed = await ask('wishes.list', 'member', { q: 'duplicate' });
    expect(calls.wishes.list.output.parse(listed.data).total).toBe(0);
  });
});

describe('P11: a product head decides on the edition that they read', () => {
  /** What two product heads do with a wish that both have read. */
  const decisions = {
    move: { status: 5, reason: 'we talk first' },
    schedule: { reason: 'sooner', expected_date: start + 40 * dayMs },
    answer: { text: 'We look into it.' },
  } as const;

  test.each(Object.entries(decisions))(
    'the second %s is refused, and counts over the new edition',
    async (verb, fields) => {
      const wish_id = await add('member', `Read by two, ${verb}`);
      const read = (await detail(wish_id)).wish.edition;
      expect(
        (await act('move', { wish_id, status: 2, reason: 'planned', edition: read }, 'admin')).msg_key,
      ).toBe('');
      const given = { wish_id, ...fields, edition: read };
      const name = verb as keyof typeof decisions;
      expect(await act(name, given)).toMatchObject({ code: 409, msg_key: 'wish.changed' });
      const seen = await detail(wish_id);
      expect([seen.wish.status, seen.answer, seen.events.length]).toEqual([2, null, 2]);
      // What changed, and who did it, stands in the history.
      expect(seen.events[0]).toMatchObject({
        action: { kind: 'moved', to: 2 },
        by: { uid: await uidOf('admin') },
      });
      const again = { ...given, edition: seen.wish.edition, ...(verb === 'move' && { status: 3 }) };
      expect((await act(name, again)).msg_key).toBe('');
      expect((await detail(wish_id)).wish.edition).toBeGreaterThan(seen.wish.edition);
    },
  );

  test('of two at once one counts, also where they merge or complete; a repeat of it gets its answer', async () => {
    const into = await add('member2', 'The other one');
    const wish_id = await wishOfStatus(4);
    const { edition } = (await detail(wish_id)).wish;
    const intents = [
      () => complete(wish_id, { edition, request_id: 'completes' }),
      () => merge(wish_id, into, { edition, request_id: 'merges' }, 'admin'),
      () => act('move', { wish_id, status: 3, reason: 'again', edition, request_id: 'moves' }),
    ];
    const first = await Promise.all(intents.map((intent) => intent()));
    expect(first.filter(({ code }) => code === 200)).toHaveLength(1);
    for (const { msg_key } of first) expect(['', 'wish.changed', 'wish.merged']).toContain(msg_key);
    const winner = first.findIndex(({ code }) => code === 200);
    expect(await intents[winner]?.()).toMatchObject({ data: first[winner]?.data });
  });

  test('what its author writes is a new edition; votes, comments and the pin are none', async () => {
    const wish_id = await add('member', 'Still being written');
    const { edition } = (await detail(wish_id)).wish;
    await vote('member2', wish_id);
    await buy('member2', wish_id, 15);
    await act('pin', { wish_id, on: 1 });
    expect((await detail(wish_id)).wish.edition).toBe(edition);
    await ask('wishes.edit', 'member', { wish_id, title: 'Written anew', kind: 1 });
    expect((await act('answer', { wish_id, text: 'Yes', edition })).msg_key).toBe('wish.changed');
    expect((await act('answer', { wish_id, text: 'Yes' })).msg_key).toBe('');
  });
});

describe('G411: the reward of an adopted wish', () => {
  test('is one of the table, once, promised until the wish is completed', async () => {
    const wish_id = await add('member', 'Adopted');
    const reward = (beans: number, request_id: string, account = 'producthead') =>
      act('reward', { wish_id, beans, request_id }, account);
    expect((await reward(50, 'early')).msg_key).toBe('wish.not_adopted');
    await move(wish_id, 3);
    expect((await reward(51, 'odd')).msg_key).toBe('wish.reward');
    const before = await beansOf('member');
    const both = await Promise.all([reward(50, 'one'), reward(100, 'two', 'admin')]);
    expect(both.map(({ msg_key }) => msg_key).toSorted()).toEqual(['', 'wish.rewarded']);
    const { reward: promised } = (await detail(wish_id)).wish;
    expect(promised?.paid).toBe(false);
    expect(await beansOf('member')).toBe(before);
    await move(wish_id, 4);
    await complete(wish_id);
    expect((await detail(wish_id)).wish.reward).toEqual({ beans: promised?.beans, paid: true });
    expect(await beansOf('member')).toBe(before + (promised?.beans ?? 0));
    expect((await statementOf('member'))[0]).toMatchObject({
      kind: 'reward',
      cause: { type: 'wish', id: wish_id },
    });
    const own = await add('producthead', 'Of the head');
    await move(own, 3);
    expect((await act('reward', { wish_id: own, beans: 20, request_id: 'own' })).msg_key).toBe(
      'request.forbidden',
    );
    expect(calls.wishDesk.rewards.output.parse((await act('rewards', {})).data).list).toEqual([
      20, 50, 100, 200, 500,
    ]);
  });
});

test('the title of a wish that is hidden is not shown by those that were merged into it, nor in messages', async () => {
  const from_id = await add('member', 'Asked politely');
  const to_id = await add('member2', 'An insult');
  await ask('wishMessages.follow', 'teacher', { wish_id: to_id, on: 1 });
  await act('answer', { wish_id: to_id, text: 'We look into it.' });
  await merge(from_id, to_id);
  const titlesOf = async (account: string) => {
    const { wish, events } = await detail(from_id, account);
    const merged = events.flatMap(({ action }) => (action.kind === 'merged' ? [action.into.title] : []));
    return [wish.merged_into, ...merged];
  };
  expect(await titlesOf('member')).toEqual([{ wish_id: to_id, title: 'An insult' }, 'An insult']);
  await move(to_id, 0);
  expect(await titlesOf('member')).toEqual([{ wish_id: to_id, title: '' }, '']);
  expect(await titlesOf('member2')).toEqual([{ wish_id: to_id, title: 'An insult' }, 'An insult']);
  /** Titles of the hidden wish in messages, latest first. */
  const titlesInMessagesOf = async (account: string) =>
    (await messagesOf(account)).list.flatMap(({ wish, news }) => [
      ...(wish.wish_id === to_id ? [wish.title] : []),
      ...(news.kind === 'merged' && news.into.wish_id === to_id ? [news.into.title] : []),
    ]);
  expect(await titlesInMessagesOf('teacher')).toEqual(['', '']);
  expect(await titlesInMessagesOf('member')).toEqual(['']);
  expect(await titlesInMessagesOf('member2')).toEqual(['An insult', 'An insult']);
});

test('a wish whose reward is promised still is not merged; one whose reward is paid is', async () => {
  const from_id = await add('member', 'Promised a reward');
  const to_id = await add('member2', 'Would take it');
  await move(from_id, 3);
  await act('reward', { wish_id: from_id, beans: 50, request_id: 'promised' });
  expect((await merge(from_id, to_id)).msg_key).toBe('wish.merge_refused');
  await move(from_id, 4);
  await complete(from_id);
  expect((await merge(from_id, to_id)).msg_key).toBe('');
  expect((await detail(from_id)).wish.reward).toEqual({ beans: 50, paid: true });
});

describe('E02: a vote in the name of a member', () => {
  const voteFor = (
    wish_id: string,
    jwcode: string,
    fields: Record<string, unknown> = {},
    by = 'producthead',
  ) => act('voteFor', { wish_id, jwcode, reason: 'asked by telephone', ...fields }, by);
  const hasVoted = async (wish_id: string, account: string) => (await detail(wish_id, account)).my.voted;
  /** What the counter says, and who stands behind it. */
  const votesOf = async (wish_id: string) => {
    const { wish, voters } = await detail(wish_id);
    return [wish.free_votes, voters];
  };

  test('counts as their own, says who gave it and why, is notified, and may be taken back', async () => {
    const wish_id = await add('member', 'Wanted on the telephone');
    // What is done in one's name is notified even of a wish that one wants to hear nothing of.
    await ask('wishMessages.follow', 'member2', { wish_id, on: 0 });
    clock.advance(1_000);
    const first = await voteFor(wish_id, 'MEMBER2', { request_id: 'behalf-once' });
    expect(first).toMatchObject({ code: 200, data: { wish: { free_votes: 1, voted: false } } });
    expect(await voteFor(wish_id, 'MEMBER2', { request_id: 'behalf-once' })).toMatchObject({
      data: first.data,
    });
    expect(await hasVoted(wish_id, 'member2')).toBe(true);
    expect(await votesOf(wish_id)).toEqual([1, 1]);
    const { events } = await detail(wish_id, 'teacher');
    expect(events[0]).toMatchObject({
      action: { kind: 'voted', voter: { uid: await uidOf('member2'), jwcode: 'member2' } },
      by: { uid: await uidOf('producthead') },
      reason: 'asked by telephone',
      at_ts: clock.now(),
    });
    const { list, unread } = await messagesOf('member2');
    expect(list[0]).toMatchObject({
      wish: { wish_id },
      read: false,
      news: { kind: 'voted', by: { jwcode: 'producthead' }, reason: 'asked by telephone' },
    });
    expect(unread.default).toBeGreaterThan(0);
    expect((await vote('member2', wish_id)).data).toMatchObject({ free_votes: 1, voted: true });

    const back = await ask('wishVotes.vote', 'member2', { wish_id, action: 'unvote' });
    expect(back.data).toMatchObject({ free_votes: 0, voted: false });
    // Nobody gives again what the member took back; the member may.
    expect((await voteFor(wish_id, 'member2')).msg_key).toBe('wish.voted_already');
    expect((await vote('member2', wish_id)).data).toMatchObject({ free_votes: 1, voted: true });
  });

  test('is one for each member: twice, after their own, or of two heads at once', async () => {
    const wish_id = await add('member', 'Wanted by many');
    await vote('teacher', wish_id);
    expect(await voteFor(wish_id, 'teacher')).toMatchObject({ code: 409, msg_key: 'wish.voted_already' });
    const both = await Promise.all([
      voteFor(wish_id, 'member2'),
      voteFor(wish_id, 'member2', {}, 'admin'),
      voteFor(wish_id, 'member2'),
    ]);
    expect(both.map(({ msg_key }) => msg_key).toSorted()).toEqual([
      '',
      'wish.voted_already',
      'wish.voted_already',
    ]);
    const [own, given] = await Promise.all([vote('member', wish_id), voteFor(wish_id, 'member')]);
    expect(own.code).toBe(200);
    expect(['', 'wish.voted_already']).toContain(given.msg_key);
    expect(await votesOf(wish_id)).toEqual([3, 3]);
    expect((await detail(wish_id)).events.filter(({ action }) => action.kind === 'voted')).toHaveLength(
      given.msg_key === '' ? 2 : 1,
    );
  });

  test('P11: is given by product heads and administrators, not for themselves and not for their own wish', async () => {
    const wish_id = await add('member', 'Of a member');
    for (const account of ['member', 'member2', 'teacher', 'inspector'])
      expect([account, (await voteFor(wish_id, 'teacher', {}, account)).msg_key]).toEqual([
        account,
        'request.forbidden',
      ]);
    expect((await voteFor(wish_id, 'producthead')).msg_key).toBe('request.forbidden');
    const own = await add('producthead', 'Of the head');
    expect((await voteFor(own, 'member')).msg_key).toBe('request.forbidden');
    expect((await voteFor(own, 'member', {}, 'admin')).msg_key).toBe('');
    expect(await votesOf(wish_id)).toEqual([0, 0]);
  });

  test('says why, up to 200 characters, and for whom', async () => {
    const wish_id = await add('member', 'With a reason');
    for (const [fields, key] of [
      [{ reason: ' ' }, 'request.content_required'],
      [{ reason: undefined }, 'request.content_required'],
      [{ reason: 'x'.repeat(201) }, 'request.invalid'],
      [{ jwcode: ' ' }, 'request.content_required'],
      [{ jwcode: 'nobody-has-it' }, 'wish.voter_missing'],
      [{ jwcode: 'x'.repeat(65) }, 'wish.voter_missing'],
    ] as const)
      expect([fields, (await voteFor(wish_id, 'member2', fields)).msg_key]).toEqual([fields, key]);
    expect(await votesOf(wish_id)).toEqual([0, 0]);
    expect((await voteFor(wish_id, 'member2', { reason: 'x'.repeat(200) })).msg_key).toBe('');
  });

  test('is not given for a closed account or a frozen member, nor for a wish that takes no votes', async () => {
    const wish_id = await add('member', 'Open');
    const { reader } = testServer.app.database;
    await sql`UPDATE member SET state = 'closed' WHERE jwcode = 'teacher'`.execute(reader);
    const gone = await voteFor(wish_id, 'teacher');
    await sql`UPDATE member SET state = 'active' WHERE jwcode = 'teacher'`.execute(reader);
    expect(gone).toMatchObject({ code: 422, msg_key: 'wish.voter_closed' });

    const { rows } = await sql<{ live_id: string }>`SELECT live_id FROM live LIMIT 1`.execute(reader);
    const frozen = { live_id: rows[0]?.live_id, uid: await uidOf('member2'), type: 3, reason: 'noise' };
    expect((await ask('moderation.freeze', 'admin', frozen)).msg_key).toBe('');
    expect(await voteFor(wish_id, 'member2')).toMatchObject({ code: 423, msg_key: 'wish.voter_frozen' });
    expect(await votesOf(wish_id)).toEqual([0, 0]);
    clock.advance(3 * dayMs);
    expect((await voteFor(wish_id, 'member2')).msg_key).toBe('');

    for (const status of [0, 4, 6] as const)
      expect([status, (await voteFor(await wishOfStatus(status), 'member2')).msg_key]).toEqual([
        status,
        'wish.closed',
      ]);
    for (const status of [2, 3, 5] as const)
      expect([status, (await voteFor(await wishOfStatus(status), 'member2')).msg_key]).toEqual([status, '']);
    const into = await add('member', 'The original of it');
    await merge(wish_id, into);
    expect((await voteFor(wish_id, 'teacher')).msg_key).toBe('wish.merged');
    expect((await voteFor('none', 'teacher')).msg_key).toBe('wish.missing');
  });
});
