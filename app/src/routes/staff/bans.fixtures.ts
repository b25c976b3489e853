import type { Ban } from '@goldbean/contract/live';
import { storyNow } from '../../stories/fixed-clock.ts';
import { people } from '../../stories/people.ts';
import { spoken } from '../../stories/spoken.ts';

const hour = 3_600_000;
const day = 24 * hour;

const words = {
  channel: spoken({
    zh_CN: '林一帆财经课堂',
    zh_HK: '林一帆財經課堂',
    en: 'Harper on Markets',
    ms: 'Kelas Pasaran Cikgu Hafizuddin',
    th: 'ห้องเรียนหุ้นอาจารย์สมชาย',
    vi: 'Lớp chứng khoán thầy Bảo',
  }),
  live: spoken({
    zh_CN: '均线与仓位管理',
    zh_HK: '均線與倉位管理',
    en: 'Moving averages, and how much to hold',
    ms: 'Purata bergerak dan saiz pegangan',
    th: 'เส้นค่าเฉลี่ยกับขนาดพอร์ต',
    vi: 'Đường trung bình động và vị thế',
  }),
  reason: spoken({
    zh_CN: '两次警告后仍承诺每月 30% 收益',
    zh_HK: '兩次警告後仍承諾每月 30% 收益',
    en: 'Promised 30% a month after two warnings',
    ms: 'Menjanjikan pulangan 30% sebulan selepas dua amaran',
    th: 'รับประกันกำไร 30% ต่อเดือนหลังถูกเตือนสองครั้ง',
    vi: 'Hứa lợi nhuận 30% mỗi tháng sau hai lần cảnh cáo',
  }),
  message: spoken({
    zh_CN: '跟着我买，月底稳赚三成',
    zh_HK: '跟着我買，月底穩賺三成',
    en: 'Buy what I buy: thirty per cent by the end of the month, for sure',
    ms: 'Ikut saya beli, hujung bulan pasti untung tiga puluh peratus',
    th: 'ซื้อตามผม สิ้นเดือนกำไรสามสิบเปอร์เซ็นต์แน่นอน',
    vi: 'Mua theo tôi, cuối tháng chắc chắn lãi ba mươi phần trăm',
  }),
};

const at = '2026-11-21 08:30:00';
const waiting: Ban = {
  id: 'b1',
  reason: words.reason,
  rule: 'advice',
  by: people.jing.nickname,
  by_role: 'inspector',
  live_id: '1',
  live_title: words.live,
  channel: { channel_id: 'c7', name: words.channel, img: people.lin.img },
  at,
  at_ts: storyNow - 2 * hour,
  until: '2026-11-22 08:30:00',
  until_ts: storyNow + 22 * hour,
  evidence: {
    live: words.live,
    media_ts: hour / 2,
    message: { id: 'm1', text: words.message, ts: storyNow - 2 * hour },
  },
  longer: {
    until: '2026-11-28 08:30:00',
    until_ts: storyNow + 7 * day,
    uid: people.jing.uid,
    by: people.jing.nickname,
  },
  confirmed: null,
};

/** G203: one that waits for a second person, and one that a second person confirmed. */
export const bans: readonly Ban[] = [
  waiting,
  {
    ...waiting,
    id: 'b2',
    rule: 'fraud',
    channel: { channel_id: 'c8', name: people.qiming.nickname, img: people.qiming.img },
    until: '2026-12-20 08:30:00',
    until_ts: storyNow + 29 * day,
    evidence: { live: words.live, media_ts: null, message: null },
    longer: null,
    confirmed: { by: people.zhiming.nickname, at, at_ts: storyNow - hour },
  },
];
