import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryGrid, StoryRow } from '../../foundations/StoryGrid.tsx';
import { controls } from '../../stories/index.ts';
import { Spinner } from './Spinner.tsx';

const meta = {
  title: 'primitives/Spinner',
  component: Spinner,
  args: { label: controls.loadingMessages },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = {};

export const AllStates: Story = {
  name: 'All states',
  render: () => (
    <StoryGrid>
      <StoryRow label="sizes">
        <Spinner label={controls.loadingMessage} size="small" />
        <Spinner label={controls.loadingMessages} />
        <Spinner label={controls.loadingClass} size="large" />
      </StoryRow>
      <StoryRow label="stage" surface="stage">
        <Spinner label={controls.connectingLive} size="large" />
      </StoryRow>
    </StoryGrid>
  ),
};
