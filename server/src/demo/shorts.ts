import { abroad } from './abroad.ts';
import { malay, member2, reader, tea, teacher, thai } from './academy.ts';
import type { ShortFilm } from './shorts/short-plan.ts';

/*
 * Short videos of the demo (S04): three films, each in two languages. Their chapters name stocks by whose codes they are
 * found; no company is named.
 */

const [zhHk, en, ms, th, vi] = abroad.map((one) => one.uid) as [string, string, string, string, string];

export interface DemoShort {
  readonly by: string;
  readonly daysAgo: number;
  readonly film: ShortFilm;
  readonly title: string;
  readonly text: string;
  /** At which s, what it is called, and the stock it is about as `market:code`. */
  readonly chapters?: readonly (readonly [at: number, title: string, stock?: string])[];
  readonly likedBy: readonly string[];
  readonly comments?: readonly (readonly [by: string, text: string])[];
}

/** Oldest first. */
export const shorts: readonly DemoShort[] = [
  {
    by: vi,
    daysAgo: 6,
    film: 'patience',
    title: 'Lãi kép trong mười hai giây',
    text: 'Mỗi chồng xu là một năm. Điều làm nên khác biệt không phải năm đầu tiên, mà là không dừng lại.',
    chapters: [
      [0, 'Những năm đầu'],
      [6, 'Khi thời gian làm việc', 'HOSE:VNM'],
    ],
    likedBy: [en, thai, reader],
  },
  {
    by: th,
    daysAgo: 5,
    film: 'cross',
    title: 'เส้นค่าเฉลี่ยสองเส้นตัดกัน อ่านอย่างไร',
    text: 'เส้นสั้นตัดขึ้นเหนือเส้นยาวเป็นเพียงสัญญาณ ไม่ใช่คำสั่งซื้อ ดูปริมาณซื้อขายประกอบเสมอ',
    chapters: [[6, 'จุดตัด', 'SET:PTT']],
    likedBy: [thai, malay, vi],
    comments: [[thai, 'ดูจบแล้วเข้าใจทันทีเลยค่ะ']],
  },
  {
    by: ms,
    daysAgo: 4,
    film: 'cash',
    title: 'Untung tidak sama dengan tunai',
    text: 'Emas ialah wang masuk, biru ialah wang keluar. Bulan ketiga menunjukkan mengapa tunai perlu dibaca dahulu.',
    chapters: [
      [0, 'Masuk dan keluar'],
      [3, 'Bulan yang sukar', 'Bursa:1155'],
    ],
    likedBy: [malay, en],
  },
  {
    by: en,
    daysAgo: 3,
    film: 'patience',
    title: 'Compounding in twelve seconds',
    text: 'Every stack is a year. The first ones look alike; what differs is who kept going.',
    chapters: [[6, 'Time begins to work', 'HKEX:00700']],
    likedBy: [malay, vi, reader, tea],
    comments: [[malay, 'The last two stacks say it all.']],
  },
  {
    by: zhHk,
    daysAgo: 2,
    film: 'cash',
    title: '盈利不等於現金',
    text: '金色是收入，藍色是支出。看第三個月：帳面有盈利，錢卻流走了。',
    chapters: [
      [0, '收與支'],
      [3, '入不敷出的一個月', 'HKEX:00700'],
    ],
    likedBy: [reader, tea, en],
  },
  {
    by: teacher,
    daysAgo: 1,
    film: 'cross',
    title: '一分钟看懂金叉',
    text: '短期均线从下方穿过长期均线，叫金叉。它只说明最近的平均价在上升，不保证以后。',
    chapters: [
      [0, '两条均线'],
      [6, '交叉的这一天', 'SSE:600519'],
    ],
    likedBy: [member2, reader, tea, zhHk],
    comments: [
      [reader, '终于分清长短期均线了，谢谢老师。'],
      [tea, '成交量配合着看会更稳。'],
    ],
  },
];
