import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryGrid, StoryRow } from '../../foundations/StoryGrid.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = {
  title: 'primitives/Skeleton',
  component: Skeleton,
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = { args: { width: '60%' } };

export const Block: Story = { args: { shape: 'block', height: '120px' } };

export const AllStates: Story = {
  name: 'All states',
  render: () => (
    <StoryGrid>
      <StoryRow label="shapes">
        <Skeleton shape="circle" width="40px" height="40px" />
        <div data-fill-row>
          <Skeleton width="30%" />
          <Skeleton width="80%" />
        </div>
      </StoryRow>
      <StoryRow label="block">
        <Skeleton shape="block" height="120px" />
      </StoryRow>
      <StoryRow label="stage" surface="stage">
        <Skeleton shape="circle" width="32px" height="32px" />
        <div data-fill-row>
          <Skeleton width="40%" />
        </div>
      </StoryRow>
    </StoryGrid>
  ),
};
