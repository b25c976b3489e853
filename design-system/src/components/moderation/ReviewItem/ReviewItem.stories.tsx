import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { hour, now } from '../moderation.fixtures.ts';
import { ReviewItem } from './ReviewItem.tsx';

const chart = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 90"><rect width="120" height="90" fill="#f6f7f9"/><path d="M8 70l20-14 18 8 22-30 18 10 26-30" fill="none" stroke="#1d8a5a" stroke-width="3"/></svg>',
)}`;

const meta = {
  title: 'components/moderation/ReviewItem',
  component: ReviewItem,
  args: {
    kind: 'post',
    author: { nickname: '陈静怡', img: '' },
    at: now - hour,
    title: '用市盈率看银行股的一点心得',
    text: '银行股的市盈率长期偏低，单看市盈率容易误判。\n我习惯把不良率、拨备覆盖率和净息差放在一起看，大家怎么看？',
    pictures: [chart],
    flags: [],
    state: { kind: 'pending' },
    onPass: fn(),
    onReject: fn(),
    onConfirmReject: fn(),
    onCancelReject: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 760 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ReviewItem>;

export default meta;
type Story = StoryObj<typeof meta>;

const button = (canvasElement: HTMLElement, at: number) =>
  within(canvasElement).getAllByRole('button').at(at) ?? canvasElement;

export const Pending: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(button(canvasElement, 0));
    await expect(args.onReject).toHaveBeenCalledOnce();
    await userEvent.click(button(canvasElement, 1));
    await expect(args.onPass).toHaveBeenCalledOnce();
  },
};
const flagged = {
  kind: 'comment',
  author: { nickname: 'นางสาวพรรณทิพาวรรณ ศักดิ์สิทธิ์ธนพัฒน์กุลวงศ์', img: '' },
  title: '',
  text: 'สนใจหุ้นเด็ด แอดไลน์ @sure-profit รับประกันกำไร 30% ต่อเดือน',
  pictures: [],
  flags: ['Contact details', 'Promise of profit'],
} as const;
export const Flagged: Story = { args: flagged };
/** A reason is mandatory, and the author reads it. */
export const Rejecting: Story = {
  args: { ...flagged, state: { kind: 'rejecting' } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(button(canvasElement, 1));
    await expect(args.onConfirmReject).not.toHaveBeenCalled();
    await userEvent.click(canvas.getAllByRole('radio').at(-1) ?? canvasElement);
    await userEvent.click(button(canvasElement, 1));
    await expect(args.onConfirmReject).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('textbox'), 'Menjanjikan keuntungan');
    await userEvent.click(button(canvasElement, 1));
    await expect(args.onConfirmReject).toHaveBeenCalledWith('Menjanjikan keuntungan');
    await userEvent.click(button(canvasElement, 0));
    await expect(args.onCancelReject).toHaveBeenCalledOnce();
  },
};
export const Deciding: Story = { args: { state: { kind: 'deciding', passes: true } } };
/** Nobody judges a decision of their own. */
export const NotYours: Story = {
  args: {
    kind: 'appeal',
    title: '',
    text: '我只是转述老师课上的例子，没有推荐股票，请复核聊天记录。',
    pictures: [],
    state: { kind: 'notYours' },
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(button(canvasElement, 1));
    await expect(args.onPass).not.toHaveBeenCalled();
  },
};
export const DecisionFailed: Story = {
  args: { state: { kind: 'failed', reason: 'Another moderator decided a moment ago.' } },
};
/** As its author sees it (S06). */
export const WaitingForItsAuthor: Story = {
  args: { state: { kind: 'waiting', place: 12, waitMs: 35 * 60_000 } },
};
export const Displayed: Story = { args: { state: { kind: 'displayed', by: '巡查员 李敏', at: now } } };
export const Rejected: Story = {
  args: {
    kind: 'wish',
    title: '推荐明天必涨的股票',
    text: '每天推荐三只就行。',
    pictures: [],
    state: {
      kind: 'rejected',
      by: '巡查员 李敏',
      at: now,
      reason: 'Asks for a recommendation of single stocks, which the rules of the house exclude.',
    },
    onEdit: fn(),
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(button(canvasElement, 0));
    await expect(args.onEdit).toHaveBeenCalledOnce();
  },
};

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      {Object.entries({
        Pending,
        Flagged,
        Rejecting,
        Deciding,
        NotYours,
        DecisionFailed,
        WaitingForItsAuthor,
        Displayed,
        Rejected,
      }).map(([key, story]) => (
        <ReviewItem key={key} {...args} {...story.args} />
      ))}
    </div>
  ),
};
