import type { AnswerCitation } from './AnswerBubble/answer.ts';
import type { Scene } from './SceneCard/SceneCard.tsx';
import type { SharedDialogue } from './SharedDialogueCard/SharedDialogueCard.tsx';
import type { Topic } from './TopicPicker/TopicPicker.tsx';

/** The clock of all stories of the assistant: 21 November 2026, 10:30 in Shanghai. */
export const storyNow = (): number => Date.UTC(2026, 10, 21, 2, 30);

export const hour = 3_600_000;
export const day = 24 * hour;

export const answerText = `**Free cash flow** is the cash a business has left after it has paid for its running costs and its investments. Profit is an opinion of the accountants; cash is counted.

Three things to look at, in this order:

1. *Operating cash flow*: does profit turn into cash? A ratio under 0.8 for three years asks for a reason [1].
2. *Capital expenditure*: is it maintenance, or growth?
3. *What is left*: dividends, buy-backs and debt are paid from it.

| Year | Net profit | Operating cash flow | Capital expenditure | Free cash flow |
| --- | ---: | ---: | ---: | ---: |
| 2023 | 1,240 | 1,310 | 420 | 890 |
| 2024 | 1,385 | 1,102 | 610 | 492 |
| 2025 | 1,512 | 874 | 955 | −81 |

\`\`\`
free cash flow = operating cash flow − capital expenditure
−81 = 874 − 955
\`\`\`

In this example profit rises while cash falls: read the notes on receivables next [2].`;

export const citations: readonly AnswerCitation[] = [
  {
    id: '1',
    kind: 'lesson',
    title: 'Reading a cash flow statement, lesson 3',
    href: '/hljw/courseCenter/courseContentShow?lesson_id=3&t=760',
    at: 760,
  },
  {
    id: '2',
    kind: 'article',
    title: '应收账款：利润里的水分从哪里来，又会到哪里去',
    href: '/hljw/articledetails?id=88',
  },
];

export const builtInScenes: readonly [Scene, ...Scene[]] = [
  {
    id: 'tutor',
    name: 'Patient tutor',
    description: 'Explains a term with an everyday example and ends with one question to check yourself.',
    owner: 'built_in',
  },
  {
    id: 'report',
    name: '财报教练',
    description: '逐页带你读年报：先看现金流量表，再看应收账款与附注，每一步都给出页码。',
    owner: 'built_in',
  },
  {
    id: 'debate',
    name: 'โต้แย้งอีกด้าน',
    description: 'ตั้งคำถามกับทุกข้อสรุปของคุณ เพื่อให้เห็นความเสี่ยงที่อาจมองข้ามก่อนตัดสินใจลงทุน',
    owner: 'built_in',
  },
];

export const ownScene: Scene = {
  id: 'own',
  name: 'Penyemak laporan tahunan saya untuk syarikat perladangan',
  description:
    'Ask me one question at a time about the annual report I am reading. Correct me with the page of the report, compare with two companies of the same industry, and never tell me whether to buy or sell. Keep every answer under two hundred words.',
  owner: 'own',
};

export const topics: readonly Topic[] = [
  { id: 'basics', name: 'First steps on the market', questions: 12 },
  { id: 'cash', name: '现金流与利润质量', questions: 4 },
  { id: 'banks', name: 'Kadar faedah dan saham perbankan: apa yang perlu diperhatikan', questions: 1_204 },
  { id: 'new', name: 'งบการเงินไตรมาสที่ ๓', questions: 0 },
];

export const sharedDialogues: readonly [SharedDialogue, SharedDialogue, SharedDialogue] = [
  {
    question: 'What does free cash flow tell me that profit does not?',
    answer:
      'Free cash flow is the cash a business has left after it has paid for its running costs and its investments. Profit is an opinion of the accountants; cash is counted.',
    author: { nickname: 'Lim Wei Jie', img: '' },
    sharedAt: storyNow() - 5 * hour,
    model: 'Goldbean Tutor 2',
    asOf: storyNow() - 8 * hour,
    turns: 3,
    likes: 128,
    comments: 14,
    href: '/chat/AICommunityDetail?id=1',
  },
  {
    question: '市盈率低就是便宜吗？',
    answer:
      '不一定。市盈率只把价格和过去一年的利润相比。利润处在周期高点时，市盈率最低，往往也最危险。先看利润能不能持续，再和同行、和自己的历史比较。',
    author: { nickname: '陈晓雯', img: '' },
    sharedAt: storyNow() - 38 * day,
    model: 'Goldbean Tutor 1',
    asOf: storyNow() - 40 * day,
    turns: 12,
    likes: 2_046,
    comments: 318,
    href: '/chat/AICommunityDetail?id=2',
  },
  {
    question:
      'นโยบายอัตราดอกเบี้ยของธนาคารกลางส่งผลต่อส่วนต่างดอกเบี้ยของธนาคารพาณิชย์อย่างไร และควรอ่านตัวเลขใดในงบการเงินก่อน',
    answer:
      'เมื่อดอกเบี้ยขาขึ้น ธนาคารมักปรับดอกเบี้ยเงินกู้เร็วกว่าดอกเบี้ยเงินฝาก ส่วนต่างจึงกว้างขึ้นในช่วงแรก แต่หนี้เสียอาจเพิ่มตามมา ให้ดูส่วนต่างดอกเบี้ยสุทธิ สัดส่วนเงินฝากต้นทุนต่ำ และค่าเผื่อหนี้สงสัยจะสูญประกอบกันเสมอ',
    author: { nickname: 'ปิยะพงษ์ วงศ์สวัสดิ์ ณ อยุธยา', img: '' },
    sharedAt: storyNow() - 2 * day,
    model: 'Goldbean Tutor 2',
    asOf: storyNow() - 2 * day,
    turns: 1,
    likes: 9,
    comments: 1,
    href: '/chat/AICommunityDetail?id=3',
  },
];
