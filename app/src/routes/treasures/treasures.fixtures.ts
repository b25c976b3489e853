import { calls, type Treasure } from '@goldbean/contract/money';
import { storyCover } from '@goldbean/design-system/stories/pictures';
import { answer } from '../../stories/answers.ts';
import { storyNow } from '../../stories/fixed-clock.ts';
import { localized, spoken } from '../../stories/spoken.ts';

const day = 86_400_000;

export const words = {
  bookmark: spoken({
    zh_CN: '金豆书签',
    zh_HK: '金豆書籤',
    en: 'Brass bookmark',
    ms: 'Penanda buku loyang',
    th: 'ที่คั่นหนังสือทองเหลือง',
    vi: 'Kẹp sách bằng đồng',
  }),
  journal: spoken({
    zh_CN: '纸质交易日记',
    zh_HK: '紙本交易日記',
    en: 'Trading journal on paper',
    ms: 'Jurnal dagangan bercetak',
    th: 'สมุดบันทึกการซื้อขาย',
    vi: 'Nhật ký giao dịch bằng giấy',
  }),
  bag: spoken({
    zh_CN: '学院帆布袋',
    zh_HK: '學院帆布袋',
    en: 'Canvas bag',
    ms: 'Beg kanvas',
    th: 'ถุงผ้าใบ',
    vi: 'Túi vải bạt',
  }),
  calendar: spoken({
    zh_CN: '打卡月历',
    zh_HK: '打卡月曆',
    en: 'Calendar for the wall',
    ms: 'Kalendar dinding',
    th: 'ปฏิทินแขวน',
    vi: 'Lịch treo tường',
  }),
  said: spoken({
    zh_CN: '一件学院的小东西，凭兑换号领取。',
    zh_HK: '一件學院的小東西，憑兌換號領取。',
    en: 'A small thing of the academy, handed over for your number.',
    ms: 'Barangan kecil akademi, diserahkan untuk nombor anda.',
    th: 'ของเล็กๆ จากสถาบัน รับด้วยหมายเลขของคุณ',
    vi: 'Một món nhỏ của học viện, trao theo số của bạn.',
  }),
};

const base = {
  desc: words.said,
  price: 30,
  stock: 200,
  left: 164,
  limit: 2,
  opens: '2026-11-12 10:30:00',
  opens_ts: storyNow - 9 * day,
  closes: '2026-12-12 10:30:00',
  closes_ts: storyNow + 21 * day,
  numbers: [],
} as const;

export const bookmark: Treasure = {
  ...base,
  numbers: [],
  treasure_id: 't1',
  name: words.bookmark,
  cover: storyCover(1),
  state: 'open',
};
const journal: Treasure = {
  ...base,
  treasure_id: 't2',
  name: words.journal,
  cover: storyCover(2),
  price: 1_200,
  limit: 1,
  left: 12,
  state: 'open',
  numbers: ['GB8341207755'],
};
const calendar: Treasure = {
  ...base,
  numbers: [],
  treasure_id: 't3',
  name: words.calendar,
  cover: '',
  left: 200,
  opens_ts: storyNow + 3 * day,
  state: 'to_come',
};
const bag: Treasure = {
  ...base,
  numbers: [],
  treasure_id: 't4',
  name: words.bag,
  cover: storyCover(3),
  left: 0,
  state: 'sold_out',
};
const all = [bookmark, journal, calendar, bag];

/** G710: as the server finds them. @param vouchers mine */
export const listAnswer = (vouchers = 390) =>
  answer(calls.treasures.list, ({ q, state, mine, treasure_id }) => {
    const found = all.filter(
      (one) =>
        localized(one.name).includes(q ?? '') &&
        (!mine || one.numbers.length > 0) &&
        (treasure_id === undefined || one.treasure_id === treasure_id),
    );
    const list = found.filter((one) => state === undefined || one.state === state);
    const countOf = (wanted: Treasure['state']) => found.filter((one) => one.state === wanted).length;
    const counts = {
      to_come: countOf('to_come'),
      open: countOf('open'),
      sold_out: countOf('sold_out'),
      ended: countOf('ended'),
    };
    return { list, total: list.length, page: 1, page_size: 20, counts, vouchers };
  });
