import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../foundations/StoryGrid.tsx';
import { controls } from '../../stories/index.ts';
import { Badge } from './Badge.tsx';

const meta = {
  title: 'primitives/Badge',
  component: Badge,
  args: { count: 12, label: '12 unread' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Count: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('12 unread')).toBeInTheDocument();
  },
};

export const OverTheLimit: Story = { args: { count: 1280, label: '1,280 unread' } };

export const Nothing: Story = {
  args: { count: 0, label: controls.nothingUnread },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText(controls.nothingUnread)).not.toBeInTheDocument();
  },
};

export const AllStates: Story = {
  name: 'All states',
  render: () => (
    <StoryGrid>
      <StoryRow label="loud">
        <Badge count={3} label="3 unread" />
        <Badge count={42} label="42 unread" />
        <Badge count={1280} label="1,280 unread" />
        <Badge count={1} isDot label={controls.unread} />
      </StoryRow>
      <StoryRow label="quiet">
        <Badge tone="quiet" count={3} label="3 unread" />
        <Badge tone="quiet" count={1280} label="1,280 unread" />
      </StoryRow>
      <StoryRow label="stage" surface="stage">
        <Badge count={3} label={controls.threeComments} />
        <Badge tone="quiet" count={1280} label="1,280 comments" />
      </StoryRow>
    </StoryGrid>
  ),
};
