import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyState } from '../../../primitives/index.ts';
import { frame } from '../../../stories/index.ts';
import { PageSection } from './PageSection.tsx';

const meta = {
  title: 'components/page/PageSection',
  component: PageSection,
  args: {
    title: frame.soon,
    children: <EmptyState title={frame.noLives}>{frame.followFirst}</EmptyState>,
  },
} satisfies Meta<typeof PageSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = { name: 'All states' };
