import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../../foundations/StoryGrid.tsx';
import { failures, heard, wordsOf } from '../../../stories/index.ts';
import { conversation, message, storyNow } from '../chat.fixtures.ts';
import type { ChatMessage } from '../chat-message.ts';
import { MessageList } from './MessageList.tsx';
import type { MessageListProps } from './message-list.ts';

const meta = {
  title: 'components/chat/MessageList',
  component: MessageList,
  args: {
    state: { kind: 'ready', messages: conversation(40), older: 'none' },
    actions: { onReply: fn(), onRetry: fn() },
    onRetry: fn(),
    onLoadOlder: fn(),
    now: storyNow,
  },
  decorators: [
    (Story) => (
      <div style={{ blockSize: 480, inlineSize: 380 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MessageList>;

export default meta;
type Story = StoryObj<typeof meta>;

const endGap = (log: HTMLElement) => log.scrollHeight - log.scrollTop - log.clientHeight;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const log = within(canvasElement).getByRole('log');
    await waitFor(() => expect(endGap(log)).toBeLessThan(2));
  },
};

export const ManyDays: Story = {
  args: { state: { kind: 'ready', messages: conversation(12, 3), older: 'none' } },
};

export const Loading: Story = { args: { state: { kind: 'loading' } } };

export const Empty: Story = { args: { state: { kind: 'ready', messages: [], older: 'none' } } };

/** A live session that is over asks nobody to speak. */
export const EmptyReadOnly: Story = {
  args: { ...Empty.args, isReadOnly: true },
  play: async ({ canvasElement }) => {
    // Its icon and its title, no words below.
    await expect(within(canvasElement).getByRole('log').firstElementChild?.childElementCount).toBe(2);
  },
};

export const LoadFailed: Story = {
  args: { state: { kind: 'error', reason: failures.noAnswer } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const OlderLoading: Story = {
  args: { state: { kind: 'ready', messages: conversation(3), older: 'loading' } },
};

export const OlderFailed: Story = {
  args: { state: { kind: 'ready', messages: conversation(3), older: 'failed' } },
  play: async ({ args, canvasElement }) => {
    const [retry] = within(canvasElement).getAllByRole('button');
    await userEvent.click(retry ?? canvasElement);
    await expect(args.onLoadOlder).toHaveBeenCalledOnce();
  },
};

/** A line where the reader stopped, and a way up to it. */
export const Unread: Story = {
  args: { unread: { firstId: 'm12', count: 28 } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const log = canvas.getByRole('log');
    await waitFor(() => expect(endGap(log)).toBeLessThan(2));
    await userEvent.click(await canvas.findByRole('button', { name: /28/ }));
    await waitFor(() => expect(endGap(log)).toBeGreaterThan(600));
    await waitFor(() => expect(canvas.queryByRole('button', { name: /28/ })).not.toBeInTheDocument());
  },
};

/** A press anywhere on a row chooses it. */
export const Selecting: Story = {
  args: { selection: { ids: new Set(['m37', 'm38']), most: 50, onToggle: fn() } },
  play: async ({ args, canvasElement }) => {
    const boxes = await within(canvasElement).findAllByRole('checkbox');
    await userEvent.click(boxes.at(-1) ?? canvasElement);
    await expect(args.selection?.onToggle).toHaveBeenCalledOnce();
  },
};

/**
 * Until what a change sets off on the page is done and told: scrolling, layout, observers, drawing. Ends between two
 * frames, so that whatever scrolls next is told of before observers are.
 */
async function nextFrames(): Promise<void> {
  for (let frame = 0; frame < 3; frame += 1)
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
}

interface RowInView {
  text: string;
  top: number;
}

const rowsSelector = '[role=log] > [style] > :not([data-line])';
const rowsOf = (log: HTMLElement): RowInView[] =>
  [...log.querySelectorAll<HTMLElement>(rowsSelector)].map((row) => ({
    text: row.textContent,
    top: row.getBoundingClientRect().top,
  }));

/** The topmost row whose head can be seen: the one a reader is at. */
function rowInView(log: HTMLElement): RowInView {
  const edge = log.getBoundingClientRect().top;
  const [first] = rowsOf(log)
    .filter(({ top }) => top > edge)
    .toSorted((one, other) => one.top - other.top);
  return first ?? { text: '', top: 0 };
}

/** Where a row stands now. */
const topOf = (log: HTMLElement, row: RowInView) => rowsOf(log).find(({ text }) => text === row.text)?.top;

/** A list whose owner appends and prepends when the hidden buttons of the story are pressed. */
function GrowingList(props: MessageListProps) {
  const [messages, setMessages] = useState<readonly ChatMessage[]>(() => conversation(60));
  const append = () =>
    setMessages((known) => [...known, message({ id: `new${known.length}`, sentAt: storyNow() })]);
  const prepend = () =>
    setMessages((known) => [
      ...conversation(50).map((one) => ({ ...one, id: `old-${one.id}`, sentAt: one.sentAt - 4_000_000 })),
      ...known,
    ]);
  return (
    <>
      <div style={{ blockSize: 420 }}>
        <MessageList {...props} state={{ kind: 'ready', messages, older: 'more' }} />
      </div>
      <button type="button" onClick={append}>
        append
      </button>
      <button type="button" onClick={prepend}>
        prepend
      </button>
    </>
  );
}

/** At the end it follows; scrolled up it stays and offers the way back. */
export const FollowsTheEnd: Story = {
  render: (args) => <GrowingList {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const log = canvas.getByRole('log');
    await waitFor(() => expect(endGap(log)).toBeLessThan(2));
    await userEvent.click(canvas.getByRole('button', { name: 'append' }));
    await waitFor(() => expect(endGap(log)).toBeLessThan(2));

    log.scrollTop -= 900;
    await waitFor(() => expect(endGap(log)).toBeGreaterThan(600));
    await waitFor(() => expect(canvasElement.querySelector('svg.lucide-arrow-down')).toBeVisible());
    const before = rowInView(log);
    await userEvent.click(canvas.getByRole('button', { name: 'append' }));
    await userEvent.click(canvas.getByRole('button', { name: 'append' }));
    const jump = await canvas.findByRole('button', { name: /2/ });
    await expect(topOf(log, before)).toBeCloseTo(before.top);
    await userEvent.click(jump);
    await waitFor(() => expect(endGap(log)).toBeLessThan(2));
    await expect(canvas.queryByRole('button', { name: /2/ })).not.toBeInTheDocument();
  },
};

/** What comes in below scrolls the list under an open menu, which goes with its row; a turn of the wheel closes it. */
export const MenuStays: Story = {
  tags: ['pictured'],
  name: 'P09: a menu stays while the list follows',
  args: { actions: { onReply: fn(), onDelete: fn() } },
  render: (args) => <GrowingList {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const log = canvas.getByRole('log');
    await waitFor(() => expect(endGap(log)).toBeLessThan(2));
    // Without a name it is what is said before, or after, any name.
    const [opener] = canvas
      .getAllByRole('button', { name: heard(wordsOf('chat')('menu.open', { name: '' }).trim()) })
      .slice(-1);
    if (!opener) throw new Error('no message has a menu');
    await userEvent.click(opener);
    const menu = await within(document.body).findByRole('menu');
    const before = log.scrollTop;
    const offset = menu.getBoundingClientRect().top - opener.getBoundingClientRect().top;
    const append = canvas.getByRole('button', { name: 'append' });
    append.click();
    await waitFor(() => expect(log.scrollTop).toBeGreaterThan(before));
    await nextFrames();
    await expect(menu).toBeVisible();
    await expect(menu.getBoundingClientRect().top - opener.getBoundingClientRect().top).toBeCloseTo(
      offset,
      0,
    );
    await fireEvent.wheel(log);
    log.scrollTop -= 200;
    await waitFor(() => expect(menu).not.toBeInTheDocument());
  },
};

/** A banner above or a taller composer takes of the view: the last message stays in it, whatever comes with it. */
export const StaysAtTheEnd: Story = {
  render: (args) => <GrowingList {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const log = canvas.getByRole('log');
    const append = canvas.getByRole('button', { name: 'append' });
    const frame = append.previousElementSibling;
    await waitFor(() => expect(endGap(log)).toBeLessThan(2));
    const resize = (height: number) => {
      if (frame instanceof HTMLElement) frame.style.blockSize = `${height}px`;
    };
    for (const height of [260, 420, 200]) {
      resize(height);
      await waitFor(() => expect(log.clientHeight).toBeLessThanOrEqual(height));
      await nextFrames();
      await expect(endGap(log)).toBeLessThan(2);
      // A message scrolls the view, which is cut before the page tells of the scrolling.
      const before = log.scrollHeight;
      append.click();
      await Promise.resolve();
      const grown = log.scrollHeight;
      resize(height - 100);
      await expect(grown).toBeGreaterThan(before);
      await nextFrames();
      await expect(endGap(log)).toBeLessThan(2);
    }
    await expect(canvasElement.querySelector('svg.lucide-arrow-down')).not.toBeInTheDocument();
  },
};

/** Older messages come in above, and a picture above gets its size: the row in view does not move by one pixel. */
export const KeepsItsPlace: Story = {
  render: (args) => <GrowingList {...args} />,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const log = canvas.getByRole('log');
    await waitFor(() => expect(endGap(log)).toBeLessThan(2));
    log.scrollTop = 100;
    await waitFor(() => expect(args.onLoadOlder).toHaveBeenCalled());
    const before = rowInView(log);
    const count = log.scrollHeight;
    await userEvent.click(canvas.getByRole('button', { name: 'prepend' }));
    await waitFor(() => expect(log.scrollHeight).toBeGreaterThan(count + 1_000));
    await expect(topOf(log, before)).toBeCloseTo(before.top);

    const top = log.scrollTop;
    const above = log.querySelector<HTMLElement>(rowsSelector);
    if (above) above.style.minBlockSize = '400px';
    await waitFor(() => expect(log.scrollTop).toBeGreaterThan(top + 200));
    await expect(topOf(log, before)).toBeCloseTo(before.top);

    // Its picture is of the end: where it stood depends on which rows had been measured when it was scrolled.
    const jump = canvasElement.querySelector('svg.lucide-arrow-down')?.closest('button');
    await expect(jump).toBeVisible();
    jump?.click();
    await waitFor(() => expect(endGap(log)).toBeLessThan(2));
    await waitFor(() => expect(jump).not.toBeInTheDocument());
  },
};

export const AllStates: Story = {
  name: 'All states',
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(100vw - 48px, 1000px)' }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => (
    <StoryGrid>
      {(
        [
          ['ready', { kind: 'ready', messages: conversation(10), older: 'none' }],
          ['older failed', { kind: 'ready', messages: conversation(3), older: 'failed' }],
          ['loading', { kind: 'loading' }],
          ['empty', { kind: 'ready', messages: [], older: 'none' }],
          ['error', { kind: 'error', reason: failures.noAnswer }],
        ] as const
      ).map(([label, state]) => (
        <StoryRow key={label} label={label}>
          <div data-fill-row style={{ blockSize: 320 }}>
            <MessageList {...args} state={state} />
          </div>
        </StoryRow>
      ))}
      <StoryRow label="unread">
        <div data-fill-row style={{ blockSize: 320 }}>
          <MessageList {...args} unread={{ firstId: 'm36', count: 4 }} />
        </div>
      </StoryRow>
      <StoryRow label="selecting, full">
        <div data-fill-row style={{ blockSize: 320 }}>
          <MessageList {...args} selection={{ ids: new Set(['m37', 'm38']), most: 2, onToggle: fn() }} />
        </div>
      </StoryRow>
    </StoryGrid>
  ),
};
