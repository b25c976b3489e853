import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createTestDatabase } from '../../../../../test/test-database.ts';
import type { RoomSearch } from '../messaging.ports.ts';
import { call, patient, range, say } from '../testing/message-client.ts';
import { startMessageServer, type MessageServer } from '../testing/message-server.ts';
import { foundBy } from './search.repository.ts';

let testDatabase: Awaited<ReturnType<typeof createTestDatabase>>;
let server: MessageServer;
let host: string;
beforeAll(async () => {
  testDatabase = await createTestDatabase({ standIns: ['member'] });
  server = await startMessageServer(testDatabase.database);
  ({ host } = server);
});
afterAll(async () => {
  await server.stop();
  await testDatabase.drop();
});

type What = Omit<RoomSearch, 'asker'>;
const asker = 'u1';
const search = (room: string, what: What, page = { at: 1, size: 20 }) =>
  server.messaging.rooms.search(server.database.reader, room, { asker, ...what }, page);
const textsOf = async (room: string, q: string) =>
  (await search(room, { q })).list.map((message) => message.kind === 'text' && message.body);

/** Waits until the words of a room are written up to a message. */
async function wordsWritten(room: string, upTo: number): Promise<void> {
  await vi.waitFor(async () => {
    server.pass(1);
    const { rows } = await sql<{ seq: number }>`SELECT seq FROM room_words_mark WHERE room = ${room}`.execute(
      server.database.reader,
    );
    expect(rows[0]?.seq).toBe(upTo);
  }, patient);
}

const texts = {
  chinese: '除权日当天买入的不参与本次分红',
  teacher: '老师，下一课讲什么？',
  thai: 'วันขึ้นเครื่องหมาย XD คือวันไหนคะ',
  vietnamese: 'Ngày giao dịch KHÔNG hưởng quyền',
  latin: 'Reading a Cash Flow statement, 100% sure_thing',
  wide: '股票代码 ６００５１９',
};

describe.each([
  ['whose words are not written yet', 'unwritten', 0],
  ['half of whose words are written', 'half', 3],
  ['whose words are written', 'words', 6],
])('E38: words of a room, %s', (_name, room, written) => {
  beforeAll(async () => {
    await server.openStaffedRoom(room);
    for (const [at, text] of Object.values(texts).entries()) {
      await say(host, 't-u5', room, text);
      if (at + 1 === written) await wordsWritten(room, written);
    }
  });

  test.each([
    ['one Chinese character', '课', texts.teacher],
    ['two', '老师', texts.teacher],
    ['two, in the middle', '权日', texts.chinese],
    ['four', '本次分红', texts.chinese],
    ['Thai', 'เครื่องหมาย', texts.thai],
    ['Thai and Latin', 'xd คือวันไหน', texts.thai],
    ['Vietnamese in another case', 'không hưởng', texts.vietnamese],
    ['Vietnamese without its marks', 'khong huong', texts.vietnamese],
    ['Latin, the beginning of a word', 'cas', texts.latin],
    ['Latin, words in another order', 'statement  READING', texts.latin],
    ['signs that a pattern would take for its own', '100%', texts.latin],
    ['the same', 'sure_', texts.latin],
    ['digits of half width', '600519', texts.wide],
    ['digits of full width', '６００５', texts.wide],
  ])('%s: %s', async (_, q, text) => {
    expect(await textsOf(room, q)).toEqual([{ text }]);
  });

  test.each(['师老', '分红除权', 'flow cash x', '%%', 'cash_flow', '\\'])('nothing by %s', async (q) => {
    expect(await textsOf(room, q)).toEqual([]);
  });
});

describe('E38: what is found', () => {
  test('an upload is found by its name, and a kind by itself', async () => {
    await server.openStaffedRoom('kinds');
    await say(host, 't-u5', 'kinds', 'a.png is below');
    for (const file of ['u5-1', 'u5-doc'])
      await call(host, 't-u5', 'publish', {
        room: 'kinds',
        client_msg_id: file,
        kind: 'image',
        body: JSON.stringify({ file_id: file }),
      });
    const kindsOf = async (what: What) => (await search('kinds', what)).list.map(({ kind }) => kind);
    expect(await kindsOf({ q: 'A.PNG' })).toEqual(['file', 'image', 'text']);
    expect(await kindsOf({ q: 'png', kinds: ['image', 'file'] })).toEqual(['file', 'image']);
    expect(await kindsOf({ kinds: ['image'] })).toEqual(['image']);
    expect(await kindsOf({ kinds: ['text'] })).toEqual(['text']);
    expect(await kindsOf({ kinds: ['voice'] })).toEqual([]);
  });

  test('by who sent it and when: the first moment belongs to it, the last does not', async () => {
    await server.openStaffedRoom('times');
    // The 22nd of November in Asia/Shanghai.
    const from = Date.parse('2026-11-22T00:00:00+08:00');
    const to = from + 86_400_000;
    const moments = [from - 1, from, to - 1, to];
    await server.database.transaction((tx) =>
      server.messaging.rooms.importMessages(
        tx,
        'times',
        moments.map((ts, at) => ({ uid: `u${5 + (at % 2)}`, message: `at ${at}`, ts })),
      ),
    );
    const of = async (what: What) => (await search('times', what)).list.map(({ ts }) => ts);
    expect(await of({ from, to })).toEqual([to - 1, from]);
    expect(await of({ from, to, uid: 'u6' })).toEqual([from]);
    expect(await of({ to, q: 'at' })).toEqual([to - 1, from, from - 1]);
    expect(await of({ uid: 'u6' })).toEqual([to, from]);
    expect(await of({ uid: 'u7' })).toEqual([]);
  });

  test('by pages, the newest first, with how many there are on every page', async () => {
    await server.openStaffedRoom('pages');
    for (const n of range(1, 5)) {
      await say(host, 't-u5', 'pages', `lesson ${n}`);
      if (n === 3) await wordsWritten('pages', n);
    }
    const page = async (at: number) => {
      const { list, total } = await search('pages', { q: 'lesson' }, { at, size: 2 });
      return [list.map(({ seq }) => seq), total];
    };
    expect(await page(1)).toEqual([[5, 4], 5]);
    expect(await page(3)).toEqual([[1], 5]);
    expect(await page(4)).toEqual([[], 5]);
  });

  test('what was recalled is found by nothing, and its words are gone; what is blocked is not found', async () => {
    await server.openStaffedRoom('gone');
    const { data } = await say(host, 't-u5', 'gone', 'secret one');
    await say(host, 't-u5', 'gone', 'secret two');
    const { data: third } = await say(host, 't-u5', 'gone', 'secret three');
    await wordsWritten('gone', third.seq);
    await call(host, 't-u5', 'recall', { room: 'gone', id: data.id });
    await sql`UPDATE room_frame SET status = 'blocked' WHERE room = 'gone' AND seq = ${third.seq}`.execute(
      server.database.reader,
    );
    expect(await textsOf('gone', 'secret')).toEqual([{ text: 'secret two' }]);
    expect((await search('gone', { uid: 'u5' })).total).toBe(1);
    const { rows } = await sql`SELECT 1 FROM room_words WHERE room = 'gone' AND seq = ${data.seq}`.execute(
      server.database.reader,
    );
    expect(rows).toEqual([]);
  });

  test('P09: what the asker deleted for themselves is not found, by them', async () => {
    await server.openStaffedRoom('deleted');
    const { data } = await say(host, 't-u5', 'deleted', 'secret one');
    await sql`INSERT INTO message_deletion (uid, room, seq, deleted_at) VALUES (${asker}, 'deleted', ${data.seq}, ${new Date()}::timestamptz)`.execute(
      server.database.reader,
    );
    expect(await textsOf('deleted', 'secret')).toEqual([]);
    const others = { asker: 'u2', q: 'secret' };
    const { total } = await server.messaging.rooms.search(server.database.reader, 'deleted', others, {
      at: 1,
      size: 20,
    });
    expect(total).toBe(1);
  });
});

describe('E38: a room of thousands is not read through', () => {
  const frames = 4_000;
  beforeAll(async () => {
    for (const room of ['large', 'other']) {
      await server.openStaffedRoom(room);
      await sql`INSERT INTO room_frame (room, seq, type, id, client_msg_id, sender, kind, body, ts)
        SELECT ${room}, n, 'msg', n, n, 'u' || n % 50, CASE n % 100 WHEN 0 THEN 'image' ELSE 'text' END, '{}',
          timestamptz '2026-01-01' + n * interval '1 minute'
        FROM generate_series(1, ${frames}::integer) AS n`.execute(server.database.reader);
      await sql`INSERT INTO room_words (room, seq, words)
        SELECT ${room}, n, '今天讲第' || n || '课的内容 cash flow ' || md5(n::text)
        FROM generate_series(1, ${frames}::integer) AS n`.execute(server.database.reader);
    }
    await sql`ANALYZE room_frame, room_words`.execute(server.database.reader);
  });

  async function planOf(what: What): Promise<string> {
    const { rows } = await sql<
      Record<string, string>
    >`EXPLAIN ${foundBy('large', { asker, ...what })}`.execute(server.database.reader);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  }

  test.each([
    ['two characters', { q: '19' }, 'room_words_grams'],
    ['one rare character', { q: '龙' }, 'room_words_grams'],
    ['four characters', { q: '777课' }, 'room_words_grams'],
    ['a word of Latin letters', { q: 'c4ca42' }, 'room_words_grams'],
    ['a kind', { kinds: ['image'] as const }, 'room_frame_kind'],
    ['a day', { from: Date.UTC(2026, 0, 5), to: Date.UTC(2026, 0, 6) }, 'room_frame_moment'],
  ])('%s: the plan uses its index', async (_, what, index) => {
    const plan = await planOf(what);
    expect(plan).toContain(index);
    expect(plan).not.toContain('Seq Scan on room_words');
  });
});
