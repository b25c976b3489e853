import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyState } from '../../../primitives/index.ts';
import { PageSection } from './PageSection.tsx';

const meta = {
  title: 'components/page/PageSection',
  component: PageSection,
  args: {
    title: '即将开播 · กำลังจะมาถึง · Akan datang',
    children: <EmptyState title="还没有直播">先关注一个频道</EmptyState>,
  },
} satisfies Meta<typeof PageSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = { name: 'All states' };
