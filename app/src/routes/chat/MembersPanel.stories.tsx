import { calls, type CallAnswer, type GroupMember, type GroupRole, type Message } from '@goldbean/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { paths } from '../../shared/paths/index.ts';
import {
  answer,
  given,
  localized,
  page,
  people,
  pushFrame,
  refuse,
  saying,
  storyMember,
  storyNow,
  wordsOf,
} from '../../stories/index.ts';
import { classEntry, classGroup, classTalk, dissolvedJoined, written } from './chat.fixtures.ts';
import { ChatPage } from './ChatPage.tsx';

const room = 'group_12';
const { jing: teacher, yutong: monitor, member: me, zhiming: classmate } = people;
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
const talk = [
  said(1, teacher, written.hello),
  said(2, monitor, written.question),
  said(3, me, written.thanks),
];

const memberOf = (who: typeof me, role: GroupRole, more: Partial<GroupMember> = {}): GroupMember => ({
  user: { ...who, jwcode: who.uid, level: 3 },
  role,
  label: null,
  remark: '',
  tags: [],
  muted_until: null,
  joined_ts: storyNow - 30 * 86_400_000,
  ...more,
});
const everybody = [
  memberOf(teacher, 'head_teacher', { label: 'active' }),
  memberOf(monitor, 'class_monitor', { label: 'bubbling' }),
  memberOf(me, 'student', { label: 'active' }),
  memberOf(classmate, 'student', {
    label: 'diving',
    tags: [
      {
        tag_id: 't1',
        category: 'A1',
        text: written.blessing,
        by_uid: teacher.uid,
        by_name: teacher.nickname,
      },
    ],
  }),
];
const members = answer(calls.groupMembers.list, ({ role, q }) => {
  const list = everybody.filter(
    (one) => (role === undefined || one.role === role) && (!q || one.user.uid === q),
  );
  return { list, total: list.length, page: 1, page_size: 50 };
});

type GroupsInfoAnswer = CallAnswer<typeof calls.groups.info>;
const info = (
  my: GroupsInfoAnswer['my'],
  rules: Partial<Pick<GroupsInfoAnswer['group'], 'read_only' | 'slow' | 'dissolved'>> = {},
) =>
  answer(calls.groups.info, {
    group: { ...classGroup, read_only: false, slow: 0, dissolved: false, fan_level: null, ...rules },
    my,
    counts: { members: everybody.length },
    roles: [
      { uid: teacher.uid, role: 'head_teacher' },
      { uid: monitor.uid, role: 'class_monitor' },
    ],
    tags: [{ category: 'A1', text: written.blessing }],
    further_letters: false,
  });
const joined = (
  more: Partial<CallAnswer<typeof calls.messaging.join>>,
  role: 'member' | 'owner' = 'member',
) =>
  answer(calls.messaging.join, {
    room,
    epoch: 'e',
    last_seq: talk.length,
    my: { role, muted_until: null, room_muted: false },
    ...more,
  });

const meta = {
  title: 'Pages/chat/Members',
  component: ChatPage,
  tags: ['!autodocs'],
  ...page({
    address: paths.chat.href({ group: '12', side: 'members' }),
    answers: [
      ...classTalk(talk),
      answer(calls.groups.list, {
        list: [
          classEntry(talk[2] ?? null, { members: 4, muted: true, pinned: true }),
          classEntry(null, {
            group: { ...classGroup, group_id: '7', room: 'group_7', name: written.dividends },
            unread: 5,
            members: 4,
          }),
        ],
      }),
      info({ role: 'student', room_role: 'member' }),
      members,
    ],
  }),
} satisfies Meta;

export default meta;
type Story = StoryObj;

const panel = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('region', { name: words('members.label') });
const openCard = async (canvasElement: HTMLElement, nickname: string) => {
  const list = within(await panel(canvasElement));
  await userEvent.click(await list.findByRole('button', { name: saying(localized(nickname)) }));
};

/** E06, E07: who is in the class, what they are in it, how much they write by the rule of its title. */
export const List: Story = {
  play: async ({ canvasElement }) => {
    const list = within(await panel(canvasElement));
    await waitFor(async () =>
      expect(await list.findByText(words('role.class_monitor'), { selector: 'span' })).toBeVisible(),
    );
    await expect(list.getByText(words('activity.diving'), { selector: 'span' })).toHaveAttribute(
      'title',
      words('activity.divingRule'),
    );
    const log = within(await within(canvasElement).findByRole('log'));
    await waitFor(async () => expect(await log.findByText(words('role.head_teacher'))).toBeVisible());
    await expect(log.getByText(words('role.class_monitor'))).toBeVisible();
  },
};

/** G071: by role; nobody fits another search. */
export const Filtered: Story = {
  play: async ({ canvasElement }) => {
    const list = within(await panel(canvasElement));
    await userEvent.selectOptions(
      await list.findByRole('combobox', { name: words('members.role') }),
      'class_monitor',
    );
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1));
    await userEvent.type(list.getByRole('searchbox'), 'zzz');
    await list.findByText(words('members.none'));
  },
};

/** E05: who has not written is named as well; the whole class is looked through, without oneself. */
export const Naming: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const options = () => canvas.getAllByRole('option').map((option) => option.textContent);
    await canvas.findByText(localized(written.thanks));
    const text = canvas.getAllByRole('textbox').at(-1) ?? canvasElement;
    await userEvent.type(text, '@');
    await waitFor(() => expect(options().join()).toContain(localized(classmate.nickname)));
    await expect(options().join()).not.toContain(localized(me.nickname));
    await userEvent.click(canvas.getByRole('option', { name: saying(localized(classmate.nickname)) }));
    await expect(text).toHaveValue(`@${localized(classmate.nickname)} `);
  },
};

/** E05: from the card of a classmate one names them in what one is writing, and goes on writing. */
export const NamingFromACard: Story = {
  play: async ({ canvasElement }) => {
    await openCard(canvasElement, classmate.nickname);
    const canvas = within(canvasElement);
    const text = canvas.getByRole('textbox', { name: words('composer.label') });
    await userEvent.type(text, 'ok ');
    await userEvent.click(canvas.getByRole('button', { name: words('member.mention') }));
    await waitFor(() => expect(text).toHaveValue(`ok @${localized(classmate.nickname)} `));
    await expect(text).toHaveFocus();
  },
};

/** E39, G131: from the card of a classmate one goes to the conversation with them. */
export const ConversationFromACard: Story = {
  parameters: given({
    answers: [
      answer(calls.direct.open, { room: 'direct_1' }),
      answer(calls.groups.list, {
        list: [
          classEntry(talk[2] ?? null),
          classEntry(null, {
            group: {
              ...classGroup,
              group_id: 'direct_1',
              kind: 'direct',
              name: classmate.nickname,
              room: 'direct_1',
              owner_uid: '',
              uid: classmate.uid,
            },
            members: 2,
          }),
        ],
      }),
    ],
  }),
  play: async ({ canvasElement }) => {
    await openCard(canvasElement, classmate.nickname);
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: words('member.message') }));
    await waitFor(async () =>
      expect(
        await canvas.findByRole('heading', { level: 2, name: localized(classmate.nickname) }),
      ).toBeVisible(),
    );
  },
};

/** E07, P07: a student keeps a remark, sees the tags, and decides nothing. */
export const CardOfAClassmate: Story = {
  play: async ({ canvasElement }) => {
    await openCard(canvasElement, classmate.nickname);
    const card = within(canvasElement);
    await card.findByText(words('member.addRemark'));
    await expect(card.queryByRole('button', { name: words('member.mute') })).not.toBeInTheDocument();
    await expect(card.queryByRole('textbox', { name: words('member.addTag') })).not.toBeInTheDocument();
  },
};

const asTeacher = {
  member: { ...storyMember, uid: teacher.uid },
  answers: [
    info({ role: 'head_teacher', room_role: 'owner' }),
    joined({}, 'owner'),
    answer(calls.groupMembers.saveTag, { tag_id: 't2' }),
    answer(calls.groupMembers.appoint, { ok: true }),
    answer(calls.messaging.mutedList, { list: [], total: 0, page: 1, page_size: 20, proposals: [] }),
  ],
};

/** E06: the head teacher tags, appoints and mutes. */
export const CardForStaff: Story = {
  tags: ['pictured'],
  parameters: given(asTeacher),
  play: async ({ canvasElement }) => {
    await openCard(canvasElement, classmate.nickname);
    const card = within(canvasElement);
    await card.findByRole('textbox', { name: words('member.addTag') });
    await expect(card.getByRole('combobox', { name: words('members.role') })).toHaveValue('student');
    await userEvent.click(card.getByRole('button', { name: words('member.mute') }));
    await screen.findByRole('dialog');
  },
};

/** Domain 3.4: in a group that was dissolved nobody is tagged, appointed or muted; a remark is one's own. */
export const Dissolved: Story = {
  parameters: given({
    ...asTeacher,
    answers: [
      info({ role: 'head_teacher', room_role: 'owner' }, { dissolved: true }),
      dissolvedJoined(talk.length),
    ],
  }),
  play: async ({ canvasElement }) => {
    await openCard(canvasElement, classmate.nickname);
    const card = within(canvasElement);
    await card.findByText(words('member.addRemark'));
    for (const name of ['member.mute', 'settings.open'] as const)
      await expect(card.queryByRole('button', { name: words(name) })).toBeNull();
    await expect(card.queryByRole('textbox', { name: words('member.addTag') })).toBeNull();
    await expect(card.queryByRole('combobox', { name: words('members.role') })).toBeNull();
    await expect(card.queryByRole('switch', { name: wordsOf('live-room')('roomMute') })).toBeNull();
  },
};

/** V16, E06: a wrong name is told at its field, and what was chosen stays. */
export const Settings: Story = {
  tags: ['pictured'],
  parameters: given({
    ...asTeacher,
    answers: [
      info({ role: 'head_teacher', room_role: 'owner' }),
      joined({}, 'owner'),
      refuse(calls.groups.edit, 'group.name_letters'),
    ],
  }),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: words('settings.open') }));
    const dialog = within(await screen.findByRole('dialog'));
    const name = dialog.getByRole('textbox');
    await userEvent.clear(name);
    await userEvent.type(name, 'Class 12');
    await dialog.findByText(wordsOf('errors')('group.name_letters'));
  },
};

/** E06: slow mode counts down; what is written meanwhile stays. */
export const SlowMode: Story = {
  parameters: given({
    answers: [
      joined({
        my: { role: 'member', muted_until: null, room_muted: false, wait: 24 },
        rules: { read_only: false, slow: 30 },
      }),
    ],
  }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/24/, { selector: '[data-tone="warning"]' });
    await expect(within(canvasElement).getByRole('textbox', { name: words('composer.label') })).toBeEnabled();
  },
};

/** E06: the teacher makes the class read-only while it is open, and members are told at once. */
export const ReadOnly: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('textbox', { name: words('composer.label') });
    pushFrame({
      type: 'event',
      room,
      epoch: 'e',
      seq: talk.length + 1,
      ts: storyNow,
      data: { kind: 'rules', read_only: true, slow: 0 },
    });
    await within(canvasElement).findByText(words('held.readOnly'));
  },
};
