import { calls, type NoticeBody } from '@goldbean/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { connectionState } from '../../shared/socket/index.ts';
import {
  answer,
  bootWith,
  given,
  localized,
  page,
  pushFrame,
  saying,
  spoken,
  storyMember,
  storyNow,
  wordsOf,
} from '../../stories/index.ts';
import { storyChannel, storyQuery, storyStock } from '../search/search.fixtures.ts';
import { navTargets } from './nav-targets.ts';
import { Shell } from './Shell.tsx';

const meta = {
  title: 'Pages/shell/Shell',
  component: Shell,
  tags: ['!autodocs'],
  ...page({ address: '/hljw/no-such-page' }),
} satisfies Meta;

export default meta;
type Story = StoryObj;
type Play = NonNullable<Story['play']>;

const told = (body: NoticeBody) => ({
  answers: [
    answer(calls.notices.list, {
      list: [{ notice_id: '1', at: '2026-11-20 19:00:00', at_ts: storyNow - 3_600_000, read: false, body }],
      total: 1,
      page: 1,
      page_size: 20,
      unread: 1,
    }),
  ],
});

const openMenu: Play = async ({ canvasElement }) => {
  const nickname = localized(storyMember.nickname);
  const canvas = within(canvasElement);
  await userEvent.click(
    await canvas.findByRole('button', { name: wordsOf('shell')('member.label', { name: nickname }) }),
  );
  await expect(await canvas.findByRole('menu')).toBeVisible();
};

/** What is the member's, one press away. */
export const MemberMenu: Story = { play: openMenu };

/** S42: all codes; those whose pages are there are shown, in their order. */
export const WholeBar: Story = {
  parameters: given({ answers: [bootWith(Object.keys(navTargets), storyNow)] }),
  play: async ({ canvasElement }) => {
    const bar = await within(canvasElement).findByRole('navigation', { name: wordsOf('shell')('nav.label') });
    await expect(within(bar).getAllByRole('link').length).toBeGreaterThan(4);
  },
};

/** A teacher who also looks after the platform has two entries more. */
export const StaffMenu: Story = {
  tags: ['pictured'],
  parameters: given({
    member: {
      ...storyMember,
      roles: ['member', 'admin'],
      permission: { stream_channels: ['c7'], inspect: true, administer: true },
    },
  }),
  play: openMenu,
};

/** S03: the search over any page, by its key; names are offered while one types. */
export const Search: Story = {
  parameters: given({
    answers: [
      answer(calls.search.suggest, {
        list: [
          { type: 'stocks', ...storyStock },
          { type: 'channels', ...storyChannel },
        ],
      }),
    ],
  }),
  play: async ({ canvasElement }) => {
    const name = wordsOf('shell')('member.label', { name: localized(storyMember.nickname) });
    await within(canvasElement).findByRole('button', { name });
    await userEvent.keyboard('/');
    const field = await screen.findByRole('combobox', {
      name: wordsOf('search')('title'),
    });
    await expect(field).toHaveFocus();
    await userEvent.keyboard(storyQuery);
    await screen.findByRole('option', {
      name: saying(localized(storyStock.title)),
    });
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(screen.getByRole('option', { selected: true })).toHaveTextContent(
      localized(storyChannel.title),
    );
  },
};

export const Visitor: Story = { tags: ['pictured'], parameters: given({ member: null }) };

/** K26: beans that expire soon. */
export const BeansExpire: Story = {
  parameters: given(told({ kind: 'beans_expire', amount: 3_200, expires_ts: Date.UTC(2026, 11, 31, 16) })),
};

/** D66: a group purchase was reached. */
export const GroupReached: Story = {
  parameters: given(
    told({
      kind: 'group_purchase',
      tuangou_id: '1',
      live_id: '1',
      product: spoken({
        zh_CN: '现金流量表工作簿',
        zh_HK: '現金流量表工作簿',
        en: 'Cash-flow workbook',
        ms: 'Buku kerja aliran tunai',
        th: 'สมุดแบบฝึกหัดงบกระแสเงินสด',
        vi: 'Sổ bài tập lưu chuyển tiền tệ',
      }),
      state: 'reached',
      pay_until_ts: Date.UTC(2026, 10, 21, 12),
    }),
  ),
};

/** K09: what nobody claimed of a packet came back. */
export const PacketRefund: Story = {
  parameters: given(told({ kind: 'packet_refund', packet_id: '1', group_id: 'g1', amount: 88 })),
};

const remindedOf = {
  kind: 'live_reminder',
  live_id: '1',
  live: spoken({
    zh_CN: '均线与仓位管理',
    zh_HK: '均線與倉位管理',
    en: 'Moving averages',
    ms: 'Purata bergerak',
    th: 'เส้นค่าเฉลี่ยเคลื่อนที่',
    vi: 'Đường trung bình động',
  }),
  start_ts: storyNow + 600_000,
} as const;
/** E26: ten minutes before a live session that I have an appointment for. */
export const LiveSoon: Story = { parameters: given(told({ ...remindedOf, moment: 'soon' })) };
/** E26: it is on air. */
export const LiveStarted: Story = { parameters: given(told({ ...remindedOf, moment: 'started' })) };

/** G209: a report of mine was settled. */
export const ReportSettled: Story = {
  parameters: given(
    told({
      kind: 'report_settled',
      report_id: '1',
      live_id: '1',
      live: remindedOf.live,
      outcome: 'acted',
      note: spoken({
        zh_CN: '老师已收到警告。',
        zh_HK: '老師已收到警告。',
        en: 'The teacher was warned.',
        ms: 'Guru telah diberi amaran.',
        th: 'ผู้สอนได้รับการตักเตือนแล้ว',
        vi: 'Giáo viên đã bị cảnh cáo.',
      }),
    }),
  ),
};
/** G483: feedback of mine was answered. */
export const FeedbackAnswered: Story = {
  parameters: given(
    told({
      kind: 'feedback_answered',
      feedback_id: '1',
      answer: spoken({
        zh_CN: '下个版本会修好，谢谢你。',
        zh_HK: '下個版本會修好，謝謝你。',
        en: 'The next version mends it, thank you.',
        ms: 'Versi seterusnya membaikinya, terima kasih.',
        th: 'รุ่นถัดไปจะแก้ไขแล้ว ขอบคุณ',
        vi: 'Phiên bản sau sẽ sửa, cảm ơn bạn.',
      }),
    }),
  ),
};
/** S49: a live session that I have a ticket of was stopped. */
export const TicketRefund: Story = {
  parameters: given(
    told({ kind: 'ticket_refund', live_id: '1', live: remindedOf.live, outcome: 'stopped', amount: 300 }),
  ),
};
/** G191: what a class monitor proposed was refused. */
export const MuteRefused: Story = {
  tags: ['pictured'],
  parameters: given(
    told({
      kind: 'mute_refused',
      group_id: 'g1',
      group: spoken({
        zh_CN: '价值投资十二讲',
        zh_HK: '價值投資十二講',
        en: 'Twelve lessons on value',
        ms: 'Dua belas pelajaran tentang nilai',
        th: 'สิบสองบทเรียนเรื่องมูลค่า',
        vi: 'Mười hai bài về giá trị',
      }),
      nickname: localized(storyMember.nickname),
      reason: spoken({
        zh_CN: '先提醒一次',
        zh_HK: '先提醒一次',
        en: 'A warning will do',
        ms: 'Cukup dengan amaran',
        th: 'เตือนก่อนก็พอ',
        vi: 'Nhắc nhở là đủ',
      }),
    }),
  ),
};

/** D58: the connection was lost, and the next try has its time. */
export const Reconnecting: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(connectionState.phase).toBe('connected'));
    Object.assign(connectionState, { phase: 'waiting', failures: 3, nextTryAt: storyNow + 8_000 });
    await within(canvasElement).findByRole('button', { name: wordsOf('connection')('retry') });
  },
};

/** D58: another page of ours took the connection. */
export const TakenOver: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(connectionState.phase).toBe('connected'));
    pushFrame({ type: 'kick', reason: 'replaced' });
    await within(canvasElement).findByRole('button', { name: wordsOf('connection')('useHere') });
  },
};
