import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { StoryGrid, StoryRow } from '../../foundations/StoryGrid.tsx';
import { controls } from '../../stories/index.ts';
import { SearchIcon } from '../icons.ts';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'primitives/EmptyState',
  component: EmptyState,
  args: {
    title: controls.noWishes,
    children: controls.noWishesWords,
    action: (
      <Button tone="primary" fill="filled">
        {controls.firstWish}
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
    title: controls.nothingFound,
    children: controls.tryName,
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
          <EmptyState title={controls.nobodyCommented}>{controls.sayHello}</EmptyState>
        </div>
      </StoryRow>
    </StoryGrid>
  ),
};
