import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../../foundations/StoryGrid.tsx';
import { day, hour, minute, storyNow } from '../live.fixtures.tsx';
import { Countdown } from './Countdown.tsx';

const meta = {
  title: 'components/live/Countdown',
  component: Countdown,
  args: { until: storyNow() + 3 * hour + 5 * minute + 9_000, now: storyNow, onDone: fn() },
} satisfies Meta<typeof Countdown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hours: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('timer')).toHaveTextContent('03:05:09');
  },
};
export const Days: Story = { args: { until: storyNow() + 12 * day + hour } };

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <StoryGrid>
      <StoryRow label="days">
        <Countdown {...args} until={storyNow() + 12 * day + hour} />
      </StoryRow>
      <StoryRow label="hours">
        <Countdown {...args} />
      </StoryRow>
      <StoryRow label="large, on the stage" surface="stage">
        <Countdown {...args} size="large" until={storyNow() + 12 * day + hour} />
      </StoryRow>
    </StoryGrid>
  ),
};
