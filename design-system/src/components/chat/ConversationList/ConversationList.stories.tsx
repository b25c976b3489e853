import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { failures, heard, places, wordsOf } from '../../../stories/index.ts';
import { storyNow } from '../chat.fixtures.ts';
import { conversations } from '../class.fixtures.ts';
import { ConversationList } from './ConversationList.tsx';

const meta = {
  title: 'components/chat/ConversationList',
  component: ConversationList,
  args: {
    state: { kind: 'ready', conversations },
    selected: 'g1',
    onOpen: fn(),
    onRetry: fn(),
    now: storyNow(),
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 280, blockSize: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ConversationList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Unread, named, a draft, pinned and silent ones. */
export const Ready: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { current: true })).toHaveTextContent(places.wealthTwelve);
    await userEvent.click(canvas.getByRole('button', { name: heard(places.ratioClass) }));
    await expect(args.onOpen).toHaveBeenCalledWith(conversations[1]);
  },
};
/** What is pinned and silent is the member's own choice, in the menu of each row. */
export const WithMenu: Story = {
  args: { onPin: fn(), onSilent: fn(), onUnread: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const menus = canvas.getAllByRole('button', { expanded: false });
    await userEvent.click(menus[1] ?? canvasElement);
    await userEvent.click((await canvas.findAllByRole('menuitem'))[0] ?? canvasElement);
    await expect(args.onPin).toHaveBeenCalledWith(conversations[1], true);
    await userEvent.click(menus[3] ?? canvasElement);
    await userEvent.click((await canvas.findAllByRole('menuitem'))[1] ?? canvasElement);
    await expect(args.onSilent).toHaveBeenCalledWith(conversations[3], false);
    // S17: what has something unread is marked as read, and the other way round.
    for (const [at, conversation] of conversations.slice(0, 4).entries()) {
      await userEvent.click(menus[at] ?? canvasElement);
      const item = (await canvas.findAllByRole('menuitem'))[2];
      await userEvent.click(item ?? canvasElement);
      await expect(args.onUnread).toHaveBeenLastCalledWith(conversation, conversation.unread === 0);
    }
  },
};
/** Who has many conversations looks for one by its name. */
export const Searching: Story = {
  args: { state: { kind: 'ready', conversations: [] }, search: { query: 'zzz', onChange: fn() } },
  play: async ({ args, canvasElement }) => {
    const t = wordsOf('chat');
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox', { name: t('chats.search') }), 'y');
    await expect(args.search?.onChange).toHaveBeenCalledWith('zzzy');
    await expect(canvas.getByText(t('chats.searchNone'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('records.clear') }));
    await expect(args.search?.onChange).toHaveBeenLastCalledWith('');
  },
};
/** One stop of Tab; arrows, Home and End between the rows; the menu of a row by its keys. */
export const ByKeyboard: Story = {
  tags: ['pictured'],
  name: 'S17: conversations by keyboard',
  args: { onPin: fn(), onSilent: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const row = (at: number) => canvasElement.querySelectorAll<HTMLElement>('[data-chat]')[at];
    await userEvent.tab();
    await expect(row(0)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    await expect(row(1)).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(row(conversations.length - 1)).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowUp}{ArrowDown}{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith(conversations[1]);
    await userEvent.keyboard('{Shift>}{F10}{/Shift}');
    await expect(await canvas.findByRole('menu')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPin).toHaveBeenCalledWith(conversations[1], true);
    await expect(row(1)).toHaveFocus();
    await userEvent.tab();
    await expect(canvasElement).not.toContainElement(document.activeElement as HTMLElement);
  },
};
export const Empty: Story = { args: { state: { kind: 'ready', conversations: [] } } };
export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const LoadFailed: Story = {
  args: { state: { kind: 'error', reason: failures.noAnswer } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const AllStates: Story = {
  name: 'All states',
  // The same region many times: that is what this page is for.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 1100 }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(4, 1fr)', blockSize: 420 }}>
      <ConversationList {...args} />
      <ConversationList {...args} state={{ kind: 'ready', conversations: [] }} />
      <ConversationList {...args} state={{ kind: 'loading' }} />
      <ConversationList {...args} state={{ kind: 'error', reason: failures.noAnswer }} />
    </div>
  ),
};
