import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryGrid, StoryRow } from '../../foundations/StoryGrid.tsx';
import { Spinner } from './Spinner.tsx';

const meta = {
  title: 'primitives/Spinner',
  component: Spinner,
  args: { label: 'Loading messages' },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = {};

export const AllStates: Story = {
  name: 'All states',
  render: () => (
    <StoryGrid>
      <StoryRow label="sizes">
        <Spinner label="Loading a message" size="small" />
        <Spinner label="Loading messages" />
        <Spinner label="Loading the class" size="large" />
      </StoryRow>
      <StoryRow label="stage" surface="stage">
        <Spinner label="Connecting to the live" size="large" />
      </StoryRow>
    </StoryGrid>
  ),
};
