import { calls, type CallAnswer, type GroupEntry, type Message, type RedPacket } from '@goldbean/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { paths } from '../../shared/paths/index.ts';
import {
  answer,
  given,
  never,
  page,
  pushFrame,
  refuse,
  storyMember,
  storyNow,
  wordsOf,
} from '../../stories/index.ts';
import { ChatPage } from './ChatPage.tsx';

const room = 'group_12';
const teacher = { uid: '100001', nickname: '陈老师', img: '' };
const classmate = { uid: '100043', nickname: 'Nguyễn Thị Hồng', img: '' };
const me = { uid: storyMember.uid, nickname: storyMember.nickname, img: '' };
const minutes = (count: number): number => storyNow - count * 60_000;

const said = (seq: number, sender: Message['sender'], text: string, ago: number): Message => ({
  id: `m${seq}`,
  seq,
  client_msg_id: `c${seq}`,
  kind: 'text',
  body: { text },
  status: 'normal',
  sender,
  reply_to: null,
  mentions: [],
  ts: minutes(ago),
});

const packet: RedPacket = {
  id: 'p1',
  group_id: '12',
  kind: 'random',
  count: 20,
  total: 4_000,
  left: 8,
  blessing: '学有所成',
  sender: { ...teacher, jwcode: '88210001', level: 9 },
  state: 'open',
  created: '2026-11-20 19:50:00',
  created_ts: minutes(10),
  expires: '2026-11-21 19:50:00',
  expires_ts: minutes(10) + 86_400_000,
  ended_ts: null,
  returned: 0,
  hash: '9f2c6a1d0b7e45c38a91d6f04e7b2c5518e3a90f6d4b7c21e05f8a3c9d16b742',
  proof: {
    hash: '9f2c6a1d0b7e45c38a91d6f04e7b2c5518e3a90f6d4b7c21e05f8a3c9d16b742',
    seed: null,
    shares: null,
  },
};

const packetMessage: Message = {
  ...said(6, teacher, '', 10),
  status: 'normal',
  kind: 'red_packet',
  body: { packet_id: packet.id, kind: packet.kind, blessing: packet.blessing },
};

const talk: readonly Message[] = [
  said(1, teacher, '各位同学晚上好，今晚讲分红除权。', 42),
  said(2, classmate, 'Cô ơi, ngày giao dịch không hưởng quyền tính thế nào ạ?', 40),
  said(3, teacher, '除权日当天买入的不参与本次分红，前一个交易日收盘持有的才算。', 38),
  said(4, me, '明白了，谢谢老师！', 36),
  { ...said(5, classmate, '', 30), status: 'recalled', body: {} },
  packetMessage,
  said(7, { uid: '100077', nickname: 'สมหญิง ใจดี', img: '' }, 'ขอบคุณค่ะ ได้รับแล้ว', 2),
];

const entry = (id: string, name: string, last: Message | null, unread = 0): GroupEntry => ({
  group: {
    group_id: id,
    kind: 'class',
    name,
    room: `group_${id}`,
    channel_id: id,
    img: '',
    owner_uid: teacher.uid,
  },
  last_msg: last,
  last_seq: last?.seq ?? 0,
  unread,
  members: 486,
  muted: false,
  pinned: false,
});

const groups = answer(calls.groups.list, {
  list: [
    entry('12', '财富十二班', talk.at(-1) ?? null),
    entry('7', 'Kelas Analisis Dividen 2026', said(90, classmate, 'Bila kelas seterusnya?', 55), 12),
    entry('3', 'ห้องเรียนอ่านงบการเงินสำหรับผู้เริ่มต้น', null),
  ],
});

type Joined = CallAnswer<typeof calls.messaging.join>['my'];
const asMember: Joined = { role: 'member', muted_until: null, room_muted: false };
const joined = (my: Joined) => answer(calls.messaging.join, { room, epoch: 'e', last_seq: talk.length, my });
const history = (list: readonly Message[]) =>
  answer(calls.messaging.history, { list: [...list], has_more: false });
const standing = (mine: CallAnswer<typeof calls.redPackets.info>['mine'], of: RedPacket = packet) =>
  answer(calls.redPackets.info, { packet: of, mine });

const meta = {
  title: 'Pages/chat/Chat',
  component: ChatPage,
  tags: ['!autodocs'],
  ...page({
    address: paths.chat.href(),
    answers: [
      groups,
      joined(asMember),
      history(talk),
      answer(calls.messaging.read, { unread: 0 }),
      answer(calls.messaging.leave, { ok: true }),
      standing({ state: 'unclaimed' }),
    ],
  }),
} satisfies Meta;

export default meta;
type Story = StoryObj;
type Play = NonNullable<Story['play']>;

const seesTalk: Play = async ({ canvasElement }) => {
  await within(canvasElement).findByText('明白了，谢谢老师！');
};

/** S17, E03, E05: the groups, the talk of the first, a red packet in it. */
export const Open: Story = { play: seesTalk };

/** D08: nobody is signed in. */
export const Visitor: Story = { parameters: given({ member: null }) };

export const Loading: Story = { parameters: given({ answers: [never(calls.groups.list)] }) };

export const LoadFailed: Story = {
  parameters: given({ answers: [refuse(calls.groups.list, 'system.error')] }),
};

/** Subscribed to nothing yet. */
export const NoGroup: Story = { parameters: given({ answers: [answer(calls.groups.list, { list: [] })] }) };

/** The group of the address is none of mine. */
export const NotMine: Story = { parameters: given({ address: paths.chat.href({ group: '99' }) }) };

/** Nobody has said anything yet. */
export const Quiet: Story = { parameters: given({ answers: [history([])] }) };

export const TalkLoading: Story = { parameters: given({ answers: [never(calls.messaging.history)] }) };

export const TalkFailed: Story = {
  parameters: given({ answers: [refuse(calls.messaging.join, 'chat.room_missing')] }),
};

/** D26: I may not speak for a while. */
export const Muted: Story = {
  parameters: given({
    answers: [joined({ ...asMember, muted_until: storyNow + 3_600_000 })],
  }),
  play: seesTalk,
};

/** D26: only the staff may speak. */
export const OnlyStaffSpeaks: Story = {
  parameters: given({ answers: [joined({ ...asMember, room_muted: true })] }),
  play: seesTalk,
};

/** P05: staff decide who may speak. */
export const Staff: Story = {
  parameters: given({ answers: [joined({ ...asMember, role: 'owner' })] }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(wordsOf('live-room')('roomMute'))).toBeVisible();
  },
};

/** M02: what I said did not arrive. */
export const SendFailed: Story = {
  parameters: given({ answers: [refuse(calls.messaging.publish, 'chat.muted')] }),
  play: async (context) => {
    await seesTalk(context);
    await userEvent.type(within(context.canvasElement).getByRole('textbox'), '除权日是哪天？{Enter}');
    await within(context.canvasElement).findByText('除权日是哪天？');
  },
};

/** T16: a classmate speaks while one looks. */
export const SomebodySpeaks: Story = {
  play: async (context) => {
    await seesTalk(context);
    pushFrame({
      type: 'msg',
      room,
      epoch: 'e',
      seq: 8,
      ts: storyNow,
      data: said(8, classmate, 'Em cảm ơn cô!', 0),
    });
    await expect(await within(context.canvasElement).findByText('Em cảm ơn cô!')).toBeVisible();
  },
};

const opensPacket: Play = async (context) => {
  await seesTalk(context);
  const bubble = await within(context.canvasElement).findByRole('button', { name: /学有所成/ });
  await userEvent.click(bubble);
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
};

/** E03: the packet is there to be opened. */
export const PacketToOpen: Story = { play: opensPacket };

/** V01 to V04: the form of a packet. */
export const PacketToSend: Story = {
  play: async (context) => {
    await seesTalk(context);
    await userEvent.click(
      within(context.canvasElement).getByRole('button', { name: wordsOf('chat')('composer.packet') }),
    );
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};
