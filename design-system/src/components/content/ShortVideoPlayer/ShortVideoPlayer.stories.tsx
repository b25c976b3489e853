import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { failures, titles } from '../../../stories/index.ts';
import { counts, longName, nurul, picture, portrait } from '../content.fixtures.ts';
import { ShortVideoPlayer } from './ShortVideoPlayer.tsx';

const meta = {
  title: 'components/content/ShortVideoPlayer',
  component: ShortVideoPlayer,
  args: {
    title: titles.threeChecks,
    author: nurul,
    follow: { state: { kind: 'none' }, onFollow: fn() },
    state: { kind: 'playing' },
    position: 22_000,
    duration: 58_000,
    isMuted: false,
    counts,
    onPlay: fn(),
    onSeek: fn(),
    onMute: fn(),
    onNext: fn(),
    onPrevious: fn(),
    onLike: fn(),
    onFavourite: fn(),
    onComment: fn(),
    onReport: fn(),
    onRetry: fn(),
    children: <img src={portrait} alt="" />,
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ShortVideoPlayer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playing: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const press = canvas.getAllByRole('button')[0] ?? canvasElement;
    press.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onNext).toHaveBeenCalledOnce();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onPrevious).toHaveBeenCalledOnce();
    await userEvent.keyboard('m');
    await expect(args.onMute).toHaveBeenCalledWith(true);
    await userEvent.keyboard('l');
    await expect(args.onLike).toHaveBeenCalledWith(true);
    await userEvent.click(press);
    await expect(args.onPlay).toHaveBeenCalledWith(false);
    await fireEvent.change(canvas.getByRole('slider'), { target: { value: '30' } });
    await expect(args.onSeek).toHaveBeenCalledWith(30_000);
  },
};
export const Paused: Story = {
  args: { state: { kind: 'paused' }, isMuted: true, counts: { ...counts, isLiked: true, isFavourite: true } },
};
export const Loading: Story = { args: { state: { kind: 'loading' }, position: 0, duration: 0 } };
/** My own, while it is being converted: nobody to follow. */
export const Processing: Story = {
  args: { state: { kind: 'processing' }, follow: undefined, position: 0, duration: 0 },
};
export const Failed: Story = {
  args: { state: { kind: 'failed', reason: failures.videoLost } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getAllByRole('button')[0] ?? canvasElement);
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
/** The last of the feed, filmed across, with a long title. */
export const Last: Story = {
  args: {
    isLast: true,
    author: longName,
    title: titles.oneMinute,
    follow: { state: { kind: 'following' }, onFollow: fn() },
    children: <img src={picture()} alt="" />,
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getAllByRole('button').at(-1) ?? canvasElement);
    await expect(args.onNext).not.toHaveBeenCalled();
  },
};

export const AllStates: Story = {
  name: 'All states',
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(1000px, 100vw - 48px)' }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fit, minmax(400px, 1fr))' }}>
      {Object.entries({ Playing, Paused, Loading, Processing, Failed, Last }).map(([name, story]) => (
        <ShortVideoPlayer
          key={name}
          {...args}
          {...story.args}
          title={`${story.args?.title ?? args.title} (${name})`}
        />
      ))}
    </div>
  ),
};
