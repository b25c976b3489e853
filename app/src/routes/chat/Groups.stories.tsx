import {
  calls,
  type CallAnswer,
  type ChosenKind,
  type GroupEntry,
  type Message,
  type MsgKey,
  type OpenGroup,
} from '@goldbean/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { refusalWords } from '../../shared/i18n/index.ts';
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
  storyNow,
  wordsOf,
} from '../../stories/index.ts';
import { quietGroup, written } from './chat.fixtures.ts';
import { ChatPage } from './ChatPage.tsx';

const room = 'class_12';
const { jing: teacher, yutong: classmate, member: me } = people;
const hour = 3_600_000;
const words = wordsOf('chat');

const said = (seq: number, sender: Message['sender'], text: string): Message => ({
  id: `m${seq}`,
  seq,
  client_msg_id: `c${seq}`,
  kind: 'text',
  body: { text },
  status: 'normal',
  sender,
  reply_to: null,
  mentions: [],
  ts: storyNow - (10 - seq) * 60_000,
});
const talk = [said(1, teacher, written.hello), said(2, classmate, written.question)];

const entry = (kind: GroupEntry['group']['kind'], group: Partial<GroupEntry['group']> = {}): GroupEntry => ({
  group: {
    group_id: '12',
    kind,
    name: written.group,
    room,
    channel_id: '12',
    img: '',
    owner_uid: teacher.uid,
    ...group,
  },
  last_msg: talk.at(-1) ?? null,
  last_seq: talk.length,
  read_seq: talk.length,
  pinyin: '',
  mentioned: false,
  unread: 0,
  members: 486,
  muted: false,
  pinned: false,
});

type JoinedMembership = CallAnswer<typeof calls.messaging.join>['my'];
const asMember: JoinedMembership = { role: 'member', muted_until: null, room_muted: false };
const joined = (my: Partial<JoinedMembership>) =>
  answer(calls.messaging.join, {
    room,
    epoch: 'e',
    last_seq: talk.length,
    my: { ...asMember, ...my },
  });
const info = (role: CallAnswer<typeof calls.groups.info>['my']['role'], roomRole: JoinedMembership['role']) =>
  answer(calls.groups.info, {
    group: { ...entry('fan').group, read_only: false, slow: 0, dissolved: false, fan_level: 1 },
    my: { role, room_role: roomRole },
    counts: { members: 486 },
    roles: role === 'student' || role === null ? [] : [{ uid: me.uid, role }],
    tags: [],
    further_letters: false,
  });

const open = (
  group_id: string,
  kind: ChosenKind,
  name: string,
  more: Partial<OpenGroup> = {},
): OpenGroup => ({
  group_id,
  kind,
  name,
  channel_id: '12',
  channel: written.group,
  img: '',
  members: 212,
  capacity: 500,
  fan_level: kind === 'fan' ? 3 : null,
  joined: false,
  ...more,
});
const found = answer(calls.groupJoining.find, {
  list: [
    open('21', 'fan', written.dividends),
    open('22', 'study', written.reports, { joined: true }),
    open('23', 'large', written.group, { members: 1_204, capacity: 2_000 }),
  ],
  total: 3,
  page: 1,
  page_size: 20,
  own: [],
});

const meta = {
  title: 'Pages/chat/Groups',
  component: ChatPage,
  tags: ['!autodocs'],
  ...page({
    address: paths.chat.href({ group: '12' }),
    answers: [
      ...quietGroup,
      answer(calls.groups.list, { list: [entry('fan')] }),
      joined({}),
      info('student', 'member'),
      answer(calls.messaging.history, { list: talk, has_more: false }),
      answer(calls.messaging.read, { unread: 0 }),
      answer(calls.messaging.leave, { ok: true }),
      found,
    ],
  }),
} satisfies Meta;

export default meta;
type Story = StoryObj;
type Play = NonNullable<Story['play']>;

const opensFinder: Play = async ({ canvasElement }) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: words('finder.open') }));
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findAllByRole('listitem');
};
const joins: Play = async (context) => {
  await opensFinder(context);
  await userEvent.click(
    screen.getByRole('button', { name: words('finder.joinNamed', { name: localized(written.dividends) }) }),
  );
};

/** T11: groups that one enters by choice, and those one is in. */
export const Finder: Story = { play: opensFinder };
export const FinderLoading: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [never(calls.groupJoining.find)] }),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: words('finder.open') }));
    await screen.findByText(words('finder.loading'));
  },
};
export const FinderFailed: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [refuse(calls.groupJoining.find, 'system.error')] }),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: words('finder.open') }));
    await screen.findByText(words('finder.failed'));
  },
};

/** G230: who owns a channel opens a group of it; what is wrong with its name stands at the name. */
export const Opening: Story = {
  tags: ['pictured'],
  parameters: given({
    answers: [
      answer(calls.groupJoining.find, {
        list: [],
        total: 0,
        page: 1,
        page_size: 20,
        own: [{ channel_id: '12', name: written.group }],
      }),
      refuse(calls.groupJoining.open, 'group.name_letters'),
    ],
  }),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: words('finder.open') }));
    await userEvent.click(await screen.findByRole('button', { name: words('opening.title') }));
    const dialog = within(await screen.findByRole('dialog', { name: words('opening.title') }));
    await userEvent.type(dialog.getByRole('textbox', { name: words('settings.name') }), 'Reports');
    await userEvent.click(dialog.getByRole('button', { name: words('opening.save') }));
    await dialog.findByText(wordsOf('errors')('group.name_letters'));
  },
};
export const Opened: Story = {
  tags: ['pictured'],
  parameters: given({
    answers: [
      answer(calls.groupJoining.find, {
        list: [],
        total: 0,
        page: 1,
        page_size: 20,
        own: [{ channel_id: '12', name: written.group }],
      }),
      answer(calls.groupJoining.open, { group_id: '24' }),
    ],
  }),
  play: async (context) => {
    await userEvent.click(
      await within(context.canvasElement).findByRole('button', { name: words('finder.open') }),
    );
    await userEvent.click(await screen.findByRole('button', { name: words('opening.title') }));
    const dialog = within(await screen.findByRole('dialog', { name: words('opening.title') }));
    await userEvent.type(dialog.getByRole('textbox', { name: words('settings.name') }), 'Reports');
    await userEvent.click(dialog.getByRole('button', { name: words('opening.save') }));
    await screen.findByText(words('opening.saved'));
  },
};

/** Entered: the row then offers the group itself. */
export const Entered: Story = {
  parameters: given({ answers: [answer(calls.groupJoining.join, { group_id: '21' })] }),
  play: async (context) => {
    await joins(context);
    await screen.findByRole('button', {
      name: words('finder.enterNamed', { name: localized(written.dividends) }),
    });
  },
};

/** E15: the words name the level that the group asks for, and mine. */
export const LevelTooLow: Story = {
  parameters: given({
    answers: [refuse(calls.groupJoining.join, 'fan.requirement', { fan_level: 3, mine: 1 })],
  }),
  play: async (context) => {
    await joins(context);
    const said = words('finder.levelTooLow', { mine: 1, level: 3 });
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(said));
  },
};

const refused = (key: MsgKey): Story => ({
  parameters: given({ answers: [refuse(calls.groupJoining.join, key)] }),
  play: async (context) => {
    await joins(context);
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(refusalWords(key)));
  },
});
/** M26. */
export const RequirementNotMet: Story = refused('fan.requirement');
/** M27: a group of fans. */
export const MembersFull: Story = refused('fan.members_full');
/** M27. */
export const GroupFull: Story = refused('fan.group_full');
/** M28. */
export const GroupMissing: Story = refused('chat.room_missing');
/** M29. */
export const NotAFan: Story = refused('fan.not_fan');
/** T11, M30: one study or fan group for each member. */
export const OneGroupOnly: Story = refused('fan.one_group');
/** D22: who left a fan group waits. */
export const RejoinLocked: Story = refused('group.rejoin_locked');

/** Leaving is asked about. */
export const Leaving: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [answer(calls.groupJoining.exit, { ok: true })] }),
  play: async (context) => {
    await opensFinder(context);
    const name = localized(written.reports);
    await userEvent.click(screen.getByRole('button', { name: words('finder.leaveNamed', { name }) }));
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: words('finder.leave') }));
    await screen.findByRole('button', { name: words('finder.joinNamed', { name }) });
  },
};

/** D26: read and not written, until then. */
export const FrozenForATime: Story = {
  parameters: given({
    answers: [joined({ restriction: { key: 'chat.frozen', until: storyNow + 3 * hour } })],
  }),
  play: async ({ canvasElement }) => {
    const [begin = ''] = words('held.frozenUntil', { time: '|' }).split('|');
    await within(canvasElement).findByText(saying(begin.trim() || '20'));
    await expect(within(canvasElement).queryByRole('textbox')).not.toBeInTheDocument();
  },
};
/** D26: frozen for good. */
export const Frozen: Story = {
  parameters: given({ answers: [joined({ restriction: { key: 'chat.frozen', until: null } })] }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(words('held.frozen'));
  },
};
/** With the day on which it was. */
const findDissolved = (canvasElement: HTMLElement) => {
  const [before = ''] = words('held.dissolvedSince', { date: '|' }).split('|');
  return within(canvasElement).findByText((text) => text.startsWith(before));
};
/** Domain 3.4: what was said stays, nothing more is said. */
export const Dissolved: Story = {
  parameters: given({
    answers: [joined({ restriction: { key: 'group.dissolved', until: null, since: storyNow - 90_000_000 } })],
  }),
  play: async ({ canvasElement }) => {
    await findDissolved(canvasElement);
    await within(canvasElement).findByText(localized(written.question));
  },
};
/** The head teacher dissolves it while one looks. */
export const DissolvedNow: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(localized(written.question));
    pushFrame({
      type: 'event',
      room,
      epoch: 'e',
      seq: talk.length + 1,
      ts: storyNow,
      data: { kind: 'group_dissolved', since: storyNow - 60_000 },
    });
    await findDissolved(canvasElement);
  },
};
/** Its head is asked before. */
export const DissolveAsked: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [joined({ role: 'owner' }), info('head_teacher', 'owner')] }),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: words('settings.open') }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: words('settings.dissolve') }));
    await within(await screen.findByRole('alertdialog')).findByText(words('settings.dissolveHint'));
  },
};

const proposal = answer(calls.messaging.mutedList, {
  list: [],
  total: 0,
  page: 1,
  page_size: 20,
  proposals: [
    {
      proposal_id: 'p1',
      user: { ...classmate, jwcode: '88210002', level: 3 },
      by: people.zhiming.nickname,
      minutes: 60,
      reason: written.question,
      ts: storyNow - hour,
    },
  ],
});
/** Domain 3.1: the staff confirm or refuse what the monitor proposes. */
export const MuteProposed: Story = {
  parameters: given({
    answers: [
      joined({ role: 'owner' }),
      info('head_teacher', 'owner'),
      proposal,
      answer(calls.messaging.decideMute, { until: 0 }),
    ],
  }),
  play: async ({ canvasElement }) => {
    const t = wordsOf('live-room');
    const refusal = await within(canvasElement).findByRole('button', { name: t('propose.refuse') });
    await userEvent.click(refusal);
    await userEvent.type(within(canvasElement).getByRole('textbox', { name: t('propose.why') }), 'OK');
    await userEvent.click(refusal);
    await waitFor(() => expect(refusal).not.toBeInTheDocument());
  },
};
/** Domain 3.1: a monitor proposes; the dialog says so. */
export const MonitorProposes: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [info('class_monitor', 'member')] }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(localized(written.question));
    const author = await within(canvasElement).findAllByRole('button', {
      name: localized(classmate.nickname),
    });
    await userEvent.click(author[0] ?? canvasElement);
    await screen.findByRole('dialog', {
      name: wordsOf('live-room')('propose.title', { name: localized(classmate.nickname) }),
    });
  },
};

/** D35, E39: in a conversation of two one pins, keeps and deletes for oneself; for all there is nothing. */
export const PairMarks: Story = {
  tags: ['pictured'],
  parameters: given({
    address: paths.chat.href({ group: 'direct_1' }),
    answers: [
      answer(calls.groups.list, {
        list: [
          entry('direct', {
            group_id: 'direct_1',
            room: 'direct_1',
            name: classmate.nickname,
            uid: classmate.uid,
            channel_id: '',
            owner_uid: '',
          }),
        ],
      }),
      answer(calls.marks.mine, {
        pins: [{ scope: 'self', message: said(1, classmate, written.hello) }],
        favourites: ['m2'],
      }),
    ],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('region', { name: words('pins.label') });
    const log = await canvas.findByRole('log');
    const more = await within(log).findAllByRole('button', {
      name: words('menu.open', { name: localized(classmate.nickname) }),
    });
    await userEvent.click(more.at(-1) ?? log);
    const menu = await screen.findByRole('menu');
    // It is hidden until it has been placed.
    await waitFor(() => expect(menu).toBeVisible());
    await expect(within(menu).queryByRole('menuitem', { name: words('menu.pinAll') })).toBeNull();
    await expect(within(menu).getByRole('menuitem', { name: words('menu.delete') })).toBeVisible();
  },
};
