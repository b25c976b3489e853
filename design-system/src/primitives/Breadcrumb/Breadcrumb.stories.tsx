import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../foundations/StoryGrid.tsx';
import { Breadcrumb } from './Breadcrumb.tsx';

const meta = {
  title: 'primitives/Breadcrumb',
  component: Breadcrumb,
  args: {
    label: 'You are here',
    crumbs: [
      { label: 'Course centre', href: '/hljw/courseCenter/courseHome' },
      { label: 'Reading a balance sheet', href: '/hljw/courseCenter/detail' },
      { label: 'Lesson 3: what a company owes', href: '/hljw/courseCenter/show' },
    ],
  },
} satisfies Meta<typeof Breadcrumb>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeDeep: Story = {
  play: async ({ canvasElement }) => {
    const way = within(within(canvasElement).getByRole('navigation', { name: 'You are here' }));
    await expect(way.getAllByRole('link')).toHaveLength(2);
    await expect(way.getByText('Lesson 3: what a company owes')).toHaveAttribute('aria-current', 'page');
  },
};

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <StoryGrid>
      <StoryRow label="three deep">
        <Breadcrumb {...args} />
      </StoryRow>
      <StoryRow label="one">
        <Breadcrumb label="One deep" crumbs={args.crumbs.slice(0, 1)} />
      </StoryRow>
      <StoryRow label="narrow">
        <div style={{ inlineSize: 220 }}>
          <Breadcrumb {...args} label="Narrow" />
        </div>
      </StoryRow>
      <StoryRow label="stage" surface="stage">
        <Breadcrumb {...args} label="On the stage" />
      </StoryRow>
    </StoryGrid>
  ),
};
