import { calls, type FrozenViewer, type UnfrozenViewer, type Warning } from '@goldbean/contract/live';
import type { CallAnswer } from '@goldbean/contract/shared';
import type { calls as talkCalls } from '@goldbean/contract/talk';
import { answer, type Replies } from '../../stories/answers.ts';
import { storyNow } from '../../stories/fixed-clock.ts';
import { people } from '../../stories/people.ts';
import { spoken } from '../../stories/spoken.ts';
import { hour, teacher, yutong } from './live.fixtures.ts';
import { written } from './live-words.fixtures.ts';

const day = 24 * hour;
const reasons = {
  contact: spoken({
    zh_CN: '反复在聊天区留联系方式',
    zh_HK: '多次在聊天區留下聯絡方式',
    en: 'Posts contact details in the chat again and again',
    ms: 'Berulang kali meninggalkan maklumat hubungan dalam sembang',
    th: 'ลงช่องทางติดต่อในแชตซ้ำหลายครั้ง',
    vi: 'Liên tục để lại thông tin liên hệ trong khung chat',
  }),
  insult: spoken({
    zh_CN: '辱骂其他同学',
    zh_HK: '辱罵其他同學',
    en: 'Insulted others in the class',
    ms: 'Menghina rakan sekelas yang lain',
    th: 'ด่าว่าเพื่อนร่วมชั้นคนอื่น',
    vi: 'Xúc phạm các bạn cùng lớp',
  }),
};
/** What the teacher noted. */
const sorry = spoken({
  zh_CN: '已道歉',
  zh_HK: '已道歉',
  en: 'Has apologised',
  ms: 'Sudah memohon maaf',
  th: 'ขอโทษแล้ว',
  vi: 'Đã xin lỗi',
});

const wang: FrozenViewer = {
  id: 'f1',
  ...people.wang,
  jwcode: '880020',
  reason: reasons.contact,
  rule: 'fraud',
  by: teacher.nickname,
  by_role: 'owner',
  type: '3',
  frozen_time: '2026-11-20 10:30:00',
  frozen_time_ts: storyNow - day,
  live_title: written.name,
  release_at: '2026-11-23 10:30:00',
  release_at_ts: storyNow + 2 * day,
};
export const frozen: readonly FrozenViewer[] = [
  wang,
  {
    ...wang,
    id: 'f2',
    ...people.yutong,
    jwcode: '880021',
    reason: reasons.insult,
    rule: 'insult',
    by: '',
    by_role: 'admin',
    type: 'permanent',
    release_at: null,
    release_at_ts: null,
  },
];
export const unfrozen: readonly UnfrozenViewer[] = frozen.map((row, at) => ({
  ...row,
  unfrozen_time: '2026-11-21 09:30:00',
  unfrozen_time_ts: storyNow - hour,
  unfrozen_by: at === 0 ? '' : teacher.nickname,
  note: at === 0 ? '' : sorry,
}));

/** T02: what a viewer of the room was warned for. */
export const myWarning: Warning = {
  id: 'w1',
  reason: reasons.contact,
  rule: 'fraud',
  by: teacher.nickname,
  by_role: 'owner',
  at: '2026-11-21 10:29:00',
  at_ts: storyNow - hour / 60,
  scope: 'viewer',
  uid: people.member.uid,
  nickname: people.member.nickname,
  acknowledged: false,
  acknowledged_ts: null,
};

type LiveUserAnswer = CallAnswer<typeof calls.live.user>;
const free: LiveUserAnswer = {
  user: yutong,
  club: null,
  role: 'member',
  frozen: false,
  frozen_until_ts: null,
  warned: false,
  blocked: false,
  muted: false,
  followed: true,
};
/** C028: who wrote in the room. @param other what is other than free; told how often it was asked */
export function viewerOf(
  other: Partial<LiveUserAnswer> | ((times: number) => Partial<LiveUserAnswer>) = {},
): Replies {
  let times = 0;
  return answer(calls.live.user, () => {
    times += 1;
    return { ...free, ...(typeof other === 'function' ? other(times) : other) };
  });
}

const page = { page: 1, page_size: 50 };
export const warned: CallAnswer<typeof calls.moderation.warnings> = {
  list: [{ ...myWarning, id: 'w2', uid: yutong.uid, nickname: yutong.nickname }],
  total: 1,
  ...page,
};
export const blocked: CallAnswer<typeof calls.moderation.blocks> = {
  list: [
    {
      id: 'b1',
      ...people.jing,
      jwcode: '880022',
      reason: reasons.insult,
      rule: 'insult',
      by: teacher.nickname,
      by_role: 'owner',
      at: '2026-11-21 10:20:00',
      at_ts: storyNow - hour / 6,
    },
  ],
  total: 1,
  ...page,
};
export const muted: CallAnswer<typeof talkCalls.messaging.mutedList> = {
  list: [
    {
      user: yutong,
      until: '2026-11-21 11:00:00',
      until_ts: storyNow + hour / 2,
      by: teacher.nickname,
      reason: reasons.contact,
    },
  ],
  total: 1,
  ...page,
  proposals: [],
};
