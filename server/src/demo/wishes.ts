import type { WishKind, WishProduct, WishStatus } from '@goldbean/contract';
import type { App } from '../app.ts';
import { day, malay, member, member2, reader, recorder, tea, teacher, thai, walker } from './academy.ts';
import { abroad } from './abroad.ts';
import { uid } from './demo-uid.ts';

/** The product head and the administrator of the demo. */
const head = uid(5);
const admin = uid(6);
const [hongKong = '', english = '', , , vietnamese = ''] = abroad.map((channel) => channel.uid);

interface DemoWish {
  readonly by: string;
  readonly daysAgo: number;
  readonly title: string;
  readonly description: string;
  readonly product: WishProduct | null;
  readonly kind: WishKind;
  readonly voters: readonly string[];
  /** What the product head did: the statuses in their order, and why. */
  readonly moves?: readonly (readonly [to: WishStatus, reason: string])[];
  /** When it should be online, days from now. */
  readonly expectedIn?: number;
  readonly answer?: string;
  readonly isPinned?: boolean;
  /** Promised to its author, in beans. */
  readonly reward?: number;
  /** Comments that are displayed, and one that waits for the staff. */
  readonly comments?: readonly (readonly [uid: string, text: string])[];
  readonly waiting?: readonly [uid: string, text: string];
  /** A speed-up pack. */
  readonly pack?: readonly [uid: string, votes: number];
}

/** Wishes in every status, in the six languages; the accounts of the list can vote for all that are open. */
const wishes: readonly DemoWish[] = [
  {
    by: member,
    daysAgo: 9,
    title: '自选股分时图可以在直播间里打开',
    description: '老师讲到一只股票时，希望不离开直播间就能看到它的分时图。\n- 点代码弹出\n- 不遮住弹幕',
    product: 'live',
    kind: 2,
    voters: [member2, recorder, reader, walker, tea, thai],
    moves: [[5, '先听听大家怎么用']],
    answer: '我们正在比较弹窗和侧栏两种做法，欢迎在评论里说说您的习惯。',
    isPinned: true,
    comments: [
      [member2, '侧栏好，弹窗会挡住老师的图。'],
      [tea, '手机上只能弹窗吧？'],
    ],
    waiting: [walker, '加上成交量就更好了。'],
    pack: [tea, 25],
  },
  {
    by: recorder,
    daysAgo: 3,
    title: '回放可以按章节跳转',
    description: '早盘课常常两个小时，想直接跳到复盘那一段。',
    product: 'live',
    kind: 2,
    voters: [member2, tea, reader, malay],
    moves: [
      [2, '排在十二月'],
      [3, '已开始开发'],
    ],
    expectedIn: 21,
    reward: 100,
    comments: [[reader, 'Chapters please, two hours is long.']],
  },
  {
    by: hongKong,
    daysAgo: 2,
    title: '金豆明細可以匯出成試算表',
    description: '每月對帳時想把明細存下來。',
    product: 'wallet',
    kind: 2,
    voters: [member2, tea],
    moves: [[2, '與下一版一起推出']],
    expectedIn: 40,
  },
  {
    by: english,
    daysAgo: 1,
    title: 'Keyboard shortcuts in the class chat',
    description: 'Jump to the first unread message and answer it without the mouse.',
    product: 'chat',
    kind: 2,
    voters: [reader],
  },
  {
    by: malay,
    daysAgo: 1,
    title: 'Sari kata Bahasa Melayu untuk ulang tayang',
    description: 'Mudah diikuti semasa mengulang kaji di rumah.',
    product: 'learning',
    kind: 3,
    voters: [walker, thai],
    waiting: [thai, 'ขอภาษาไทยด้วยค่ะ'],
  },
  {
    by: thai,
    daysAgo: 12,
    title: 'ปุ่มส่งของขวัญซ้อนกับช่องพิมพ์บนจอเล็ก',
    description: 'บนจอกว้าง 1157 พิกเซล กดส่งของขวัญแทนการส่งข้อความบ่อยครั้ง',
    product: 'live',
    kind: 1,
    voters: [malay, recorder],
    moves: [
      [3, 'ยืนยันแล้ว กำลังแก้ไข'],
      [4, 'แก้ไขแล้วในรุ่นนี้'],
    ],
    answer: 'แก้ไขแล้ว ขอบคุณที่แจ้งให้เราทราบ',
  },
  {
    by: vietnamese,
    daysAgo: 20,
    title: 'Nhắc trước khi đậu vàng hết hạn',
    description: 'Một thông báo trước bảy ngày là đủ để kịp dùng.',
    product: 'wallet',
    kind: 2,
    voters: [tea, member2, reader],
    moves: [
      [2, 'Đã lên lịch'],
      [3, 'Đang làm'],
      [4, 'Đã có trong phiên bản này'],
      [6, 'Đã hoàn thành'],
    ],
    reward: 50,
  },
  {
    by: walker,
    daysAgo: 4,
    title: '直播间人太多，刷得看不清',
    description: '能不能只看老师和助教说的？',
    product: 'live',
    kind: 2,
    voters: [],
    moves: [[0, '标题里点名了其他会员，请换个说法再提。']],
  },
];

/** The wish pool of the demo, unless it is there: by the calls that members and the product head make. */
export async function fillWishes(app: App): Promise<void> {
  const { features } = app.modules.wishes;
  const now = app.clock.now();
  const somebody = { uid: teacher, roles: [] };
  const before = await features.wishes.list(somebody, {
    tab: 'recent',
    status: 7,
    product: null,
    kind: 0,
    q: '',
    page: 1,
    page_size: 1,
  });
  if (before.total > 0) return;
  for (const [place, wish] of wishes.entries()) await makeWish(app, wish, `demo-wish-${place}`, now);
}

async function makeWish(app: App, wish: DemoWish, requestId: string, now: number): Promise<void> {
  const { wishes: pool, wishVotes, wishComments, wishDesk } = app.modules.wishes.features;
  const { by, daysAgo, title, description, product, kind } = wish;
  const once = (actor: string, call: string, more = '') => ({
    actor,
    call,
    requestId: `${requestId}${more}`,
    bodyHash: 'demo',
  });
  const as = (who: string) => ({ uid: who, roles: [] });
  const desk = { uid: head, roles: ['product_head'] } as const;
  const at = now - daysAgo * day;
  const wish_id = await app.database.transaction(async (tx) => {
    const made = await pool.import(tx, { uid: by, title, description, product, kind, at });
    for (const [more, [who, text]] of (wish.comments ?? []).entries())
      await wishComments.import(tx, {
        wishId: made,
        uid: who,
        by: admin,
        text,
        at: at + (more + 1) * 3_600_000,
      });
    return made;
  });
  for (const who of wish.voters)
    await wishVotes.vote(as(who), { wish_id, action: 'vote' }, once(who, 'G035'));
  if (wish.pack) {
    const [who, pack] = wish.pack;
    await wishVotes.buy(as(who), { wish_id, pack, request_id: requestId }, once(who, 'G037'));
  }
  if (wish.waiting) {
    const [who, text] = wish.waiting;
    await wishComments.add(as(who), { wish_id, text }, once(who, 'G044'));
  }
  for (const [more, [status, reason]] of (wish.moves ?? []).entries())
    if (status === 6) await wishDesk.complete(desk, { wish_id, note: reason }, once(head, 'G039'));
    else {
      const isFirst = more === 0 && wish.expectedIn !== undefined;
      const expected = isFirst ? { expected_date: now + (wish.expectedIn ?? 0) * day } : {};
      await wishDesk.move(desk, { wish_id, status, reason, ...expected }, once(head, 'G038', `-${more}`));
    }
  if (wish.answer !== undefined)
    await wishDesk.answer(desk, { wish_id, text: wish.answer }, once(head, 'G042'));
  if (wish.isPinned) await wishDesk.pin(desk, { wish_id, on: true }, once(head, 'G040'));
  if (wish.reward !== undefined)
    await wishDesk.reward(desk, { wish_id, beans: wish.reward, request_id: requestId }, once(head, 'G411'));
}
