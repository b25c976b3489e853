import type { CallAnswer, calls, SearchGroup, SearchHit, SearchType } from '@goldbean/contract';
import { paths } from '../../shared/paths/index.ts';
import { people, spoken, storyCover, storyNow } from '../../stories/index.ts';

/** What is looked for in these stories: a code, the same in every language. */
export const storyQuery = '600000';
const channel = spoken({
  zh_CN: '600000 观察',
  zh_HK: '600000 觀察',
  en: 'Watching 600000',
  ms: 'Pemerhati 600000',
  th: 'จับตา 600000',
  vi: 'Theo dõi 600000',
});
const lesson = spoken({
  zh_CN: '十分钟读懂现金流量表',
  zh_HK: '十分鐘讀懂現金流量表',
  en: 'Reading a cash flow statement in ten minutes',
  ms: 'Membaca penyata aliran tunai dalam sepuluh minit',
  th: 'อ่านงบกระแสเงินสดให้เข้าใจในสิบนาที',
  vi: 'Đọc báo cáo dòng tiền trong mười phút',
});
const said = spoken({
  zh_CN: '先看 600000 的经营现金流是不是连续三年为正，再看它和净利润的差距。',
  zh_HK: '先看 600000 的經營現金流是不是連續三年為正，再看它和淨利潤的差距。',
  en: 'First see whether the cash flow of 600000 was positive three years in a row, then compare it with the profit.',
  ms: 'Mula-mula lihat sama ada aliran tunai 600000 positif tiga tahun berturut-turut, kemudian bandingkan dengan untung.',
  th: 'ดูก่อนว่ากระแสเงินสดของ 600000 เป็นบวกติดต่อกันสามปีหรือไม่ แล้วจึงเทียบกับกำไรสุทธิ',
  vi: 'Trước hết xem dòng tiền của 600000 có dương ba năm liền không, rồi so với lợi nhuận ròng.',
});
const wish = spoken({
  zh_CN: '请在财报页加上 600000 的图',
  zh_HK: '請在財報頁加上 600000 的圖',
  en: 'Please draw 600000 on the page of reports',
  ms: 'Sila lukis 600000 di halaman laporan',
  th: 'ขอเพิ่มกราฟ 600000 ในหน้างบการเงิน',
  vi: 'Xin thêm biểu đồ 600000 ở trang báo cáo',
});
const stock = spoken({
  zh_CN: '示例银行',
  zh_HK: '示例銀行',
  en: 'Example Bank',
  ms: 'Bank Contoh',
  th: 'ธนาคารตัวอย่าง',
  vi: 'Ngân hàng Ví Dụ',
});

const hit = (id: string, title: string, href: string, more: Partial<SearchHit> = {}): SearchHit => ({
  id,
  title,
  snippet: '',
  from: '',
  at_ts: null,
  media_ts: null,
  img: '',
  href,
  ...more,
});
const group = (type: SearchType, list: SearchHit[], total = list.length): SearchGroup => ({
  type,
  list,
  total,
  failed: false,
});

export const storyStock = hit(`SSE:${storyQuery}`, stock, paths.search.href({ q: storyQuery }), {
  snippet: storyQuery,
  from: 'SSE',
});
export const storyChannel = hit('c1', channel, paths.channel.href({ channel_id: 'c1' }), {
  img: storyCover(1),
});
const minute = hit('m1', lesson, paths.livePlayback.href({ live_id: '31', t: '2060' }), {
  snippet: said,
  from: channel,
  at_ts: storyNow - 86_400_000,
  media_ts: 2_060_000,
});
const post = (id: string) =>
  hit(id, said, paths.circle.href(), {
    from: people.yutong.nickname,
    at_ts: storyNow - 3_600_000,
  });

/** The best of every group; channels have more than are listed. */
export const storyGroups: readonly SearchGroup[] = [
  group('stocks', [storyStock]),
  group('channels', [storyChannel], 1_000),
  group('users', []),
  group('replay_minutes', [minute]),
  group('posts', [post('p1'), post('p2')]),
  group('wishes', [
    hit('w1', wish, paths.wishDetails.href({ wish_id: 'w1' }), {
      at_ts: storyNow,
    }),
  ]),
];

/** What G020 answers. */
export const foundOf = (groups: readonly SearchGroup[], page = 1): CallAnswer<typeof calls.search.all> => ({
  groups: [...groups],
  page,
  page_size: 20,
});

/** A page of one group: twenty channels of forty-five. */
export const channelPage = (page: number): CallAnswer<typeof calls.search.all> =>
  foundOf(
    [
      group(
        'channels',
        Array.from({ length: page === 3 ? 5 : 20 }, (_, at) => ({
          ...storyChannel,
          id: `c${page}-${at}`,
        })),
        45,
      ),
    ],
    page,
  );
