import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { heard, talk, wordsOf } from '../../../stories/index.ts';
import { conversation, mei, message, storyNow, teacher } from '../chat.fixtures.ts';
import type { ChatMessage } from '../chat-message.ts';
import { MessageList } from './MessageList.tsx';
import type { MessageListHandle, MessageListProps } from './message-list.ts';

const recalled = message({
  id: 'recalled',
  isOwn: true,
  author: mei,
  content: { kind: 'recalled', canEditAgain: true },
});

const meta = {
  title: 'components/chat/MessageKeys',
  component: MessageList,
  args: {
    state: { kind: 'ready', messages: [...conversation(200), recalled], older: 'none' },
    actions: {
      onReply: fn(),
      onRecall: fn(),
      onEditAgain: fn(),
      onDelete: fn(),
      onForward: fn(),
      onOpenAuthor: fn(),
    },
    onRetry: fn(),
    onLoadOlder: fn(),
    onLeave: fn(),
    now: storyNow,
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 380 }}>
        <button type="button">before</button>
        <div style={{ blockSize: 480 }}>
          <Story />
        </div>
        <button type="button">after</button>
      </div>
    ),
  ],
} satisfies Meta<typeof MessageList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Id of the message on which the focus stands. */
const focused = () =>
  document.activeElement instanceof HTMLElement ? document.activeElement.dataset['message'] : undefined;
const isOn = (id: string) => waitFor(() => expect(focused()).toBe(id));

/** S17: one stop of Tab, its own buttons, and out again; arrows, Home and End reach rows that were not drawn. */
export const Moving: Story = {
  name: 'S17: moving through messages',
  // Which rows were measured on the way, and so at which fraction of a pixel the list ends, depends on the machine's pace.
  tags: ['moving'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(wordsOf('chat')('recalled.own'));
    canvas.getByRole('button', { name: 'before' }).focus();
    await userEvent.tab();
    await isOn('recalled');
    await userEvent.keyboard('{ArrowUp}');
    await isOn('m199');
    await userEvent.tab();
    await expect(document.activeElement?.closest('[data-message]')).toHaveAttribute('data-message', 'm199');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await isOn('m197');
    for (let row = 196; row > 170; row -= 1) {
      await userEvent.keyboard('{ArrowUp}');
      await isOn(`m${row}`);
      await expect(document.activeElement).toBeVisible();
    }
    await userEvent.keyboard('{Home}');
    await isOn('m0');
    await expect(canvas.queryByRole('button', { name: 'after' })).toBeVisible();
    await userEvent.keyboard('{End}');
    await isOn('recalled');
    // Its one button, then out of the list.
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'after' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await isOn('recalled');
  },
};

/** The row with the focus is scrolled away: the keys go on from it. */
export const ScrolledAway: Story = {
  name: 'S17: the row with the focus is scrolled away',
  play: async ({ canvasElement }) => {
    const log = await within(canvasElement).findByRole('log');
    await userEvent.tab();
    await userEvent.tab();
    await isOn('recalled');
    log.scrollTop = 0;
    await waitFor(() => expect(log).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await isOn('m199');
  },
};

export const Actions: Story = {
  name: 'S17: R, E and Escape',
  play: async ({ args, canvasElement }) => {
    await within(canvasElement).findByRole('log');
    await userEvent.tab();
    await userEvent.tab();
    await isOn('recalled');
    await userEvent.keyboard('r');
    await expect(args.actions?.onReply).not.toHaveBeenCalled();
    await userEvent.keyboard('e');
    await expect(args.actions?.onEditAgain).toHaveBeenCalledWith(recalled);
    await userEvent.keyboard('{ArrowUp}');
    await isOn('m199');
    await userEvent.keyboard('e');
    await expect(args.actions?.onEditAgain).toHaveBeenCalledOnce();
    await userEvent.keyboard('r');
    await expect(args.actions?.onReply).toHaveBeenCalledWith(expect.objectContaining({ id: 'm199' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};

/** The menu of a message by its keys, and back to the message without a choice. */
export const MenuByKeys: Story = {
  tags: ['pictured'],
  name: 'S17: the menu by keyboard',
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('log');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await isOn('m199');
    for (const keys of ['{Shift>}{F10}{/Shift}', '{ContextMenu}', '{Delete}']) {
      await userEvent.keyboard(keys);
      await waitFor(() => expect(canvas.getByRole('menu')).toBeVisible());
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{Escape}');
      await waitFor(() => expect(canvas.queryByRole('menu')).not.toBeInTheDocument());
      await isOn('m199');
    }
    await expect(args.onLeave).not.toHaveBeenCalled();
    await userEvent.keyboard('{Delete}{Enter}');
    await expect(args.actions?.onReply).toHaveBeenCalledOnce();
  },
};

/** The second button of a pointer, and a long press, open the same menu where they press. */
export const MenuByPointer: Story = {
  name: 'S17: the menu where the pointer is',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const log = await canvas.findByRole('log');
    const row = log.querySelector<HTMLElement>('[data-message="m199"]') ?? log;
    const { left, top } = row.getBoundingClientRect();
    await fireEvent.contextMenu(row, { clientX: left + 60, clientY: top + 10 });
    const menu = await canvas.findByRole('menu');
    await waitFor(() => expect(menu).toBeVisible());
    await expect(Math.abs(menu.getBoundingClientRect().left - left - 60)).toBeLessThan(2);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('menu')).not.toBeInTheDocument());
  },
};

/** Space chooses, Escape leaves. */
export const Selecting: Story = {
  name: 'S17: Space chooses while messages are selected',
  args: { selection: { ids: new Set(['m198']), most: 50, onToggle: fn() } },
  play: async ({ args, canvasElement }) => {
    await within(canvasElement).findByRole('log');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await isOn('m199');
    await userEvent.keyboard(' ');
    await expect(args.selection?.onToggle).toHaveBeenCalledWith(expect.objectContaining({ id: 'm199' }));
    await userEvent.keyboard('r');
    await expect(args.actions?.onReply).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};

function Talk(props: MessageListProps) {
  const list = useRef<MessageListHandle>(null);
  const [messages, setMessages] = useState<readonly ChatMessage[]>(() => conversation(60));
  const [target, setTarget] = useState<MessageListProps['target']>();
  const say = (count: number) =>
    setMessages((known) => [
      ...known,
      ...Array.from({ length: count }, (_, at) =>
        message({
          id: `new${known.length + at}`,
          author: teacher,
          content: { kind: 'text', text: `${talk.average} ${known.length + at}` },
        }),
      ),
    ]);
  return (
    <>
      <MessageList
        {...props}
        ref={list}
        state={{ kind: 'ready', messages, older: 'none' }}
        {...(target && { target })}
      />
      <button type="button" onClick={() => say(1)}>
        say
      </button>
      <button type="button" onClick={() => say(20)}>
        flood
      </button>
      <button type="button" onClick={() => setTarget({ id: 'm5' })}>
        go
      </button>
      <button type="button" onClick={() => list.current?.focusLast()}>
        last
      </button>
    </>
  );
}

/** What others say is told by who said it; a flood is one sentence. The list itself is not read out. */
export const ToldAloud: Story = {
  name: 'S17: new messages are told politely',
  render: (args) => <Talk {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const log = await canvas.findByRole('log');
    await expect(log).toHaveAttribute('aria-live', 'off');
    const told = canvas.getByRole('status');
    await expect(told).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'say' }));
    await waitFor(() => expect(told.textContent).toMatch(heard(teacher.nickname, `${talk.average} 60`)));
    await userEvent.click(canvas.getByRole('button', { name: 'flood' }));
    await waitFor(() =>
      expect(told.textContent).toMatch(heard('20', teacher.nickname, `${talk.average} 80`)),
    );
  },
};

/** M34, E38: the focus goes with the list, to a message that was not drawn. */
export const GoneTo: Story = {
  name: 'S17: the focus goes to the message that is gone to',
  render: (args) => <Talk {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('log');
    await userEvent.click(canvas.getByRole('button', { name: 'go' }));
    await isOn('m5');
    await expect(document.activeElement).toHaveAttribute('data-marked');
    await userEvent.click(canvas.getByRole('button', { name: 'last' }));
    await isOn('m59');
  },
};

export const AllStates: Story = { name: 'All states' };
