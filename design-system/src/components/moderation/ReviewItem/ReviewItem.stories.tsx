import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { cast, failures, study, talk } from '../../../stories/index.ts';
import { storyRecording } from '../../../stories/recording.ts';
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
    author: { ...cast.jingyi },
    at: now - hour,
    title: study.stockPost,
    text: study.stockPostText,
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
  author: { ...cast.longName },
  title: '',
  text: talk.spamLine,
  pictures: [],
  flags: [failures.contactDetails, failures.profitPromise],
} as const;
export const Flagged: Story = { args: flagged };
/** What a comment is about is read before it is judged. */
export const LeadsToItsSubject: Story = {
  args: { ...flagged, title: study.sureTitle, titleHref: '#/hljw/wishDetails' },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: study.sureTitle });
    await expect(link).toHaveAttribute('href', '#/hljw/wishDetails');
  },
};
/** A short video is watched before it is judged. */
export const WithFilm: Story = { args: { kind: 'video', pictures: [], film: storyRecording } };
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
    text: failures.appealText,
    pictures: [],
    state: { kind: 'notYours' },
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(button(canvasElement, 1));
    await expect(args.onPass).not.toHaveBeenCalled();
  },
};
export const DecisionFailed: Story = {
  args: { state: { kind: 'failed', reason: failures.otherModerator } },
};
/** As its author sees it (S06). */
export const WaitingForItsAuthor: Story = {
  args: { state: { kind: 'waiting', place: 12, waitMs: 35 * 60_000 } },
};
export const Displayed: Story = { args: { state: { kind: 'displayed', by: cast.limin.nickname, at: now } } };
export const Rejected: Story = {
  args: {
    kind: 'wish',
    title: study.sureTitle,
    text: study.sureText,
    pictures: [],
    state: {
      kind: 'rejected',
      by: cast.limin.nickname,
      at: now,
      reason: failures.asksTipRules,
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
