import { calls, type GroupEntry, type Message } from '@goldbean/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { paths } from '../../shared/paths/index.ts';
import {
  answer,
  given,
  localized,
  page,
  people,
  refuse,
  saying,
  storyNow,
  wordsOf,
} from '../../stories/index.ts';
import { classEntry, classTalk, written } from './chat.fixtures.ts';
import { ChatPage } from './ChatPage.tsx';

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

const question = said(2, classmate, written.question, 40);
const card: Message = {
  ...said(4, classmate, '', 30),
  status: 'normal',
  kind: 'merged',
  body: {
    card_id: 'k1',
    title: written.dividends,
    count: 2,
    lines: [
      { nickname: classmate.nickname, kind: 'text', text: written.question, ts: minutes(40) },
      { nickname: teacher.nickname, kind: 'image', text: '', ts: minutes(38) },
    ],
  },
};
const talk: readonly Message[] = [
  said(1, teacher, written.hello, 42),
  question,
  { ...said(3, teacher, written.reply, 38), reply_to: question.id, mentions: [me.uid] },
  card,
];

const pair: GroupEntry['group'] = {
  group_id: 'direct_1',
  kind: 'direct',
  name: classmate.nickname,
  room: 'direct_1',
  channel_id: '',
  img: '',
  owner_uid: '',
  uid: classmate.uid,
};
const meta = {
  title: 'Pages/chat/Forwarding',
  component: ChatPage,
  tags: ['!autodocs'],
  ...page({
    address: paths.chat.href({ group: '12' }),
    answers: [
      ...classTalk(talk),
      answer(calls.groups.list, {
        list: [classEntry(question), classEntry(question, { group: pair, members: 2 })],
      }),
    ],
  }),
} satisfies Meta;

export default meta;
type Story = StoryObj;
type Play = NonNullable<Story['play']>;

const opensDialog: Play = async ({ canvasElement }) => {
  const t = wordsOf('chat');
  const log = await within(canvasElement).findByRole('log');
  await within(log).findAllByText(saying(localized(written.question)));
  const more = within(log).getAllByRole('button', {
    name: t('menu.open', { name: localized(classmate.nickname) }),
  });
  await userEvent.click(more[0] ?? log);
  await userEvent.click(await screen.findByRole('menuitem', { name: t('menu.forward') }));
  await screen.findByRole('dialog');
};

/** E35, E39: groups, conversations, and who spoke in the room. */
export const Choosing: Story = { play: opensDialog };

/** E35: a target that refused is named. */
export const OneRefused: Story = {
  tags: ['pictured'],
  parameters: given({
    answers: [
      answer(calls.forwarding.forward, {
        results: [{ target: { type: 'group', id: '12' }, ok: false, msg_key: 'chat.muted' }],
      }),
    ],
  }),
  play: async (context) => {
    await opensDialog(context);
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('checkbox', { name: saying(localized(written.group)) }));
    await userEvent.click(dialog.getByRole('button', { name: wordsOf('chat')('forward.send') }));
    await waitFor(async () => expect(await screen.findByText(wordsOf('errors')('chat.muted'))).toBeVisible());
  },
};

/** M17: refused as a whole; the choice stays. */
export const NotForwardable: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [refuse(calls.forwarding.forward, 'forward.not_forwardable')] }),
  play: async (context) => {
    await opensDialog(context);
    const dialog = within(await screen.findByRole('dialog'));
    const group12 = dialog.getByRole('checkbox', { name: saying(localized(written.group)) });
    await userEvent.click(group12);
    await userEvent.click(dialog.getByRole('button', { name: wordsOf('chat')('forward.send') }));
    await screen.findByText(wordsOf('errors')('forward.not_forwardable'));
    await expect(group12).toBeChecked();
  },
};

/** D38: what a card holds. */
export const CardOpen: Story = {
  tags: ['pictured'],
  parameters: given({
    answers: [
      answer(calls.forwarding.merged, {
        title: written.dividends,
        list: [said(1, classmate, written.question, 40), said(2, teacher, written.reply, 38)],
      }),
    ],
  }),
  play: async ({ canvasElement }) => {
    const name = saying(localized(written.dividends));
    await userEvent.click(await within(canvasElement).findByRole('button', { name }));
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(async () => expect(await dialog.findByText(localized(written.reply))).toBeVisible());
  },
};

/** E05: the message that is answered stands over what is written. */
export const Answering: Story = {
  play: async ({ canvasElement }) => {
    const t = wordsOf('chat');
    const reply = await within(canvasElement).findAllByRole('button', {
      name: t('replyTo', { name: localized(classmate.nickname) }),
    });
    await userEvent.click(reply[0] ?? canvasElement);
    await waitFor(() =>
      expect(within(canvasElement).getByRole('button', { name: t('quote.cancel') })).toBeVisible(),
    );
  },
};

/** E38: what was said to one member is searched as in a class, and beside it stands what of it is kept. */
export const PairSearched: Story = {
  parameters: given({
    address: paths.chat.href({ group: 'direct_1' }),
    answers: [
      answer(calls.records.search, ({ room, q }) => {
        const list = room === 'direct_1' && q !== undefined ? [question] : [];
        return { list, total: list.length, page: 1, page_size: 20 };
      }),
    ],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const t = wordsOf('chat');
    await userEvent.click(await canvas.findByRole('button', { name: t('records.search') }));
    const side = await canvas.findByRole('complementary', { name: wordsOf('groups')('side.pair') });
    await waitFor(() => expect(within(side).getByRole('searchbox')).toHaveFocus());
    await userEvent.keyboard('?');
    // What was searched for is marked in it.
    await waitFor(() => expect(side).toHaveTextContent(saying(localized(written.question))));
  },
};

/** E39: a conversation of two has neither a class nor red packets. */
export const Pair: Story = {
  parameters: given({ address: paths.chat.href({ group: 'direct_1' }) }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(async () =>
      expect(
        await canvas.findByRole('heading', { level: 2, name: localized(classmate.nickname) }),
      ).toBeVisible(),
    );
    await expect(
      canvas.queryByRole('button', { name: wordsOf('chat')('composer.packet') }),
    ).not.toBeInTheDocument();
  },
};
