import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../foundations/StoryGrid.tsx';
import { controls, frame } from '../../stories/index.ts';
import { Breadcrumb } from './Breadcrumb.tsx';

const meta = {
  title: 'primitives/Breadcrumb',
  component: Breadcrumb,
  args: {
    label: frame.youAreHere,
    crumbs: [
      { label: frame.courseCentre, href: '/hljw/courseCenter/courseHome' },
      { label: controls.readingSheet, href: '/hljw/courseCenter/detail' },
      { label: controls.lessonOwes, href: '/hljw/courseCenter/show' },
    ],
  },
} satisfies Meta<typeof Breadcrumb>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeDeep: Story = {
  play: async ({ canvasElement }) => {
    const way = within(within(canvasElement).getByRole('navigation', { name: frame.youAreHere }));
    await expect(way.getAllByRole('link')).toHaveLength(2);
    await expect(way.getByText(controls.lessonOwes)).toHaveAttribute('aria-current', 'page');
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
        <Breadcrumb label={controls.oneDeep} crumbs={args.crumbs.slice(0, 1)} />
      </StoryRow>
      <StoryRow label="narrow">
        <div style={{ inlineSize: 220 }}>
          <Breadcrumb {...args} label={controls.narrow} />
        </div>
      </StoryRow>
      <StoryRow label="stage" surface="stage">
        <Breadcrumb {...args} label="On the stage" />
      </StoryRow>
    </StoryGrid>
  ),
};
