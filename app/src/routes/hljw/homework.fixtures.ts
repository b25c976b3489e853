import { calls, type Homework } from '@goldbean/contract/talk';
import { answer } from '../../stories/answers.ts';
import { storyNow } from '../../stories/fixed-clock.ts';
import { spoken } from '../../stories/spoken.ts';
import { titles } from './home.fixtures.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** What classes ask of the member in the stories. */
export const asked = {
  risks: spoken({
    zh_CN: '阅读年报，写出三项最大的风险',
    zh_HK: '閱讀年報，寫出三項最大的風險',
    en: 'Read the annual report and name its three largest risks',
    ms: 'Baca laporan tahunan dan namakan tiga risiko terbesar',
    th: 'อ่านรายงานประจำปี แล้วบอกความเสี่ยงหลักสามข้อ',
    vi: 'Đọc báo cáo thường niên và nêu ba rủi ro lớn nhất',
  }),
  evening: spoken({
    zh_CN: '下个月的课：哪一晚方便？',
    zh_HK: '下個月的課：哪一晚方便？',
    en: 'Lessons of next month: which evening?',
    ms: 'Kelas bulan depan: malam mana?',
    th: 'คอร์สเดือนหน้า สะดวกคืนไหน',
    vi: 'Buổi học tháng sau: tối nào tiện?',
  }),
  rules: spoken({
    zh_CN: '请先读完班规：课堂只讲方法，不推荐任何股票。',
    zh_HK: '請先讀完班規：課堂只講方法，不推薦任何股票。',
    en: 'Please read the rules of the class: we teach methods and recommend no share.',
    ms: 'Sila baca peraturan kelas: kami mengajar kaedah dan tidak mengesyorkan saham.',
    th: 'โปรดอ่านกติกาห้องเรียน เราสอนวิธีคิด ไม่แนะนำหุ้นตัวใด',
    vi: 'Vui lòng đọc nội quy lớp: chúng tôi dạy phương pháp, không khuyến nghị cổ phiếu.',
  }),
  cashFlow: spoken({
    zh_CN: '用自己的话解释自由现金流',
    zh_HK: '用自己的話解釋自由現金流',
    en: 'Explain free cash flow in your own words',
    ms: 'Terangkan aliran tunai bebas dengan kata-kata sendiri',
    th: 'อธิบายกระแสเงินสดอิสระด้วยคำพูดของคุณเอง',
    vi: 'Giải thích dòng tiền tự do bằng lời của bạn',
  }),
};

const value = { group_id: 'g7', name: titles.value };
const technical = { group_id: 'g8', name: titles.technical };
const base = { set_ts: storyNow - 5 * day, due_ts: null, done_ts: null, late: false, points: null } as const;

const open: Homework[] = [
  { ...base, id: 't1', kind: 'assignment', group: value, title: asked.risks, due_ts: storyNow + 5 * hour },
  { ...base, id: 't2', kind: 'form', group: technical, title: asked.evening, due_ts: storyNow + 4 * day },
  { ...base, id: 'a1', kind: 'announcement', group: value, title: asked.rules },
  {
    ...base,
    id: 't3',
    kind: 'assignment',
    group: value,
    title: asked.cashFlow,
    due_ts: storyNow - 2 * day,
    late: true,
  },
];
const done: Homework[] = [
  {
    ...base,
    id: 't4',
    kind: 'assignment',
    group: technical,
    title: asked.cashFlow,
    due_ts: storyNow - day,
    done_ts: storyNow - 2 * day,
    points: 88,
  },
  {
    ...base,
    id: 'a2',
    kind: 'announcement',
    group: technical,
    title: asked.rules,
    done_ts: storyNow - 3 * day,
  },
];

export const homeworkAnswers = answer(calls.homework.due, ({ state }) => ({
  list: state === 'done' ? done : open,
  next: null,
}));
