import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { StoryGrid, StoryRow } from '../../foundations/StoryGrid.tsx';
import { SearchIcon } from '../icons.ts';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'primitives/EmptyState',
  component: EmptyState,
  args: {
    title: 'No wishes yet',
    children: 'Tell us what would make your studies easier. The three most wanted are built first.',
    action: (
      <Button tone="primary" fill="filled">
        Make the first wish
      </Button>
    ),
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithAction: Story = {};

export const NothingFound: Story = {
  args: {
    icon: <SearchIcon aria-hidden="true" />,
    title: 'Nothing found for “0700”',
    children: 'Try the name of the stock, or fewer digits.',
    action: undefined,
  },
};

/** One of several parts of a page. */
export const Row: Story = { args: { size: 'row' } };

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <StoryGrid>
      <Card padding="none">
        <EmptyState {...args} />
      </Card>
      <StoryRow label="row">
        <div data-fill-row>
          <EmptyState {...args} size="row" />
        </div>
      </StoryRow>
      <StoryRow label="stage" surface="stage">
        <div data-fill-row>
          <EmptyState title="Nobody has commented yet">Say hello to Teacher Chen.</EmptyState>
        </div>
      </StoryRow>
    </StoryGrid>
  ),
};
