import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../../primitives/index.ts';
import { failures, frame } from '../../../stories/index.ts';
import { hour, minute } from '../live.fixtures.tsx';
import { LiveSummary } from './LiveSummary.tsx';

const meta = {
  title: 'components/live/LiveSummary',
  component: LiveSummary,
  args: {
    end: { kind: 'ended' },
    duration: 2 * hour + 7 * minute,
    watched: 48_213,
    peak: 12_846,
    likes: 3_402_118,
    earned: { beans: 186_520, fans: 1_284 },
  },
} satisfies Meta<typeof LiveSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ended: Story = {
  args: { action: <Button tone="primary">{frame.nextLive}</Button> },
};
export const Stopped: Story = {
  args: { end: { kind: 'stopped', reason: failures.noDisclosure } },
};
/** As those see it who watched. */
export const ForViewers: Story = { args: { earned: null } };
export const NobodyCame: Story = {
  args: { duration: 40_000, watched: 0, peak: 0, likes: 0, earned: { beans: 0, fans: 0 } },
};

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <LiveSummary {...args} {...Ended.args} />
      <LiveSummary {...args} {...Stopped.args} />
      <LiveSummary {...args} {...ForViewers.args} />
      <LiveSummary {...args} {...NobodyCame.args} />
    </div>
  ),
};
