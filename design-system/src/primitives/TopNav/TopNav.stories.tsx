import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../foundations/StoryGrid.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { LinkNavigation } from '../Link/link-navigation.ts';
import { type NavItem, TopNav } from './TopNav.tsx';

const navigate = fn();
const openChannels = fn();
const items: NavItem[] = [
  { key: 'home', label: 'Home', href: '/hljw/homepage', isCurrent: true },
  { key: 'videos', label: 'Short videos', href: '/hljw/smallvideo' },
  { key: 'wishes', label: 'Wish pool', href: '/hljw/wishblock', aside: <Badge count={3} label="3 new" /> },
  { key: 'ai', label: 'AI chat', href: '/hljw/chatGPT' },
  { key: 'channels', label: 'Channels', onSelect: openChannels },
];
const many: NavItem[] = [
  '7×24 news',
  'Topic circle',
  'Static zone',
  'E-books',
  'Student notes',
  'Tasks',
  'Course centre',
  'Circles',
].map((label) => ({ key: label, label, href: `/${encodeURIComponent(label)}` }));

const meta = {
  title: 'primitives/TopNav',
  component: TopNav,
  args: { label: 'Main', items },
  decorators: [
    (Story) => (
      <LinkNavigation value={navigate}>
        <Story />
      </LinkNavigation>
    ),
  ],
} satisfies Meta<typeof TopNav>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Few: Story = {
  play: async ({ canvasElement }) => {
    navigate.mockClear();
    openChannels.mockClear();
    const nav = within(within(canvasElement).getByRole('navigation', { name: 'Main' }));
    await expect(nav.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(nav.getByRole('link', { name: /Wish pool/ }));
    await expect(navigate).toHaveBeenCalledWith('/hljw/wishblock');
    await userEvent.click(nav.getByRole('button', { name: 'Channels' }));
    await expect(openChannels).toHaveBeenCalledOnce();
  },
};

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <StoryGrid>
      <StoryRow label="few">
        <TopNav {...args} />
      </StoryRow>
      <StoryRow label="more than a line">
        <TopNav label="All" items={[...items, ...many]} />
      </StoryRow>
      <StoryRow label="stage" surface="stage">
        <TopNav label="On the stage" items={items} />
      </StoryRow>
    </StoryGrid>
  ),
};
