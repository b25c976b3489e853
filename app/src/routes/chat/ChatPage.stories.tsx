import { calls, inboxRoom, type CallAnswer, type Message, type RedPacket } from '@goldbean/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { paths } from '../../shared/paths/index.ts';
import {
  answer,
  given,
  localized,
  never,
  page,
  people,
  pushFrame,
  refuse,
  saying,
  storyCover,
  storyNow,
  wordsOf,
} from '../../stories/index.ts';
import { classEntry, classGroup, classJoined, quietGroup, written } from './chat.fixtures.ts';
import { ChatPage } from './ChatPage.tsx';

const room = 'group_12';
const { jing: teacher, yutong: classmate, member: me } = people;
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
  blessing: written.blessing,
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
  said(1, teacher, written.hello, 42),
  said(2, classmate, written.question, 40),
  said(3, teacher, written.reply, 38),
  said(4, me, written.thanks, 36),
  { ...said(5, classmate, '', 30), status: 'recalled', body: {} },
  packetMessage,
  said(7, people.zhiming, written.received, 2),
];

const groups = answer(calls.groups.list, {
  list: [
    classEntry(talk.at(-1) ?? null),
    classEntry(said(90, classmate, written.nextLesson, 55), {
      group: { ...classGroup, group_id: '7', room: 'group_7', name: written.dividends },
      unread: 12,
    }),
    classEntry(null, { group: { ...classGroup, group_id: '3', room: 'group_3', name: written.reports } }),
  ],
});

/** As many talks as fill the list: one unread for long, one that names me, one that is quiet, two people. */
const manyGroups = answer(calls.groups.list, {
  list: [
    classEntry(talk.at(-1) ?? null, { pinned: true, members: 12_846 }),
    ...[
      { name: written.dividends, unread: 128, mentioned: true },
      { name: written.reports, unread: 12, muted: true },
      { name: written.longGroup, unread: 3 },
      { name: `${written.longGroup} 2` },
    ].map(({ name, ...of }, at) =>
      classEntry(said(90 + at, classmate, written.question, 55 + at), {
        group: { ...classGroup, group_id: `${20 + at}`, room: `group_${20 + at}`, name },
        ...of,
      }),
    ),
    ...[teacher, people.wang, people.lin].map(({ uid, nickname, img }, at) =>
      classEntry(said(95 + at, people.member, written.thanks, 90 + at), {
        group: {
          ...classGroup,
          group_id: `${30 + at}`,
          kind: 'direct',
          room: `group_${30 + at}`,
          channel_id: '',
          name: nickname,
          img,
          owner_uid: '',
          uid,
        },
        members: 2,
      }),
    ),
  ],
});

const joined = (my?: Parameters<typeof classJoined>[1]) => classJoined(talk.length, my);
const history = (list: readonly Message[]) =>
  answer(calls.messaging.history, { list: [...list], has_more: false });
const packetStatus = (mine: CallAnswer<typeof calls.redPackets.info>['mine'], of: RedPacket = packet) =>
  answer(calls.redPackets.info, { packet: of, mine });

const meta = {
  title: 'Pages/chat/Chat',
  component: ChatPage,
  tags: ['!autodocs'],
  ...page({
    address: paths.chat.href(),
    answers: [
      ...quietGroup,
      joined(),
      history(talk),
      answer(calls.messaging.read, { unread: 0 }),
      answer(calls.messaging.leave, { ok: true }),
      groups,
      packetStatus({ state: 'unclaimed' }),
    ],
  }),
} satisfies Meta;

export default meta;
type Story = StoryObj;
type Play = NonNullable<Story['play']>;

const seesTalk: Play = async ({ canvasElement }) => {
  await within(canvasElement).findByText(localized(written.thanks));
};

/** S17, E03, E05: the groups, the talk of the first, a red packet in it. */
export const Open: Story = { parameters: given({ answers: [manyGroups] }), play: seesTalk };

/** People of several countries in one class: each script is drawn in its own letters, and lines stay apart. */
export const MixedScripts: Story = {
  parameters: given({
    mixed: true,
    answers: [
      history([
        said(1, { ...teacher, nickname: '陈静老师' }, '各位同学晚上好，今晚讲分红除权。', 42),
        said(
          2,
          { ...classmate, nickname: 'Nguyễn Thị Hồng' },
          'Cô ơi, ngày giao dịch không hưởng quyền tính thế nào ạ?',
          40,
        ),
        said(3, { ...people.wang, nickname: 'สมหญิง ใจดี' }, 'ขอบคุณค่ะ ได้รับแล้ว', 2),
        said(4, { ...people.zhiming, nickname: 'Amirul Hakim' }, 'Bila kelas seterusnya?', 1),
      ]),
    ],
  }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('ขอบคุณค่ะ ได้รับแล้ว');
  },
};

/** D08: nobody is signed in. */
export const Visitor: Story = {
  tags: ['pictured'],
  parameters: given({ member: null }),
  play: async ({ canvasElement }) => {
    const t = wordsOf('chat');
    const canvas = within(canvasElement);
    // announcements that say they are a sample, and the way in.
    await waitFor(async () =>
      expect(await canvas.findByRole('heading', { name: saying(t('sample.title')) })).toBeVisible(),
    );
    await expect(canvas.getByText(t('sample.tag'))).toBeVisible();
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThanOrEqual(3);
    await expect(
      within(canvas.getByRole('main')).getByRole('link', { name: wordsOf('groups')('signIn') }),
    ).toHaveAttribute('href', expect.stringContaining('/login?to='));
  },
};

/** P01: who follows a link to a class comes back to that class. */
export const VisitorOfGroup: Story = {
  parameters: given({ member: null, address: paths.chat.href({ group: '7' }) }),
  play: async ({ canvasElement }) => {
    // The one of the page and the one of the bar.
    const links = await within(canvasElement).findAllByRole('link', { name: wordsOf('groups')('signIn') });
    for (const link of links)
      await expect(link).toHaveAttribute('href', paths.login.href({ to: paths.chat.href({ group: '7' }) }));
  },
};

export const Loading: Story = { parameters: given({ answers: [never(calls.groups.list)] }) };

export const LoadFailed: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [refuse(calls.groups.list, 'system.error')] }),
};

/** Subscribed to nothing yet. */
export const NoGroup: Story = { parameters: given({ answers: [answer(calls.groups.list, { list: [] })] }) };

/** The group of the address is none of mine. */
export const NotMine: Story = { parameters: given({ address: paths.chat.href({ group: '99' }) }) };

/** Nobody has said anything yet. */
export const Quiet: Story = { parameters: given({ answers: [history([])] }) };

export const TalkLoading: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [never(calls.messaging.history)] }),
};

export const TalkFailed: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [refuse(calls.messaging.join, 'chat.room_missing')] }),
};

/** D26, N06: I may not speak for a while, and read why. */
export const Muted: Story = {
  parameters: given({
    answers: [
      joined({ muted_until: storyNow + 3_600_000 }),
      answer(calls.messaging.mutedList, {
        list: [
          {
            user: { ...me, jwcode: '88210002', level: 4 },
            until: '2026-11-20 21:00:00',
            until_ts: storyNow + 3_600_000,
            by: teacher.nickname,
            reason: written.muteReason,
          },
        ],
        total: 1,
        page: 1,
        page_size: 20,
        proposals: [],
      }),
    ],
  }),
  play: async (context) => {
    await seesTalk(context);
    await within(context.canvasElement).findByText(saying(localized(written.muteReason)));
  },
};

/** D26: only the staff may speak. */
export const OnlyStaffSpeaks: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [joined({ room_muted: true })] }),
  play: seesTalk,
};

const upload = { file_id: 'f1', name: written.picture, size: 48_200, mime: 'image/webp', w: 480, h: 300 };
const withFiles: readonly Message[] = [
  ...talk,
  { ...said(8, teacher, '', 1), status: 'normal', kind: 'image', body: upload },
  {
    ...said(9, teacher, '', 1),
    status: 'normal',
    kind: 'file',
    body: { ...upload, file_id: 'f2', name: written.notes, mime: 'application/pdf', w: null, h: null },
  },
];

/** D86: a picture is shown by an address of my own, which its message does not carry. */
export const Files: Story = {
  parameters: given({
    answers: [
      history(withFiles),
      answer(calls.files.addresses, { list: [{ file_id: 'f1', url: storyCover() }], ttl: 300_000 }),
    ],
  }),
  play: async ({ canvasElement }) => {
    const picture = await within(canvasElement).findByRole('button', {
      name: saying(localized(written.picture)),
    });
    await waitFor(() => expect(picture.querySelector('img')).toHaveAttribute('src', storyCover()));
    const notes = saying(localized(written.notes));
    await expect(within(canvasElement).getByRole('button', { name: notes })).toBeVisible();
  },
};

/** E05, D39: a card says how its live session stands; a call and a page of the phone app are told, and opened there. */
export const Cards: Story = {
  parameters: given({
    answers: [
      history([
        {
          ...said(6, teacher, '', 3),
          status: 'normal',
          kind: 'voice_call',
          body: { outcome: 'ended', duration: 247_000 },
        },
        {
          ...said(7, teacher, '', 2),
          status: 'normal',
          kind: 'mini_program',
          body: { title: written.reports, app: written.group },
        },
        {
          ...said(8, classmate, '', 1),
          status: 'normal',
          kind: 'live',
          body: {
            live_id: '9',
            name: written.chart,
            teacher: teacher.nickname,
            start_time_ts: minutes(20),
          },
        },
      ]),
      answer(calls.live.states, { list: [{ live_id: '9', state: 'live' }] }),
    ],
  }),
  play: async ({ canvasElement }) => {
    const words = wordsOf('chat');
    const canvas = within(canvasElement);
    await canvas.findByText(words('card.liveNow'));
    const log = within(canvas.getByRole('log'));
    await expect(log.getByText(localized(written.reports))).toBeVisible();
    await expect(log.getByText(words('kind.miniProgram'))).toBeVisible();
  },
};

/** The picture may not be read: its place stays. */
export const PictureGone: Story = {
  parameters: given({
    answers: [history(withFiles), answer(calls.files.addresses, { list: [], ttl: 300_000 })],
  }),
  play: async ({ canvasElement }) => {
    const picture = await within(canvasElement).findByRole('button', {
      name: saying(localized(written.picture)),
    });
    await expect(picture.querySelector('img')).toBeNull();
  },
};

/** P05: staff decide who may speak. */
export const Staff: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [joined({ role: 'owner' })] }),
  play: async ({ canvasElement }) => {
    await waitFor(async () =>
      expect(await within(canvasElement).findByText(wordsOf('live-room')('roomMute'))).toBeVisible(),
    );
  },
};

/** M02: what I said did not arrive. */
export const SendFailed: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [refuse(calls.messaging.publish, 'chat.muted')] }),
  play: async (context) => {
    await seesTalk(context);
    await userEvent.type(
      within(context.canvasElement).getByRole('textbox'),
      `${localized(written.asked)}{Enter}`,
    );
    await within(context.canvasElement).findByText(localized(written.asked));
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
      data: said(8, classmate, written.alsoThanks, 0),
    });
    await waitFor(async () =>
      expect(await within(context.canvasElement).findByText(localized(written.alsoThanks))).toBeVisible(),
    );
  },
};

/** F: what is said in a class that is not open stands in the list, which hears the inbox alone. */
export const AnotherClassSpeaks: Story = {
  play: async (context) => {
    await seesTalk(context);
    const last_msg = said(91, classmate, written.alsoThanks, 0);
    pushFrame({
      type: 'event',
      room: inboxRoom,
      epoch: '0',
      ts: storyNow,
      data: { kind: 'inbox_lines', lines: [{ room: 'group_7', last_seq: 91, unread: 13, last_msg }] },
    });
    const row = await within(context.canvasElement).findByRole('button', {
      name: saying(`${localized(written.dividends)}.*${localized(written.alsoThanks)}`),
    });
    await expect(row).toHaveTextContent('13');
  },
};

const many = [
  classEntry(talk.at(-1) ?? null),
  ...Array.from({ length: 8 }, (_, at) => {
    const name = at === 5 ? written.dividends : `${written.reports} ${at + 1}`;
    return classEntry(said(60 + at, classmate, written.nextLesson, 60 + at), {
      group: { ...classGroup, group_id: `many${at}`, room: `group_many${at}`, name },
      pinyin: at === 2 ? 'yanbaosan ybs' : '',
    });
  }),
];

/** S17: of many conversations one is found by a part of its name, in whatever letters it is typed, or by its pinyin. */
export const FoundAmongMany: Story = {
  parameters: given({ answers: [answer(calls.groups.list, { list: many })] }),
  play: async (context) => {
    await seesTalk(context);
    const canvas = within(context.canvasElement);
    const list = canvas.getByRole('navigation', { name: wordsOf('chat')('chats.label') });
    const rows = () => within(list).getAllByRole('listitem');
    await expect(rows()).toHaveLength(many.length);
    const search = canvas.getByRole('searchbox', { name: wordsOf('chat')('chats.search') });
    await userEvent.type(search, localized(written.dividends).toUpperCase());
    await expect(rows()).toHaveLength(1);
    await expect(rows()[0]).toHaveTextContent(localized(written.dividends));
    await userEvent.clear(search);
    await userEvent.type(search, 'YBS');
    await expect(rows()).toHaveLength(1);
    await expect(rows()[0]).toHaveTextContent(`${localized(written.reports)} 3`);
    await userEvent.clear(search);
    await userEvent.type(search, localized(written.dividends));
  },
};

/** S17: the class on screen is marked as unread and stays so until it is opened again. */
export const MarkedUnread: Story = {
  parameters: given({ answers: [answer(calls.messaging.unread, { unread: 1, read_seq: 6 })] }),
  play: async (context) => {
    await seesTalk(context);
    const t = wordsOf('chat');
    const canvas = within(context.canvasElement);
    const list = within(canvas.getByRole('navigation', { name: t('chats.label') }));
    await userEvent.click(
      list.getByRole('button', { name: t('chats.menu', { name: localized(written.group) }) }),
    );
    await userEvent.click(await screen.findByRole('menuitem', { name: t('chats.unread') }));
    const label = t('unread.jump', { count: 1, n: '1' });
    await waitFor(() => expect(list.getByRole('button', { current: true })).toHaveTextContent(label));
  },
};

const opensPacket: Play = async (context) => {
  await seesTalk(context);
  const bubble = await within(context.canvasElement).findByRole('button', {
    name: saying(localized(written.blessing)),
  });
  await userEvent.click(bubble);
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
};

/** E03: the packet is there to be opened. */
export const PacketToOpen: Story = { play: opensPacket };

/** V01 to V04: the form of a packet. */
export const PacketToSend: Story = {
  tags: ['pictured'],
  play: async (context) => {
    await seesTalk(context);
    await userEvent.click(
      within(context.canvasElement).getByRole('button', { name: wordsOf('chat')('composer.packet') }),
    );
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};
