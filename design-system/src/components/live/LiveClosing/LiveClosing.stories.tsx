import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../../primitives/index.ts';
import { frame } from '../../../stories/index.ts';
import { onStage, StageWall } from '../live.fixtures.tsx';
import { LiveClosing } from './LiveClosing.tsx';

const meta = {
  title: 'components/live/LiveClosing',
  component: LiveClosing,
  args: {
    end: (
      <Button tone="danger" fill="filled">
        {frame.endLive}
      </Button>
    ),
    stop: (
      <Button tone="danger" fill="quiet">
        {frame.stopWithReason}
      </Button>
    ),
  },
  decorators: [onStage(720)],
} satisfies Meta<typeof LiveClosing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnAir: Story = { tags: ['pictured'] };

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <StageWall column={520}>
      <LiveClosing {...args} />
    </StageWall>
  ),
};
