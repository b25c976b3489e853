import type { CourseType, MessageContent, PlatformRole } from '@goldbean/contract';
import { abroad } from './abroad.ts';
import { uid } from './demo-uid.ts';
import type { Background } from './pictures.ts';

/*
 * What a newcomer meets: a small academy, two channels of it furnished. Nicknames say what somebody does here; nobody is a
 * person outside of it. Ids of the demo's accounts are fixed, so that seeding again finds them.
 */

export interface DemoPerson {
  readonly uid: string;
  readonly jwcode: string;
  readonly nickname: string;
  readonly roles?: readonly PlatformRole[];
  /** Hue of the portrait; without one the first letter of the nickname stands in. */
  readonly hue?: number;
  /** Opening balances; beans come as one lot each. */
  readonly beans?: readonly number[];
  readonly coins?: number;
  readonly vouchers?: number;
  readonly credits?: number;
  /** Has claimed the newcomer gift (K18), which comes on top of the opening balances. */
  readonly isWelcomed?: boolean;
}

export const teacher = uid(1);
const secondTeacher = uid(7);
export const member = uid(2);
export const member2 = uid(3);
const [recorder, reader, walker, thai, malay, tea] = [8, 9, 10, 11, 12, 13].map(uid) as [
  string,
  string,
  string,
  string,
  string,
  string,
];
export { malay, reader, recorder, tea, thai, walker };

export const people: readonly DemoPerson[] = [
  { uid: teacher, jwcode: 'teacher', nickname: '财经课堂老师', hue: 24, beans: [120] },
  {
    uid: member,
    jwcode: 'member',
    nickname: '小满同学',
    hue: 205,
    beans: [390],
    coins: 20,
    vouchers: 200,
    isWelcomed: true,
  },
  { uid: member2, jwcode: 'member2', nickname: '阿青学K线', hue: 150, beans: [405], vouchers: 90 },
  { uid: uid(4), jwcode: 'inspector', nickname: '直播巡查员', roles: ['inspector'], beans: [50] },
  { uid: uid(5), jwcode: 'producthead', nickname: '产品负责人', roles: ['product_head'], beans: [50] },
  { uid: uid(6), jwcode: 'admin', nickname: '平台管理员', roles: ['admin'], beans: [50] },
  { uid: secondTeacher, jwcode: 'teacher2', nickname: '理财规划老师', hue: 330, beans: [60] },
  { uid: recorder, jwcode: 'jw8801', nickname: '早盘记录员', beans: [260], vouchers: 60 },
  { uid: reader, jwcode: 'jw8802', nickname: 'Patient Reader', hue: 265, beans: [180] },
  { uid: walker, jwcode: 'jw8803', nickname: '云淡风轻', beans: [90] },
  { uid: thai, jwcode: 'jw8804', nickname: 'นักเรียนกราฟ', beans: [90] },
  { uid: malay, jwcode: 'jw8805', nickname: 'Pelajar Carta', beans: [90], vouchers: 60 },
  { uid: tea, jwcode: 'jw8806', nickname: '一壶老茶', beans: [600], vouchers: 80 },
  ...abroad.map(({ uid: owner, jwcode, teacher: nickname, hue }) => ({ uid: owner, jwcode, nickname, hue })),
];

/** Groups of the furnished channel that members enter by choice. */
export const chosenGroups = [
  ['fan', '晨光粉丝群'],
  ['study', '读图学习群'],
  ['large', '财经大课堂'],
] as const;

export interface DemoChannel {
  readonly name: string;
  readonly owner: string;
  readonly hue: number;
  readonly followers: readonly string[];
  readonly subscribers: readonly string[];
  /** The messages of its class group: days ago, who, what; what is no text came from the phone app (D39). */
  readonly talk: readonly (readonly [number, string, string | MessageContent])[];
}

/** The messages of the first channel's class group. */
const groupTalk: DemoChannel['talk'] = [
  [2.2, teacher, '欢迎加入晨光财经课堂班级群。课前预习、课后作业都在这里通知，有问题随时问。'],
  [2.1, recorder, '老师好，昨天的课我整理了笔记，均线金叉那一段很清楚。'],
  [1.3, tea, '请问 MA20 用收盘价还是均价来算？'],
  [1.28, teacher, '用收盘价。把最近 20 个交易日的收盘价相加再除以 20，一天一个点，连起来就是这条线。'],
  [0.9, teacher, { kind: 'voice_call', body: { outcome: 'ended', duration: 754_000 } }],
  [0.88, teacher, { kind: 'mini_program', body: { title: '均线练习：十五道看图判断', app: '晨光练习册' } }],
  [0.2, recorder, '今晚的课我先占个前排。'],
];

export const channels: readonly DemoChannel[] = [
  {
    name: '晨光财经课堂',
    owner: teacher,
    hue: 24,
    followers: [member, member2, recorder, reader, walker, thai, malay, tea],
    subscribers: [member, member2, recorder, tea],
    talk: groupTalk,
  },
  {
    name: '慢慢变富研习社',
    owner: secondTeacher,
    hue: 330,
    followers: [member2, reader, walker],
    subscribers: [member2],
    talk: [],
  },
  // Of the ready accounts the first member alone is in them: the others share one class with each other.
  ...abroad.map(({ uid: owner, name, hue, pupil, talk }): DemoChannel => ({
    name,
    owner,
    hue,
    followers: [],
    subscribers: pupil === null ? [member] : [member, pupil],
    talk: talk.map(([daysAgo, who, text]) => [
      daysAgo,
      who === 'pupil' && pupil !== null ? pupil : owner,
      text,
    ]),
  })),
];

/** An order of the member's. */
export interface DemoOrder {
  /** The pack. */
  readonly goods: string;
  readonly payType: 'wechat' | 'alipay';
  /** What is chosen at the cashier; null for nothing, so that it closes. */
  readonly chooses: 'pay' | 'decline' | null;
  /** Placed just now, and not paid yet. */
  readonly isWaiting?: boolean;
}

/** Oldest first. */
export const orders: readonly DemoOrder[] = [
  { goods: 'beans_60', payType: 'wechat', chooses: 'pay' },
  { goods: 'beans_300', payType: 'alipay', chooses: 'decline' },
  { goods: 'beans_680', payType: 'wechat', chooses: null },
  { goods: 'beans_300', payType: 'wechat', chooses: null, isWaiting: true },
];

export interface DemoPacket {
  readonly sender: string;
  readonly count: number;
  /** Beans. */
  readonly total: number;
  readonly blessing: string;
  /** Who has opened it, in this order. */
  readonly openers: readonly string[];
}

/** A packet of the day before yesterday, which nobody else opened in time: each share is as large as the others. */
export const expiredPacket: DemoPacket = {
  sender: member2,
  count: 4,
  total: 20,
  blessing: '复习的同学有份',
  openers: [recorder],
};

/** Red packets in that group: one all claimed, one that waits for whoever comes. */
export const packets: readonly DemoPacket[] = [
  { sender: tea, count: 3, total: 88, blessing: '大家学习愉快，慢慢来', openers: [recorder, teacher, tea] },
  { sender: teacher, count: 5, total: 50, blessing: '作业全部交齐的奖励', openers: [tea] },
];

const minute = 60_000;
const hour = 60 * minute;
export const day = 24 * hour;

export interface DemoLive {
  /** The how-manyeth of the channels. */
  readonly channel: number;
  readonly name: string;
  readonly theme: string;
  readonly introduction: string;
  readonly picture: Background;
  /** ms from now; negative was before. */
  readonly startsIn: number;
  readonly endsIn: number | null;
  readonly watched: number;
  readonly peak: number;
  /** For whom it is (D30); left out, for everybody. */
  readonly courseType?: CourseType;
}

/** The first is on air and shows the film. */
export const lives: readonly [DemoLive, ...DemoLive[]] = [
  {
    channel: 0,
    name: '看懂均线：金叉与死叉',
    theme: '均线与支撑',
    introduction:
      '从一张日线图讲起：MA5 与 MA20 怎样相交，支撑为什么有效，放量说明什么，以及金叉失灵时如何止损。课程内容仅供学习，不构成投资建议。',
    picture: 'candles',
    startsIn: -18 * minute,
    endsIn: null,
    watched: 8,
    peak: 6,
  },
  {
    channel: 1,
    name: '家庭账本：先存后花的十二个月',
    theme: '储蓄计划',
    introduction: '用一张表格管好工资、应急金和长期目标，适合刚开始记账的同学。',
    picture: 'coins',
    startsIn: 20 * minute,
    endsIn: null,
    watched: 0,
    peak: 0,
  },
  {
    channel: 1,
    name: '基金定投：什么时候不该停',
    theme: '定投纪律',
    introduction: '三段真实走势，三种停扣的理由，算一算各自的代价。',
    picture: 'volumes',
    startsIn: day + 2 * hour,
    endsIn: null,
    watched: 0,
    peak: 0,
  },
  {
    channel: 0,
    name: '周线复盘：量价背离怎么看',
    theme: '量价关系',
    introduction: '回看上周五只指数的成交量，找出价格新高而量不跟的地方。',
    picture: 'volumes',
    startsIn: -day - 3 * hour,
    endsIn: -day - 2 * hour,
    watched: 214,
    peak: 96,
  },
  {
    channel: 0,
    name: '粉丝团答疑：你的均线怎么画',
    theme: '粉丝答疑',
    introduction: '只对粉丝团成员开放：把自己的日线图带来，逐张看支撑与压力画在哪里。',
    picture: 'candles',
    startsIn: day + 4 * hour,
    endsIn: null,
    watched: 0,
    peak: 0,
    courseType: 3,
  },
  {
    channel: 0,
    name: '铁粉小课：一笔交易的复盘',
    theme: '铁粉小课',
    introduction:
      '只对铁粉开放：从买入理由到卖出记录，完整复盘一笔真实交易。课程内容仅供学习，不构成投资建议。',
    picture: 'volumes',
    startsIn: 2 * day + 4 * hour,
    endsIn: null,
    watched: 0,
    peak: 0,
    courseType: 4,
  },
  ...abroad.map(({ live: name, theme, introduction, picture }, place) => ({
    channel: 2 + place,
    name,
    theme,
    introduction,
    picture,
    startsIn: (2 + place) * day,
    endsIn: null,
    watched: 0,
    peak: 0,
  })),
];

/** The messages of the live session on air: minutes ago, who, what. */
export const talk: readonly (readonly [number, string, string])[] = [
  [17, recorder, '老师早，已经坐好了，笔记本也打开了'],
  [16.6, tea, '来了来了，今天讲均线，等了一周'],
  [16.2, teacher, '大家好，今天只用一张日线图，把均线交叉讲透。有问题直接打在公屏上。'],
  [15.5, member2, '老师，MA5 和 MA20 的参数可以自己改吗？'],
  [14.8, teacher, '可以改，但先用默认的看熟，再谈参数。改参数改变不了走势。'],
  [13.9, walker, '记下了'],
  [12.7, reader, 'Two dips stopped at the same level. Is that already support, or do we need a third touch?'],
  [11.9, teacher, '两次站稳可以先画线，第三次是验证。Draw the line at two, trust it at three.'],
  [10.8, malay, 'Terima kasih cikgu, sekarang baru saya faham kenapa garisan itu penting.'],
  [10.1, member, '金叉出来了！是现在 MA5 上穿 MA20 这里吗？'],
  [9.6, teacher, '对，就是这一根。注意看，交叉之前价格已经涨了一段，所以说它会滞后。'],
  [8.8, thai, 'เส้นตัดกันช้ากว่าราคาจริงใช่ไหมคะ'],
  [8.1, recorder, '今天成交量比前五天的均量高了差不多六成'],
  [7.4, teacher, '量价配合，信号更有分量。只有价没有量的金叉，我一般先观望。'],
  [6.5, tea, '上次就是没看量，追进去第二天就回来了'],
  [5.7, reader, 'So a cross on thin volume is a maybe, not a yes. Noted.'],
  [4.6, member2, '回踩 MA20 没破，是不是第二个机会？'],
  [3.9, teacher, '是观察点，不是保证。先写下止损价，再决定要不要参与。'],
  [2.8, walker, '先想好怎么退，再想怎么进，这句我要贴在屏幕上'],
  [1.9, malay, 'Boleh ulang bahagian stop loss sekali lagi selepas ini?'],
  [1.2, teacher, '好，下一段专门讲止损的三种画法。课程只作学习交流，不构成投资建议。'],
  [0.6, member, '收到，谢谢老师！'],
];

/** Gifts given in it: who, what, how many. */
export const presents: readonly (readonly [string, string, number])[] = [
  [tea, 'rocket', 1],
  [recorder, 'bull', 2],
  [member2, 'applause', 6],
  [reader, 'goldbean', 3],
  [thai, 'sunflower', 1],
];
/** Hearts sent in it: who, how many. */
export const hearts: readonly (readonly [string, number])[] = [
  [recorder, 50],
  [tea, 50],
  [member2, 38],
  [reader, 27],
  [walker, 12],
];
/** Of the campaign that lasts when the academy is seen. */
export const campaignGifts: readonly string[] = ['sunflower', 'goldbean', 'candle'];

/** In the first member's knapsack. */
export const knapsack: readonly (readonly [string, number])[] = [
  ['sunflower', 3],
  ['crown', 1],
];
