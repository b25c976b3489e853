import pg from 'pg';
import { foundBy } from '../../server/src/modules/wishes/wishes/lists/search-words.domain.ts';

/** Texts are made of a beginning, a thing and an end; some end in a name that hardly another has. */
const texts = {
  chinese: {
    begin: ['今日', '深度', '盘后', '新手', '周末', '每周', '独家', '一起'],
    thing: [
      '银行股',
      '茅台',
      '现金流',
      '半导体',
      '估值方法',
      '分红税',
      '港股通',
      '可转债',
      '新能源车',
      '财报解读',
      '安全边际',
      '仓位管理',
    ],
    end: ['怎么看', '复盘', '的三个误区', '入门', '问答', '笔记', '', '与风险'],
  },
  english: {
    begin: ['Weekly', 'Notes on', 'A guide to', 'Questions about', 'Beginners and'],
    thing: [
      'dividends',
      'cash flow',
      'semiconductors',
      'valuation',
      'bank shares',
      'margin of safety',
      'bonds',
    ],
    end: ['in practice', 'for patient investors', 'this quarter', 'explained', ''],
  },
  vietnamese: {
    begin: ['Bài học', 'Câu hỏi về', 'Ghi chú', 'Cùng xem'],
    thing: ['cổ tức', 'dòng tiền', 'chứng khoán', 'định giá', 'trái phiếu'],
    end: ['hôm nay', 'cho người mới', 'cuối tuần', ''],
  },
  thai: {
    begin: ['บทเรียน', 'คำถาม', 'สรุป', 'แนะนำ'],
    thing: ['เงินปันผล', 'กระแสเงินสด', 'หุ้นธนาคาร', 'มูลค่าหุ้น', 'พันธบัตร'],
    end: ['วันนี้', 'สำหรับมือใหม่', 'ประจำสัปดาห์', ''],
  },
} as const;
/** Of letters of names: two of them make a text rare. */
const rare = Array.from('麒麟翡翠珊瑚琥珀葡萄蜻蜓蝴蝶鹦鹉孔雀骆驼橄榄薄荷琵琶蜘蛛螃蟹蚂蚁鸳鸯玫瑰茉莉芙蓉');
const families = Array.from('赵钱孙李周吴郑王冯陈褚卫蒋沈韩杨朱秦尤许何吕施张孔曹严华金魏陶姜');
const given = Array.from('明珠建国秀英志强丽华伟芳娜敏静磊洋勇艳杰涛超军平刚桂玉萍红鹏飞雪梅');

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;
const arrayOf = (list: readonly string[]): string => `ARRAY[${list.map(quoted).join(',')}]::text[]`;
/** One of a list by a number that is mixed anew for each row and place. */
const pick = (list: readonly string[], salt: number): string =>
  `(${arrayOf(list)})[1 + (hashint4(n * 31 + ${salt}) & 2147483647) % ${list.length}]`;

function textOf(language: keyof typeof texts, space: string, salt: number): string {
  const { begin, thing, end } = texts[language];
  return [begin, thing, end].map((list, at) => pick(list, salt + at)).join(` || '${space}' || `);
}

/** A title of row `n`: six of ten in Chinese, and a number that hardly another has in a third of all. */
const titleOf = (salt: number): string => `(CASE
  WHEN n % 10 < 6 THEN ${textOf('chinese', '', salt)} || ${pick(rare, salt + 7)} || ${pick(rare, salt + 8)}
  WHEN n % 10 < 8 THEN rtrim(${textOf('english', ' ', salt)})
  WHEN n % 10 = 8 THEN rtrim(${textOf('vietnamese', ' ', salt)})
  ELSE ${textOf('thai', '', salt)} END || CASE WHEN n % 3 = 0 THEN ' ' || n ELSE '' END)`;
const nameOf = `(CASE WHEN n % 4 < 3 THEN ${pick(families, 1)} || ${pick(given, 2)} || ${pick(given, 3)}
  ELSE 'Member ' || n END)`;

/** Rows of each kind, of every ten that are made. */
const shares = { member: 0.3, post: 0.25, live: 0.13, article: 0.1, wish: 0.1, message: 0.1, channel: 0.02 };
type Kind = keyof typeof shares;

const insertsOf: Readonly<Record<Kind, (count: number, room: string, uid: string) => readonly string[]>> = {
  member: (count) => [
    `INSERT INTO member (uid, jwcode, nickname, created_at)
      SELECT 'u' || n, 'u' || n, ${nameOf}, now() FROM generate_series(1, ${count}) n`,
  ],
  channel: (count) => [
    `INSERT INTO channel (channel_id, name, owner_uid, created_at)
      SELECT 'c' || n, ${titleOf(100)}, 'u' || n, now() FROM generate_series(1, ${count}) n`,
  ],
  live: (count) => [
    `INSERT INTO live (live_id, channel_id, streamer_uid, name, theme, introduction, background_id, background, start_at,
        course_type, block_network, replay_mode, state, created_at, started_at, ended_at)
      SELECT 'l' || n, 'c' || (1 + n % 1000), 'u' || (1 + n % 1000), ${titleOf(200)}, 'A lesson', 'About it', 'b', '/b.png', now(), 1, FALSE,
        'none', 'ended', now(), now(), now() FROM generate_series(1, ${count}) n`,
  ],
  post: (count) => written('post', count, `''`, titleOf(300)),
  article: (count) => written('article', count, titleOf(400), `'number ' || n`),
  wish: (count) => [
    `INSERT INTO wish (wish_id, author_uid, title, description, kind, status, page, version, created_at, words, sound,
        title_grams)
      SELECT 'w' || n, 'u' || n, title, '', 1, 1, '/home', '1.0', now(), lower(title), '', '{}'
      FROM (SELECT n, ${titleOf(500)} AS title FROM generate_series(1, ${count}) n) AS made`,
  ],
  message: (count, room, uid) => [
    `INSERT INTO room_frame (room, seq, type, id, client_msg_id, sender, kind, body, ts)
      SELECT ${quoted(room)}, 1000000 + n, 'msg', 'b' || n, 'b' || n, ${quoted(uid)}, 'text',
        jsonb_build_object('text', ${titleOf(600)}), now() FROM generate_series(1, ${count}) n`,
    `INSERT INTO room_words (room, seq, words)
      SELECT room, seq, folded(body ->> 'text') FROM room_frame WHERE room = ${quoted(room)} AND seq > 1000000`,
  ],
};

function written(kind: 'post' | 'article', count: number, title: string, words: string): readonly string[] {
  return [
    `INSERT INTO post (post_id, kind, author_uid, state, shown_version, last_version, created_at, displayed_at)
      SELECT '${kind}' || n, '${kind}', 'u' || (1 + n % 1000), 'displayed', 1, 1, now(), now()
      FROM generate_series(1, ${count}) n`,
    `INSERT INTO post_version (post_id, version, kind, body, title, words, state, submitted_at)
      SELECT '${kind}' || n, 1, '${kind}', '{"access": "public"}', ${title}, ${words},
        'displayed', now()
      FROM generate_series(1, ${count}) n`,
  ];
}

/** The peer: the same texts in one table, with a trigram index. */
const peer = [
  `CREATE TABLE plain (kind text NOT NULL, id text NOT NULL, words text NOT NULL)`,
  `INSERT INTO plain SELECT 'users', uid, nickname FROM member UNION ALL SELECT 'channels', channel_id, name FROM channel
    UNION ALL SELECT 'lives', live_id, name FROM live
    UNION ALL SELECT kind || 's', post_id, title || ' ' || words FROM post_version
    UNION ALL SELECT 'wishes', wish_id, title FROM wish
    UNION ALL SELECT 'messages', room || ' ' || seq, words FROM room_words`,
  `CREATE INDEX plain_letters ON plain USING gin (words gin_trgm_ops)`,
];
const tables = ['member', 'channel', 'live', 'post', 'post_version', 'wish', 'room_frame', 'room_words'];

/** Two letters that one title in many has, and how they sound. */
export const rareWord = { words: '麒麟', sound: foundBy('麒麟', '').sound.split(' ')[0] ?? '' } as const;

/**
 * Makes rows of every kind that is searched, and the peer's table; indexes are built when all is there.
 * @param room one of the asker's rooms, which gets the messages
 */
export async function fill(url: string, rows: number, room: string, uid: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  client.on('error', () => {});
  // Rows refer to rows that are made here as well.
  await client.query('SET session_replication_role = replica');
  await client.query("SET maintenance_work_mem = '512MB'");
  const { rows: indexes } = await client.query<{ name: string; made: string }>(`
    SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS made
    FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid JOIN pg_am ON pg_am.oid = relam
    WHERE amname = 'gin' AND indrelid = ANY (${arrayOf(tables)}::regclass[])`);
  for (const { name } of indexes) await client.query(`DROP INDEX ${name}`);
  for (const [kind, share] of Object.entries(shares) as [Kind, number][])
    for (const statement of insertsOf[kind](Math.round(rows * share), room, uid))
      await client.query(statement);
  for (const { made } of indexes) await client.query(made);
  for (const statement of peer) await client.query(statement);
  for (const table of [...tables, 'plain']) await client.query(`VACUUM ANALYZE ${table}`);
  await client.end();
}
