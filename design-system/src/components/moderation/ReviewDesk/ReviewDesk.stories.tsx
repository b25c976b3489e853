import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { cast, failures, study, talk, wordsOf } from '../../../stories/index.ts';
import { hour, now } from '../moderation.fixtures.ts';
import type { HeldVerdictView } from './HeldVerdictRow.tsx';
import { type QueuedItem, ReviewDesk } from './ReviewDesk.tsx';

const first: QueuedItem = {
  id: 'p1',
  kind: 'post',
  author: { ...cast.jingyi },
  at: now - hour,
  title: '',
  text: study.stockPostText,
  pictures: [],
  flags: [],
  state: { kind: 'pending' },
};
const second: QueuedItem = { ...first, id: 'p2', author: { ...cast.longName }, text: talk.spamLine };
const passed: HeldVerdictView = { id: 'p0', author: cast.somchai.nickname, passes: true, until: now + 7_000 };
const held = [passed];

const meta = {
  title: 'components/moderation/ReviewDesk',
  component: ReviewDesk,
  args: {
    queues: [
      { kind: 'post', waiting: 2 },
      { kind: 'comment', waiting: 14 },
    ],
    selected: 'post',
    onQueue: fn(),
    state: { kind: 'ready', items: [first, second], page: 1, pageCount: 1 },
    held: [],
    onPass: fn(),
    onReject: fn(),
    onConfirmReject: fn(),
    onCancelReject: fn(),
    onUndo: fn(),
    onPage: fn(),
    onRetry: fn(),
    now: () => now,
  },
} satisfies Meta<typeof ReviewDesk>;

export default meta;
type Story = StoryObj<typeof meta>;

const t = () => wordsOf('review');

/** Judged by single keys: down, publish, up, reject, undo. */
export const ByKeys: Story = {
  args: { held },
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')[0]).toHaveAttribute('aria-current', 'true');
    await userEvent.keyboard('ja');
    await expect(args.onPass).toHaveBeenCalledWith('p2');
    await userEvent.keyboard('kr');
    await expect(args.onReject).toHaveBeenCalledWith('p1');
    await userEvent.keyboard('z');
    await expect(args.onUndo).toHaveBeenCalledWith('p0');
  },
};
export const OtherQueue: Story = {
  play: async ({ args, canvasElement }) => {
    const tab = within(canvasElement).getByRole('tab', { name: new RegExp(t()('kind.comment')) });
    await userEvent.click(tab);
    await expect(args.onQueue).toHaveBeenCalledWith('comment');
  },
};
/** Letters of a reason are no orders. */
export const Rejecting: Story = {
  args: {
    state: {
      kind: 'ready',
      items: [{ ...first, state: { kind: 'rejecting' } }, second],
      page: 1,
      pageCount: 3,
    },
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getAllByRole('radio').at(-1) ?? canvasElement);
    await userEvent.type(canvas.getByRole('textbox'), 'jaz');
    await expect(args.onPass).not.toHaveBeenCalled();
    await expect(args.onUndo).not.toHaveBeenCalled();
  },
};
/** D68: 10 seconds to take it back. */
export const Held: Story = {
  args: {
    held: [
      passed,
      { ...passed, id: 'p3', author: cast.longName.nickname, passes: false, until: now + 9_000 },
    ],
  },
  play: async ({ args, canvasElement }) => {
    const [undo] = within(canvasElement).getAllByRole('button', { name: t()('undo', { n: '7' }) });
    await userEvent.click(undo ?? canvasElement);
    await expect(args.onUndo).toHaveBeenCalledWith('p0');
  },
};
export const NothingWaits: Story = {
  tags: ['pictured'],
  args: {
    queues: [{ kind: 'post', waiting: 0 }],
    state: { kind: 'ready', items: [], page: 1, pageCount: 1 },
  },
};
export const Loading: Story = { tags: ['pictured'], args: { queues: [], state: { kind: 'loading' } } };
export const LoadFailed: Story = {
  args: { state: { kind: 'failed', reason: failures.noAnswer } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: t()('retry') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const AllStates: Story = { name: 'All states', args: { held } };
