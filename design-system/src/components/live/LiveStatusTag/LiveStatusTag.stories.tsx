import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryGrid, StoryRow } from '../../../foundations/StoryGrid.tsx';
import { type LiveStatus, LiveStatusTag } from './LiveStatusTag.tsx';

const meta = {
  title: 'components/live/LiveStatusTag',
  component: LiveStatusTag,
  args: { status: 'live' },
} satisfies Meta<typeof LiveStatusTag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Live: Story = {};
export const NotStarted: Story = { args: { status: 'not_started' } };
export const Interrupted: Story = { args: { status: 'interrupted' } };
export const Ended: Story = { args: { status: 'ended' } };
export const Stopped: Story = { args: { status: 'stopped' } };
export const Cancelled: Story = { args: { status: 'cancelled' } };
export const Draft: Story = { args: { status: 'draft' } };

const statuses: readonly LiveStatus[] = [
  'draft',
  'not_started',
  'live',
  'interrupted',
  'ended',
  'stopped',
  'cancelled',
];

export const AllStates: Story = {
  name: 'All states',
  render: () => (
    <StoryGrid>
      {statuses.map((status) => (
        <StoryRow key={status} label={status}>
          <LiveStatusTag status={status} />
        </StoryRow>
      ))}
      <StoryRow label="on the stage" surface="stage">
        {statuses.map((status) => (
          <LiveStatusTag key={status} status={status} />
        ))}
      </StoryRow>
    </StoryGrid>
  ),
};
