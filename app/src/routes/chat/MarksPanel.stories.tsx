import { calls, type CallAnswer, type Message, type Pin } from '@goldbean/contract';
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
  storyNow,
  wordsOf,
} from '../../stories/index.ts';
import { classJoined, classTalk, written } from './chat.fixtures.ts';
import { ChatPage } from './ChatPage.tsx';

const room = 'group_12';
const { jing: teacher, yutong: classmate, member: me } = people;

type Normal = Message & { readonly status: 'normal' };
const said = (seq: number, sender: Message['sender'], text: string): Normal => ({
  id: `m${seq}`,
  seq,
  client_msg_id: `c${seq}`,
  kind: 'text',
  body: { text },
  status: 'normal',
  sender,
  reply_to: null,
  mentions: [],
  ts: storyNow - 3_600_000 + seq * 60_000,
});
const lines = [
  said(1, teacher, written.hello),
  said(2, classmate, written.question),
  said(3, teacher, written.reply),
  said(4, me, written.thanks),
];
const [hello, question, reply] = lines as [Normal, Normal, Normal];
const taken: Message = { ...question, status: 'blocked', body: {} };
const hidden: Message = { ...taken, hidden: { text: written.question } };

const history = (list: readonly Message[]) =>
  answer(calls.messaging.history, { list: [...list], has_more: false });
const marks = (pins: Pin[], favourites: string[] = []) => answer(calls.marks.mine, { pins, favourites });
const pinned: Pin[] = [
  { message: hello, scope: 'all' },
  { message: reply, scope: 'self' },
];
const kept = (message: Message | null, id: string) => ({ id, room, message, saved_ts: storyNow - 600_000 });

const meta = {
  title: 'Pages/chat/Marks',
  component: ChatPage,
  tags: ['!autodocs'],
  ...page({
    address: paths.chat.href(),
    answers: [
      ...classTalk(lines),
      answer(calls.marks.delete, ({ ids }) => ({ done: [...ids], failed: [] })),
      answer(calls.marks.favourite, { ok: true }),
      answer(calls.marks.favourites, { list: [], total: 0, page: 1, page_size: 20 }),
    ],
  }),
} satisfies Meta;

export default meta;
type Story = StoryObj;
type Play = NonNullable<Story['play']>;

const t = () => wordsOf('chat');
const talkOf = (canvasElement: HTMLElement) => within(canvasElement).findByRole('log');

/** Opens the menu of a message and chooses in it. */
async function choose(canvasElement: HTMLElement, author: string, item: string): Promise<void> {
  const name = t()('menu.open', { name: author });
  const menus = await within(await talkOf(canvasElement)).findAllByRole('button', { name });
  // The last one is in view.
  await userEvent.click(menus.at(-1) ?? canvasElement);
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
}

const classmateName = () => localized(classmate.nickname);

/** E34: pinned for all and for me, the last one first. */
export const Pinned: Story = {
  parameters: given({ answers: [marks(pinned)] }),
  play: async ({ canvasElement }) => {
    const bar = within(await within(canvasElement).findByRole('region', { name: t()('pins.label') }));
    await waitFor(async () => expect(await bar.findByText(t()('pinnedMe'))).toBeVisible());
    await userEvent.click(bar.getByRole('button', { name: t()('pins.previous') }));
    await waitFor(async () => expect(await bar.findByText(t()('pinnedAll'))).toBeVisible());
  },
};

/** P09: a member may take a pin for all off for themselves only. */
export const PinRemoval: Story = {
  parameters: given({
    answers: [marks(pinned.slice(0, 1)), answer(calls.marks.pin, { pins: [] })],
  }),
  play: async ({ canvasElement }) => {
    const bar = await within(canvasElement).findByRole('region', { name: t()('pins.label') });
    await userEvent.click(within(bar).getByRole('button', { name: t()('pins.more') }));
    await userEvent.click(await screen.findByRole('menuitem', { name: t()('pins.removeMe') }));
    await waitFor(() => expect(bar).not.toBeInTheDocument());
  },
};

/** P09: asked first; then it is gone for me. */
export const DeleteOne: Story = {
  tags: ['pictured'],
  play: async ({ canvasElement }) => {
    await choose(canvasElement, classmateName(), t()('menu.delete'));
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: t()('select.delete') }));
    const talk = within(await talkOf(canvasElement));
    await waitFor(() => expect(talk.queryByText(localized(written.question))).toBeNull());
    await expect(talk.getByText(localized(written.hello))).toBeVisible();
  },
};

const selects: Play = async ({ canvasElement }) => {
  await choose(canvasElement, classmateName(), t()('menu.select'));
  await within(canvasElement).findByRole('checkbox', { checked: true });
};
const barOf = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('region', { name: t()('select.label') });

/** K02: the bar stands in the composer's place. */
export const Selecting: Story = {
  play: async (context) => {
    await selects(context);
    await expect(within(context.canvasElement).queryByRole('textbox')).toBeNull();
    const bar = within(await barOf(context.canvasElement));
    await expect(bar.getByRole('button', { name: t()('select.single') })).toBeVisible();
    await userEvent.click(bar.getByRole('button', { name: t()('select.end') }));
    await waitFor(async () =>
      expect(await within(context.canvasElement).findByRole('textbox')).toBeVisible(),
    );
  },
};

/** V11, M19: with none chosen nothing can be done, and it says so. */
export const SelectedNone: Story = {
  play: async (context) => {
    await selects(context);
    await userEvent.click(within(context.canvasElement).getByRole('checkbox', { checked: true }));
    const bar = within(await barOf(context.canvasElement));
    await waitFor(async () =>
      expect(await bar.findByText(t()('select.none'), { selector: 'small' })).toBeVisible(),
    );
    await userEvent.click(bar.getByRole('button', { name: t()('select.delete') }));
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

const words: Message = {
  ...said(2, classmate, ''),
  kind: 'voice',
  body: { file_id: 'v1', name: 'voice.webm', mime: 'audio/webm', size: 92_000, duration: 23_000 },
};

/** V13, D37: what may not be sent on holds up the others, and it is said; without it they can be. */
export const SelectedNotForwardable: Story = {
  name: 'V13: a voice message among the chosen is not forwarded',
  parameters: given({ answers: [history([hello, words, reply])] }),
  play: async (context) => {
    await selects(context);
    const canvas = within(context.canvasElement);
    const bar = within(await barOf(context.canvasElement));
    const stuck = t()('select.notForwardable', { count: 1, n: '1' });
    const [first, voice] = canvas.getAllByRole('checkbox');
    await userEvent.click(first ?? context.canvasElement);
    await waitFor(async () => expect(await bar.findByText(stuck, { selector: 'small' })).toBeVisible());
    const actions = ['select.single', 'select.merged'] as const;
    for (const action of actions) await userEvent.click(bar.getByRole('button', { name: t()(action) }));
    await expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(voice ?? context.canvasElement);
    await waitFor(() => expect(bar.queryByText(stuck, { selector: 'small' })).toBeNull());
    for (const action of actions)
      await expect(bar.getByRole('button', { name: t()(action) })).not.toHaveAttribute('aria-disabled');
    await userEvent.click(voice ?? context.canvasElement);
    await bar.findByText(stuck, { selector: 'small' });
  },
};

/** M18: nothing was deleted; the selection stays. */
export const DeleteFailed: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [refuse(calls.marks.delete, 'system.error')] }),
  play: async (context) => {
    await selects(context);
    const bar = within(await barOf(context.canvasElement));
    await userEvent.click(bar.getByRole('button', { name: t()('select.delete') }));
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: t()('select.delete') }));
    await waitFor(async () => expect(await bar.findByText(t()('select.failed'))).toBeVisible());
    await expect(within(context.canvasElement).getByRole('checkbox', { checked: true })).toBeVisible();
  },
};

/** V11: one of two could not be deleted; it is named by staying selected. */
export const DeletePartlyFailed: Story = {
  tags: ['pictured'],
  parameters: given({
    answers: [answer(calls.marks.delete, ({ ids }) => ({ done: ids.slice(0, 1), failed: ids.slice(1) }))],
  }),
  play: async (context) => {
    await selects(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(canvas.getAllByRole('checkbox', { checked: false })[0] ?? context.canvasElement);
    const bar = within(await barOf(context.canvasElement));
    await userEvent.click(bar.getByRole('button', { name: t()('select.delete') }));
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: t()('select.delete') }));
    await waitFor(async () =>
      expect(await bar.findByText(t()('select.partly', { count: 1, n: '1' }))).toBeVisible(),
    );
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(1);
  },
};

/** P06: staff hide a message, and must say why. */
export const BlockAsked: Story = {
  tags: ['pictured'],
  parameters: given({
    answers: [classJoined(4, { role: 'staff' }), answer(calls.marks.block, { status: 'blocked' })],
  }),
  play: async ({ canvasElement }) => {
    await choose(canvasElement, classmateName(), t()('menu.block'));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: t()('block.confirm') }));
    await waitFor(async () => expect(await dialog.findByText(t()('block.missing'))).toBeVisible());
  },
};

const blocks: Play = async ({ canvasElement }) => {
  const talk = within(await talkOf(canvasElement));
  await talk.findByText(localized(written.question));
  pushFrame({
    type: 'event',
    room,
    epoch: 'e',
    seq: 5,
    ts: storyNow,
    data: { kind: 'block', id: 'm2', on: true, by: teacher.uid },
  });
};

/** E36: hidden while one looks, without a word of what it said. */
export const BlockedForMember: Story = {
  tags: ['pictured'],
  play: async (context) => {
    await blocks(context);
    const talk = within(await talkOf(context.canvasElement));
    await waitFor(async () => expect(await talk.findByText(t()('blocked'))).toBeVisible());
    await expect(talk.queryByText(localized(written.question))).toBeNull();
  },
};

/** E36: staff read it, and may show it again. */
export const BlockedForStaff: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [classJoined(4, { role: 'staff' }), history([hello, hidden, reply])] }),
  play: async ({ canvasElement }) => {
    const talk = within(await talkOf(canvasElement));
    await waitFor(async () =>
      expect(await talk.findByText(t()('block.text', { text: localized(written.question) }))).toBeVisible(),
    );
    await expect(talk.getByRole('button', { name: t()('unblock') })).toBeVisible();
  },
};

const favourites = (list: CallAnswer<typeof calls.marks.favourites>['list']) =>
  answer(calls.marks.favourites, { list, total: list.length, page: 1, page_size: 20 });
const withFavourites = paths.chat.href({ group: '12', side: 'favourites' });

/** E36, M34: what I keep; one that was recalled says that it is gone. */
export const Favourites: Story = {
  parameters: given({
    address: withFavourites,
    answers: [
      marks([], ['m3', 'm9']),
      favourites([kept(reply, 'm3'), kept({ ...taken, id: 'm9', status: 'recalled' }, 'm9')]),
    ],
  }),
  play: async ({ canvasElement }) => {
    const panel = within(await within(canvasElement).findByRole('region', { name: t()('favourites.label') }));
    await expect(panel.getByText(saying(localized(written.reply).slice(0, 12)))).toBeVisible();
    await expect(panel.getByText(t()('quote.gone'))).toBeVisible();
  },
};

export const NoFavourites: Story = {
  parameters: given({ address: withFavourites }),
  play: async ({ canvasElement }) => {
    await waitFor(async () =>
      expect(await within(canvasElement).findByText(t()('favourites.empty'))).toBeVisible(),
    );
  },
};

export const FavouritesFailed: Story = {
  tags: ['pictured'],
  parameters: given({
    address: withFavourites,
    answers: [refuse(calls.marks.favourites, 'system.error')],
  }),
  play: async ({ canvasElement }) => {
    await waitFor(async () =>
      expect(await within(canvasElement).findByText(t()('favourites.failed'))).toBeVisible(),
    );
  },
};
