import { calls, type WealthDraw, type WealthGoal } from '@goldbean/contract/content';
import { answer } from '../../stories/answers.ts';
import { spoken } from '../../stories/spoken.ts';

export const words = {
  report: spoken({
    zh_CN: '读完一份年报的附注',
    zh_HK: '讀完一份年報的附註',
    en: 'Read the notes of one annual report',
    ms: 'Baca nota satu laporan tahunan',
    th: 'อ่านหมายเหตุในรายงานประจำปีหนึ่งฉบับ',
    vi: 'Đọc phần thuyết minh của một báo cáo',
  }),
  lesson: spoken({
    zh_CN: '听完《现金流》十二课',
    zh_HK: '聽完《現金流》十二課',
    en: 'Finish the twelve lessons on cash flow',
    ms: 'Tamatkan dua belas pelajaran aliran tunai',
    th: 'เรียนบทเรียนกระแสเงินสดให้ครบสิบสองบท',
    vi: 'Học xong mười hai bài về dòng tiền',
  }),
  diary: spoken({
    zh_CN: '每个交易日写三行日记',
    zh_HK: '每個交易日寫三行日記',
    en: 'Three lines of diary every trading day',
    ms: 'Tiga baris diari setiap hari dagangan',
    th: 'เขียนบันทึกสามบรรทัดทุกวันทำการ',
    vi: 'Viết ba dòng nhật ký mỗi ngày giao dịch',
  }),
};

const texts = [words.report, words.lesson, words.diary];

/** Goals of a month, of which the first ones are done. */
const goalsOf = (month: string, all: number, done: number): WealthGoal[] =>
  Array.from({ length: all }, (_, at) => ({
    goal_id: `${month}_${at}`,
    month,
    text: texts[at % texts.length] ?? '',
    done: at < done,
  }));

const goals: WealthGoal[] = [
  ...goalsOf('2026-03', 2, 2),
  ...goalsOf('2026-05', 3, 1),
  ...goalsOf('2026-06', 1, 1),
  ...goalsOf('2026-08', 5, 4),
  ...goalsOf('2026-10', 3, 2),
  ...goalsOf('2026-11', 3, 1),
  ...goalsOf('2026-12', 1, 0),
];

/** The latest first; today is not drawn yet. */
const draws: WealthDraw[] = [
  { day: '2026-11-19', card: 'support_line' },
  { day: '2026-11-18', card: 'compounding' },
  { day: '2026-11-16', card: 'weekly_review' },
];

const todaysDraw: WealthDraw = { day: '2026-11-20', card: 'moving_average' };

export const emptyYear = answer(calls.wealthWheel.year, ({ year = 2026 }) => ({
  year,
  first_year: 2026,
  goals: [],
  draws: [],
}));

/** What the wheel of a member answers. */
export const wheelAnswers = {
  ...answer(calls.wealthWheel.year, ({ year = 2026 }) => ({
    year,
    first_year: 2026,
    goals: goals.filter(({ month }) => month.startsWith(String(year))),
    draws,
  })),
  ...answer(calls.wealthWheel.save, ({ goal_id = 'new', month, text, done }) => ({
    goal_id,
    month,
    text,
    done,
  })),
  ...answer(calls.wealthWheel.remove, { ok: true }),
  ...answer(calls.wealthWheel.draw, todaysDraw),
};
