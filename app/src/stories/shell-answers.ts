import { calls, inboxRoom, limits, type MemberInfo } from '@goldbean/contract';
import { answer, refuse, type Replies } from './answers.ts';
import { people } from './people.ts';
import { storyServer } from './story-socket.ts';

/** Who is signed in unless the story says otherwise: a member without any special right. */
export const storyMember: MemberInfo = {
  ...people.member,
  jwcode: '88210042',
  level: 6,
  mobile: '13800000042',
  roles: ['member'],
  ishw: false,
  lang: null,
  permission: { stream_channels: [], inspect: false, administer: false },
  user_status: 1,
  settings: { theme: null, lang: null, barrage: null },
};

/** Codes of the bar in stories of pages: a page that joins the bar changes the shell's own story of it, and no other page. */
const menuCodes = ['999991006', '999991005', '999999997'];

/** G012: what a bar with these codes is made of. @param now UTC ms */
export const bootWith = (codes: readonly string[], now: number): Replies =>
  answer(calls.identity.boot, {
    limits: { ...limits },
    menus: codes.map((code) => ({ code, name: `menu.${code}` })),
    market: [],
    features: { demo_accounts: [] },
    server_ts: now,
  });

/** What the shell asks on every page. @param now UTC ms */
export const shellAnswers = (member: MemberInfo, now: number): Replies => ({
  ...bootWith(menuCodes, now),
  ...answer(calls.identity.memberInfo, member),
  ...answer(calls.messaging.token, { code: 200, token: 'story', server: storyServer }),
  ...answer(calls.messaging.bind, { bound: 1 }),
  // A story with a room answers the join of that room; what it says of the inbox nobody reads.
  ...answer(calls.messaging.join, {
    room: inboxRoom,
    epoch: '0',
    last_seq: 0,
    my: { role: 'member', muted_until: null, room_muted: false },
  }),
  // A room in which nobody speaks is left a second after its page has gone: in the story that follows.
  ...answer(calls.messaging.leave, { ok: true }),
  ...answer(calls.wallet.balances, {
    beans: 12_680,
    coins: 0,
    dangwu: 0,
    credits: 0,
    held: 0,
    next_expiry: null,
  }),
  ...answer(calls.groups.list, { list: [] }),
  // A story that shows what people are in their class answers it; without, their names stand alone.
  ...refuse(calls.groups.info, 'chat.room_missing'),
  // A page with something to keep asks whether it is kept.
  ...answer(calls.favourites.kept, { ids: [] }),
  ...answer(calls.notices.list, { list: [], total: 0, page: 1, page_size: 20, unread: 0 }),
  ...answer(calls.identity.settings, { settings: member.settings }),
  // The login page, to which a story may lead.
  ...answer(calls.live.preview, { live: null, flv: '' }),
  ...answer(calls.channels.featured, { list: [] }),
});
