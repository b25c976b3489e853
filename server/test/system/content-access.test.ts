import { calls, callsByName, reviewLimits, type CallName } from '@goldbean/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createManualClock } from '../test-database.ts';
import { openTestServer, type TestServer } from './in-process.ts';
import { sumsOf, tablesOf } from './stored-tables.ts';

/*
 * Every call of content, by everybody whom a thing is none of. What is pending does not exist for them; what is displayed
 * they may read, like, answer and report, and nothing else. A call of content without an entry does not compile.
 */
const {
  posts,
  topics,
  comments,
  likes,
  review,
  contentReports,
  search,
  stocks,
  news,
  downloads,
  wealthWheel,
  herdsmanClubs,
  ebooks,
} = calls;
const contentCalls = callsByName({
  posts,
  topics,
  comments,
  likes,
  review,
  contentReports,
  search,
  stocks,
  news,
  downloads,
  wealthWheel,
  herdsmanClubs,
  ebooks,
});
type ContentCall = keyof typeof contentCalls;

const outsiders = {
  member: 'member2',
  'owner of a channel': 'teacher',
  'product head': 'producthead',
  inspector: 'inspector',
  administrator: 'admin',
} as const;
type ContentOutsider = keyof typeof outsiders;
const judges: ReadonlySet<ContentOutsider> = new Set(['inspector', 'administrator']);

interface AccessThing {
  readonly type: 'post' | 'comment';
  readonly id: string;
  /** The post it is, or is about. */
  readonly post: string;
}
type ContentAccessFields = Readonly<Record<string, unknown>>;

interface ContentAccessEntry {
  readonly input: (thing: AccessThing) => ContentAccessFields;
  /** Asked of posts alone, of comments alone, or of both. */
  readonly of: 'post' | 'comment' | 'both';
  /** Who may do it with somebody else's displayed thing. */
  readonly displayed: 'everybody' | 'judges' | 'nobody';
  /** With somebody else's pending one. */
  readonly pending: 'judges' | 'nobody';
}

const text = 'Not mine';
/** What names a thing. Calls that name none are in `own`. */
const matrix: Readonly<Partial<Record<ContentCall, ContentAccessEntry>>> = {
  'posts.edit': { input: ({ id }) => ({ id, text }), of: 'post', displayed: 'nobody', pending: 'nobody' },
  'posts.detail': { input: ({ id }) => ({ id }), of: 'post', displayed: 'everybody', pending: 'nobody' },
  'posts.remove': { input: ({ id }) => ({ id }), of: 'post', displayed: 'nobody', pending: 'nobody' },
  'posts.saveDraft': {
    input: ({ id }) => ({ id, text }),
    of: 'post',
    displayed: 'nobody',
    pending: 'nobody',
  },
  'comments.list': {
    input: ({ post: id }) => ({ type: 'post', id }),
    of: 'post',
    displayed: 'everybody',
    pending: 'nobody',
  },
  'comments.add': {
    input: ({ post: id, type, id: reply_to }) => ({
      type: 'post',
      id,
      text,
      ...(type === 'comment' && { reply_to }),
    }),
    of: 'both',
    displayed: 'everybody',
    pending: 'nobody',
  },
  'comments.edit': {
    input: ({ id: comment_id }) => ({ comment_id, text }),
    of: 'comment',
    displayed: 'nobody',
    pending: 'nobody',
  },
  'comments.remove': {
    input: ({ id: comment_id }) => ({ comment_id }),
    of: 'comment',
    displayed: 'nobody',
    pending: 'nobody',
  },
  'likes.set': {
    input: ({ type, id }) => ({ type, id, action: 1 }),
    of: 'both',
    displayed: 'everybody',
    pending: 'nobody',
  },
  'review.judge': {
    input: ({ type, id }) => ({ type, id, pass: 0, reason: text }),
    of: 'both',
    displayed: 'nobody',
    pending: 'judges',
  },
  'review.undo': {
    input: ({ type, id }) => ({ type, id }),
    of: 'both',
    displayed: 'nobody',
    pending: 'nobody',
  },
  'contentReports.add': {
    input: ({ type, id }) => ({ type, id, reason: 'fraud' }),
    of: 'both',
    displayed: 'everybody',
    pending: 'nobody',
  },
  'contentReports.hide': {
    input: ({ type, id }) => ({ type, id, reason: text }),
    of: 'both',
    displayed: 'judges',
    pending: 'nobody',
  },
  'contentReports.show': {
    input: ({ type, id }) => ({ type, id }),
    of: 'both',
    displayed: 'nobody',
    pending: 'nobody',
  },
};
/** Names no thing of a member's: shows what is displayed, one's own, or what one judges; access.test.ts asks the roles. */
const own: readonly ContentCall[] = [
  'posts.add',
  'posts.list',
  'posts.drafts',
  'topics.list',
  'topics.follow',
  'review.kinds',
  'review.list',
  'contentReports.list',
  'contentReports.settle',
  'search.all',
  'search.suggest',
  'search.recent',
  'search.keep',
  'search.forget',
  'stocks.find',
  'news.list',
  'news.read',
  'news.save',
  'news.remove',
  'downloads.list',
  'wealthWheel.year',
  'wealthWheel.save',
  'wealthWheel.remove',
  'wealthWheel.draw',
  // Who may write a club is asked in herdsman-clubs.test.ts: it is no thing of the engine.
  'herdsmanClubs.list',
  'herdsmanClubs.detail',
  'herdsmanClubs.attend',
  'herdsmanClubs.save',
  'ebooks.list',
  'ebooks.detail',
  'ebooks.mark',
  'ebooks.bookmark',
  'ebooks.save',
  'ebooks.remove',
];

const clock = createManualClock(Date.now());
let testServer: TestServer;
let stored: readonly string[];
beforeAll(async () => {
  testServer = await openTestServer({}, {}, clock);
  stored = [...(await tablesOf('content')), 'notice', 'outbox'];
  for (const account of Object.values(outsiders)) await testServer.ask('identity.memberInfo', account, {});
});
afterAll(() => testServer.close());

const idOf = (data: unknown): string => (data as { id: string }).id;
async function pass(type: string, id: string): Promise<void> {
  await testServer.ask('review.judge', 'inspector', { type, id, pass: 1 });
  clock.advance(reviewLimits.reviewUndoMs);
  await testServer.app.modules.content.features.review.settle();
}
/** Something of `member`'s. */
async function make(type: AccessThing['type'], isDisplayed: boolean): Promise<AccessThing> {
  const post = idOf((await testServer.ask('posts.add', 'member', { text: 'Mine' })).data);
  if (type === 'comment' || isDisplayed) await pass('post', post);
  if (type === 'post') return { type, id: post, post };
  const answer = await testServer.ask('comments.add', 'member', { type: 'post', id: post, text: 'Mine' });
  const id = comments.add.output.parse(answer.data).comment.comment_id;
  if (isDisplayed) await pass('comment', id);
  return { type, id, post };
}

const rows = (Object.entries(matrix) as [ContentCall, ContentAccessEntry][]).flatMap(([name, entry]) =>
  (['post', 'comment'] as const).flatMap((type) => {
    const states = entry.of === 'both' || entry.of === type ? (['displayed', 'pending'] as const) : [];
    return states.map((state) => ({ name, entry, type, state }));
  }),
);

test('every call of content has an entry', () => {
  expect([...Object.keys(matrix), ...own].toSorted()).toEqual(Object.keys(contentCalls).toSorted());
});

describe.each(rows)('$name of a $state $type of somebody else', ({ name, entry, type, state }) => {
  test('T14: does for each what it may, and where it is refused nothing changes', async () => {
    const thing = await make(type, state === 'displayed');
    const who = entry[state];
    for (const [role, account] of Object.entries(outsiders) as [ContentOutsider, string][]) {
      const may = who === 'everybody' || (who === 'judges' && judges.has(role));
      if (may) continue;
      const before = await sumsOf(testServer.app.database.reader, stored);
      const answer = await testServer.ask(name, account, entry.input(thing));
      expect([role, answer.code, answer.data]).toEqual([role, expect.any(Number), {}]);
      expect(answer.code, role).not.toBe(200);
      expect(await sumsOf(testServer.app.database.reader, stored), role).toEqual(before);
    }
    if (who === 'nobody') return;
    // Last, since it changes the thing.
    const able = who === 'everybody' ? 'member2' : 'inspector';
    expect(await testServer.ask(name as CallName, able, entry.input(thing))).toMatchObject({ code: 200 });
  });
});
