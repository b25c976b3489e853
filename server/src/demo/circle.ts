import type { OpeningTopic } from '@goldbean/contract';
import { abroad } from './abroad.ts';
import { malay, member2, reader, recorder, tea, thai, walker } from './academy.ts';
import { uid } from './demo-uid.ts';
import type { Background } from './pictures.ts';

/*
 * What stands in the topic circle of the demo (S06): two posts of each language, with comments and likes; one that waits for
 * the desk, and one that was rejected.
 */

const [zhHk, en, ms, th, vi] = abroad.map((one) => one.uid) as [string, string, string, string, string];
const [inspector, secondTeacher] = [uid(4), uid(7)];

/** A comment on a post: who, what, and an answer to it. */
type DemoComment = readonly [by: string, text: string, answer?: readonly [by: string, text: string]];

export interface DemoPost {
  readonly by: string;
  readonly daysAgo: number;
  readonly topic: OpeningTopic | null;
  readonly text: string;
  readonly pictures?: readonly Background[];
  readonly likedBy?: readonly string[];
  readonly comments?: readonly DemoComment[];
  /** `waits` and `rejected` are seen by their author alone. */
  readonly state?: 'waits' | 'rejected';
}

/** Who judged what stands there, and why one thing was rejected. */
export const judge = { uid: inspector, reason: '涉及具体个股的收益承诺，请改为学习心得后重新提交。' };

/** Oldest first. */
export const circle: readonly DemoPost[] = [
  {
    by: vi,
    daysAgo: 9,
    topic: 'funds',
    text: 'Mười hai tháng đầu tư định kỳ: tôi ghi lại từng lần mua và lý do. Điều khó nhất không phải là chọn quỹ mà là không bỏ dở khi thị trường giảm.',
    likedBy: [en, thai, reader],
    comments: [
      [en, 'Which month was the hardest to keep going?', [vi, 'Tháng thứ bảy: ba tuần giảm liên tiếp.']],
    ],
  },
  {
    by: th,
    daysAgo: 8,
    topic: 'charts',
    text: 'แนวรับที่แตะครั้งที่สามพร้อมปริมาณซื้อขายที่ลดลง เป็นสัญญาณที่ควรรอดูก่อน ไม่ใช่รีบเข้า ดูภาพประกอบ',
    pictures: ['volumes'],
    likedBy: [thai, malay, vi],
    comments: [[thai, 'ครูคะ ถ้าปริมาณเพิ่มขึ้นแทนจะอ่านอย่างไรคะ', [th, 'แปลว่ายังมีแรงขายอยู่ รอแท่งถัดไปก่อน']]],
  },
  {
    by: ms,
    daysAgo: 7,
    topic: 'beginners',
    text: 'Soalan yang paling kerap ditanya: perlukah tabung kecemasan sebelum melabur? Jawapan saya: ya, sekurang-kurangnya tiga bulan perbelanjaan.',
    pictures: ['coins'],
    likedBy: [malay, en],
    comments: [[malay, 'Terima kasih cikgu, saya mulakan bulan ini.']],
  },
  {
    by: zhHk,
    daysAgo: 6,
    topic: 'stocks',
    text: '讀年報的三個習慣：先看現金流，再看附註，最後才看董事長的話。數字不會客氣，文字會。',
    likedBy: [recorder, walker, tea, en],
    comments: [[walker, '附註裏最先看哪一項？', [zhHk, '應收帳款的帳齡。']]],
  },
  {
    by: en,
    daysAgo: 5,
    topic: 'market',
    text: 'The spread at the open is a price for uncertainty. I timed ten mornings: it took between four and eleven minutes to settle.\n\nWrite down your own ten before you believe mine.',
    pictures: ['candles', 'volumes'],
    likedBy: [reader, malay, thai, vi, recorder],
    comments: [
      [
        reader,
        'Mine took fourteen on the day of the rate decision.',
        [en, 'That is exactly the day to leave out.'],
      ],
      [vi, 'Tôi sẽ thử ghi lại mười buổi sáng.'],
    ],
  },
  {
    by: secondTeacher,
    daysAgo: 4,
    topic: 'funds',
    text: '定投最怕的不是下跌，是中断。把扣款日设在发薪日第二天，人就不用每个月再做一次决定。',
    likedBy: [recorder, tea, walker],
    comments: [[tea, '我设在发薪日当天，结果常常先花掉了。']],
  },
  {
    by: thai,
    daysAgo: 3.5,
    topic: 'classroom',
    text: 'จดบันทึกบทเรียนวันนี้: อย่าลากเส้นแนวรับจากไส้เทียน ให้ใช้ราคาปิดก่อน แล้วค่อยดูว่าไส้เทียนบอกอะไรเพิ่ม',
    likedBy: [th, malay],
  },
  {
    by: malay,
    daysAgo: 3,
    topic: 'classroom',
    text: 'Nota kelas: garisan sokongan perlu disentuh tiga kali sebelum saya percaya. Dua kali hanya kebetulan.',
    likedBy: [ms, thai],
  },
  {
    by: walker,
    daysAgo: 2.5,
    topic: 'macro',
    text: '利率決議前後，我只看兩件事：聲明裏改了哪個字，債市先動還是股市先動。',
    likedBy: [zhHk, tea],
  },
  {
    by: reader,
    daysAgo: 2,
    topic: 'reading',
    text: 'Finished the chapter on margin of safety for the third time. Each time the margin I would accept gets wider.',
    likedBy: [en, vi, secondTeacher],
    comments: [[secondTeacher, '第四遍的时候，您会更想知道它是怎么变窄的。']],
  },
  {
    by: recorder,
    daysAgo: 1.2,
    topic: 'market',
    text: '今天早盘记录：开盘十分钟量能放大，指数先抑后扬。只记事实，不猜方向。',
    pictures: ['candles'],
    likedBy: [tea, walker, secondTeacher, zhHk, reader],
    comments: [[walker, '连续记了多久了？', [recorder, '第二百一十四天。']]],
  },
  {
    by: tea,
    daysAgo: 0.4,
    topic: null,
    text: '泡一壶茶的时间，够把昨天的操作复盘一遍。急的时候，先烧水。',
    likedBy: [recorder, walker],
  },
  {
    by: member2,
    daysAgo: 0.3,
    topic: 'stocks',
    text: '这只票闭眼买，下个月翻倍，保证赚钱。',
    state: 'rejected',
  },
  {
    by: member2,
    daysAgo: 0.1,
    topic: 'beginners',
    text: '新手请教：均线金叉在震荡市里经常失效，大家会用什么办法过滤？',
    state: 'waits',
  },
];
