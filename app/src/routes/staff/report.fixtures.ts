import type { Report } from '@goldbean/contract/live';
import { storyNow } from '../../stories/fixed-clock.ts';
import { people } from '../../stories/people.ts';
import { spoken } from '../../stories/spoken.ts';

const minute = 60_000;
const userOf = (person: (typeof people)[keyof typeof people]) => ({
  ...person,
  jwcode: `8800${person.uid}`,
  level: 12,
});
const words = {
  live: spoken({
    zh_CN: '均线与仓位管理',
    zh_HK: '均線與倉位管理',
    en: 'Moving averages',
    ms: 'Purata bergerak',
    th: 'เส้นค่าเฉลี่ยเคลื่อนที่',
    vi: 'Đường trung bình động',
  }),
  channel: spoken({
    zh_CN: '财经课堂',
    zh_HK: '財經課堂',
    en: 'Market class',
    ms: 'Kelas pasaran',
    th: 'ห้องเรียนการเงิน',
    vi: 'Lớp học thị trường',
  }),
  account: spoken({
    zh_CN: '大约 20:40 让大家往私人账户转账。',
    zh_HK: '大約 20:40 叫大家轉賬到私人戶口。',
    en: 'At about 20:40 everybody was asked to pay into a private account.',
    ms: 'Kira-kira pukul 20:40 semua orang diminta membayar ke akaun peribadi.',
    th: 'ประมาณ 20:40 มีการขอให้ทุกคนโอนเงินเข้าบัญชีส่วนตัว',
    vi: 'Khoảng 20:40, mọi người được yêu cầu chuyển tiền vào tài khoản cá nhân.',
  }),
  warned: spoken({
    zh_CN: '主播已收到警告。',
    zh_HK: '主播已收到警告。',
    en: 'The streamer was warned.',
    ms: 'Penyiar telah diberi amaran.',
    th: 'ผู้ถ่ายทอดสดได้รับการตักเตือนแล้ว',
    vi: 'Người phát đã bị cảnh cáo.',
  }),
  nothing: spoken({
    zh_CN: '回看了录像，未发现这段内容。',
    zh_HK: '重看錄影，未發現這段內容。',
    en: 'We watched the recording and did not find it.',
    ms: 'Kami menonton rakaman dan tidak menemuinya.',
    th: 'เราดูบันทึกย้อนหลังแล้วไม่พบเนื้อหานี้',
    vi: 'Chúng tôi đã xem lại bản ghi và không thấy nội dung này.',
  }),
};

const first: Report = {
  report_id: 'r1',
  live_id: '1',
  live_title: words.live,
  channel: { channel_id: 'c7', name: words.channel, img: people.lin.img },
  streamer: userOf(people.lin),
  reporter: userOf(people.yutong),
  reason: 'fraud',
  content: words.account,
  pics: ['p1', 'p2'],
  at: '2026-11-21 10:10:00',
  at_ts: storyNow - 20 * minute,
  media_ts: 605_000,
  settled: null,
};

/** What waits: one with pictures, and one of the reader's own. */
export const openReports: readonly Report[] = [
  first,
  {
    ...first,
    report_id: 'r2',
    reporter: userOf(people.member),
    reason: 'advice',
    content: '',
    pics: [],
    media_ts: null,
    at_ts: storyNow - 5 * minute,
  },
];
export const settledReports: readonly Report[] = (
  [
    ['acted', words.warned],
    ['dismissed', words.nothing],
  ] as const
).map(([outcome, note]) => ({
  ...first,
  report_id: outcome,
  pics: [],
  settled: {
    at: '2026-11-21 10:20:00',
    at_ts: storyNow - 10 * minute,
    by: people.jing.nickname,
    outcome,
    note,
  },
}));
