import pg from 'pg';
import { foundBy } from '../../server/src/modules/wishes/wishes/lists/search-words.domain.ts';
import { coolHours, hotHours } from '../../server/src/modules/wishes/wishes/wishes.domain.ts';

/** A prime, so that each step through the members meets all of them. */
const members = 100_003;
/** A member who has not voted. */
export const voter = `u${members}`;
/** Titles are made of a beginning, a thing and an end, with a word in some that hardly another has. */
const chinese = {
  begin: ['希望', '建议', '请', '能不能', '想要', '盼望', '可以', '期待'],
  action: ['增加', '支持', '优化', '修复', '开放', '恢复', '改进', '提供', '取消', '合并'],
  thing: [
    '夜间模式',
    '直播回放',
    '语音通话',
    '红包雨',
    '股票行情',
    '讲师排行',
    '弹幕颜色',
    '群聊搜索',
    '粉丝勋章',
    '课程笔记',
    '离线下载',
    '账单导出',
    '消息提醒',
    '表情包',
    '画中画',
    '倍速播放',
    '作业批改',
    '签到日历',
    '积分商城',
    '人脸登录',
    '字体大小',
    '视频剪辑',
    '指纹支付',
    '黑名单',
    '收藏夹',
    '快捷回复',
    '多人连麦',
    '实时翻译',
    '自选分组',
    '盘后总结',
  ],
  end: ['功能', '的入口', '更快一点', '到手机上', '给老会员', '并且同步', '的统计', '', '和设置', '的历史'],
} as const;
const english = {
  begin: ['Please', 'I wish we could', 'Let us', 'It would help to', 'Could you'],
  action: ['add', 'support', 'improve', 'restore', 'export', 'hide', 'sort', 'share'],
  thing: [
    'dark mode',
    'live replays',
    'voice calls',
    'stock quotes',
    'teacher rankings',
    'barrage colours',
    'group search',
    'fan badges',
    'lecture notes',
    'offline downloads',
    'wallet statements',
    'keyboard shortcuts',
    'sticker packs',
  ],
  end: ['on the phone', 'for everybody', 'in the evening', 'with filters', 'by date', ''],
} as const;
const thai = {
  begin: ['อยากให้', 'ขอให้', 'ช่วย', 'หวังว่าจะ'],
  action: ['เพิ่ม', 'รองรับ', 'ปรับปรุง', 'แก้ไข', 'เปิด'],
  thing: [
    'โหมดกลางคืน',
    'ไลฟ์ย้อนหลัง',
    'การโทรด้วยเสียง',
    'ราคาหุ้น',
    'สมุดบันทึก',
    'การแจ้งเตือน',
    'สติกเกอร์',
    'การค้นหา',
  ],
  end: ['บนมือถือ', 'ให้ทุกคน', 'ตอนเย็น', ''],
} as const;
/** Of letters of names: what makes a title rare. */
const rare = Array.from('麒麟翡翠珊瑚琥珀葡萄蜻蜓蝴蝶鹦鹉孔雀骆驼橄榄薄荷琵琶蜘蛛螃蟹蚂蚁鸳鸯玫瑰茉莉芙蓉');

/** The one title that is rare for sure, and how it sounds by its first letters. */
export const rareTitle = {
  title: '麒麟蝴蝶鹦鹉琵琶功能',
  words: '麒麟蝴蝶',
  initials: 'qlhdywpp',
} as const;

type Pieces = Readonly<Record<'begin' | 'action' | 'thing' | 'end', readonly string[]>>;

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;
const arrayOf = (texts: readonly string[]): string => `ARRAY[${texts.map(quoted).join(',')}]::text[]`;
/** By position the syllables of each piece (0) or their first letters (1), as the product writes them. */
const sounds = (texts: readonly string[], part: 0 | 1): string =>
  arrayOf(texts.map((text) => foundBy(text, '').sound.split(' ')[part] ?? ''));

/** A piece of an array by a number that is mixed anew for each row and place. */
const at = (array: string, count: number, salt: number): string =>
  `(${array})[1 + (hashint4(n * 31 + ${salt}) & 2147483647) % ${count}]`;

const joined = ({ begin, action, thing, end }: Pieces, space: string): string =>
  [begin, action, thing, end]
    .map((texts, place) => at(arrayOf(texts), texts.length, place))
    .concat(`CASE WHEN n % 3 = 0 THEN (n % 100000)::text ELSE '' END`)
    .join(` || '${space}' || `);

const rareText = [10, 11].map((salt) => at(arrayOf(rare), rare.length, salt)).join(' || ');
const soundOf = (part: 0 | 1): string =>
  [chinese.begin, chinese.action, chinese.thing, chinese.end]
    .map((texts, place) => at(sounds(texts, part), texts.length, place))
    .concat([10, 11].map((salt) => at(sounds(rare, part), rare.length, salt)))
    .join(' || ');

const statements = (wishes: number, now: Date): readonly string[] => {
  const moment = quoted(now.toISOString());
  const hour = Math.floor(now.getTime() / 3_600_000);
  return [
    // Rows refer to rows that are made here as well; who is made up is not looked up ten million times.
    `SET session_replication_role = replica`,
    `SET maintenance_work_mem = '256MB'`,
    `INSERT INTO member (uid, jwcode, nickname, created_at)
      SELECT 'u' || n, 'u' || n, 'Member ' || n, ${moment} FROM generate_series(0, ${members}) n`,
    // What `titleGrams` of the product finds, without leaving PostgreSQL.
    `CREATE FUNCTION pg_temp.title_grams(title text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE AS $$
      DECLARE
        found text[] := '{}';
        word text;
        size int;
      BEGIN
        FOREACH word IN ARRAY string_to_array(lower(title), ' ') LOOP
          size := CASE WHEN ascii(word) < 128 THEN 3 ELSE 2 END;
          IF size = 3 THEN word := ' ' || word || ' '; END IF;
          FOR place IN 1 .. greatest(1, length(word) - size + 1) LOOP
            found := found || substr(word, place, size);
          END LOOP;
        END LOOP;
        RETURN array(SELECT DISTINCT unnest(found));
      END $$`,
    `INSERT INTO wish (wish_id, author_uid, title, description, product, kind, status, hidden_reason, page, version,
        created_at, free_votes, comments, words, sound, title_grams)
      SELECT 'w' || lpad(n::text, 8, '0'), 'u' || n % ${members}, title,
        'Number ' || n, (ARRAY['live', 'chat', 'wallet', 'fans', 'learning', 'content', 'ai', 'wishes', NULL])[1 + n % 9],
        1 + n % 3, status, CASE WHEN status = 0 THEN 'spam' END, '/home', '1.0',
        ${moment}::timestamptz - (${wishes} - n) * interval '1 year' / ${wishes},
        floor(5.25 / sqrt(chance)), floor(1 / sqrt(chance)) - 1, lower(title) || ' number ' || n, sound,
        pg_temp.title_grams(title)
      FROM (SELECT n, chance,
        -- What is done is old and what waits is new; a status is rare.
        CASE WHEN n % 5000 = 0 THEN 6 WHEN n % 1000 = 0 THEN 0 WHEN n < ${wishes} * 0.3 THEN 5
          ELSE 1 + n % 4 * (n % 3) / 2 END AS status,
        CASE WHEN n = 1 THEN ${quoted(rareTitle.title)} WHEN n % 10 < 6 THEN ${joined(chinese, '')} || ${rareText}
          WHEN n % 10 < 9 THEN regexp_replace(${joined(english, ' ')}, '\\s+', ' ', 'g')
          ELSE ${joined(thai, '')} END AS title,
        CASE WHEN n = 1 THEN ${quoted(foundBy(rareTitle.title, '').sound)}
          WHEN n % 10 < 6 THEN ${soundOf(0)} || ' ' || ${soundOf(1)} ELSE '' END AS sound
        FROM (SELECT n, (1 + (hashint4(n) & 2147483647) % ${wishes}) / ${wishes}::float8 AS chance
          FROM generate_series(1, ${wishes}) n) AS counted) AS made`,
    `INSERT INTO wish_vote (wish_id, uid, level, voted_at)
      SELECT wish_id, 'u' || (vote * 101 + hashtext(wish_id)::bigint + 2147483648) % ${members}, vote % 20,
        ${moment}::timestamptz - (hashtext(wish_id || vote) & 2147483647) / 2147483648.0 * interval '100 days'
      FROM wish, generate_series(1, free_votes) AS vote`,
    `INSERT INTO wish_gain (wish_id, hour, votes)
      SELECT wish_id, floor(extract(epoch FROM voted_at) / 3600)::int AS hour, count(*) FROM wish_vote
      WHERE voted_at > to_timestamp(${(hour - hotHours + 1) * 3600}) GROUP BY 1, 2`,
    `UPDATE wish SET heat = last / ${coolHours}::float8 + ln(weight) / ln(2::float8)
      FROM (SELECT gain.wish_id, last, sum(votes * power(2::float8, (hour - last) / ${coolHours}::float8)) AS weight
        FROM wish_gain AS gain JOIN (SELECT wish_id, max(hour) AS last FROM wish_gain GROUP BY 1) AS latest USING (wish_id)
        GROUP BY 1, 2) AS hot
      WHERE hot.wish_id = wish.wish_id`,
    `INSERT INTO wish_count (product, kind, status, n)
      SELECT coalesce(product, ''), kind, status, count(*) FROM wish GROUP BY 1, 2, 3`,
  ];
};

/** Makes wishes, ten times as many votes, and what is kept of them; indexes are built when all is there. */
export async function fill(url: string, wishes: number, now: Date): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows: indexes } = await client.query<{ name: string; made: string }>(`
    SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS made FROM pg_index
    WHERE indrelid IN ('wish'::regclass, 'wish_vote'::regclass) AND NOT indisprimary`);
  for (const { name } of indexes) await client.query(`DROP INDEX ${name}`);
  for (const statement of statements(wishes, now)) await client.query(statement);
  for (const { made } of indexes) await client.query(made);
  for (const table of ['wish', 'wish_vote', 'wish_gain', 'wish_count', 'member'])
    await client.query(`VACUUM ANALYZE ${table}`);
  await client.end();
}
