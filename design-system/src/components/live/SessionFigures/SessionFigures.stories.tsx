import type { Meta, StoryObj } from '@storybook/react-vite';
import { hour, minute, onStage, StageWall } from '../live.fixtures.tsx';
import { SessionFigures } from './SessionFigures.tsx';

const meta = {
  title: 'components/live/SessionFigures',
  component: SessionFigures,
  args: {
    duration: 2 * hour + 7 * minute,
    peak: 12_846,
    earned: { beans: 186_520, fans: 1_284 },
  },
  decorators: [onStage(720)],
} satisfies Meta<typeof SessionFigures>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnAir: Story = { tags: ['pictured'] };
export const Unknown: Story = { tags: ['pictured'], args: { duration: 4_000, peak: null, earned: null } };

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <StageWall column={520}>
      <SessionFigures {...args} />
      <SessionFigures {...args} {...Unknown.args} />
    </StageWall>
  ),
};
