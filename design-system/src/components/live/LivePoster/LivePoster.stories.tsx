import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../../foundations/StoryGrid.tsx';
import { cast, places, titles } from '../../../stories/index.ts';
import { LivePoster, type LivePosterState } from './LivePoster.tsx';

const shown = {
  kind: 'shown',
  status: 'live',
  title: titles.cashLesson,
  cover: '',
  teacher: { ...cast.teacherLin },
  channelName: places.valueClub,
  startsAt: Date.UTC(2026, 10, 20, 11, 30),
  online: 12_846,
  picture: 'paused',
} as const satisfies LivePosterState;

const meta = {
  title: 'components/live/LivePoster',
  component: LivePoster,
  args: { state: shown, onPlay: fn(), onPause: fn() },
} satisfies Meta<typeof LivePoster>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Less motion is wanted, or data is dear: it plays when asked to. */
export const Paused: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onPlay).toHaveBeenCalledOnce();
  },
};
export const Playing: Story = {
  args: { state: { ...shown, picture: 'playing' } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onPause).toHaveBeenCalledOnce();
  },
};
export const Over: Story = { args: { state: { ...shown, picture: 'over' } } };
export const Next: Story = {
  args: {
    state: {
      ...shown,
      status: 'not_started',
      title: titles.beforeOpen,
      teacher: { ...cast.teacherLin },
      channelName: places.thaiStocks,
      online: 0,
      picture: 'none',
    },
  },
};
export const Quiet: Story = { args: { state: { kind: 'quiet' } } };
export const Loading: Story = { args: { state: { kind: 'loading' } } };

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <StoryGrid>
      {Object.entries({ Paused, Playing, Over, Next, Quiet, Loading }).map(([name, story]) => (
        <StoryRow key={name} label={name} surface="stage">
          <div style={{ inlineSize: 480 }}>
            <LivePoster {...args} {...story.args} />
          </div>
        </StoryRow>
      ))}
      <StoryRow label="320 px" surface="stage">
        <div style={{ inlineSize: 320 }}>
          <LivePoster {...args} />
        </div>
      </StoryRow>
    </StoryGrid>
  ),
};
