import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../foundations/StoryGrid.tsx';
import { controls } from '../../stories/index.ts';
import { Countdown } from './Countdown.tsx';

/** 21 November 2026, 10:30 in Shanghai. */
const storyNow = (): number => Date.UTC(2026, 10, 21, 2, 30);
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const meta = {
  title: 'primitives/Countdown',
  component: Countdown,
  args: {
    endsAt: storyNow() + 3 * hour + 5 * minute + 9_000,
    now: storyNow,
    dayWords: (days) => `${days} days`,
    onEnd: fn(),
  },
} satisfies Meta<typeof Countdown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hours: Story = {
  args: { label: controls.timeLeft },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('timer', { name: controls.timeLeft })).toHaveTextContent(
      '03:05:09',
    );
  },
};
export const Days: Story = {
  args: { endsAt: storyNow() + 12 * day + hour },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('timer')).toHaveTextContent('12 days 01:00:00');
  },
};
export const Urgent: Story = { args: { endsAt: storyNow() + 47_000, urgentWithin: minute } };
export const Large: Story = { args: { size: 'large' } };
export const Over: Story = {
  args: { endsAt: storyNow() - minute },
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).getByRole('timer')).toHaveTextContent('00:00');
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledOnce());
  },
};

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <StoryGrid>
      <StoryRow label="days">
        <Countdown {...args} endsAt={storyNow() + 12 * day + hour} />
      </StoryRow>
      <StoryRow label="hours">
        <Countdown {...args} />
      </StoryRow>
      <StoryRow label="last minute">
        <Countdown {...args} endsAt={storyNow() + 47_000} urgentWithin={minute} />
      </StoryRow>
      <StoryRow label="over">
        <Countdown {...args} endsAt={storyNow()} />
      </StoryRow>
      <StoryRow label="large, on the stage" surface="stage">
        <Countdown {...args} size="large" />
        <Countdown {...args} size="large" endsAt={storyNow() + 47_000} urgentWithin={minute} />
      </StoryRow>
    </StoryGrid>
  ),
};
