import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../foundations/StoryGrid.tsx';
import { controls, frame, heard, places } from '../../stories/index.ts';
import { Badge } from '../Badge/Badge.tsx';
import { LinkNavigation } from '../Link/link-navigation.ts';
import { type NavItem, TopNav } from './TopNav.tsx';

const navigate = fn();
const openChannels = fn();
const items: NavItem[] = [
  { key: 'home', label: frame.home, href: '/hljw/homepage', isCurrent: true },
  { key: 'videos', label: controls.shortVideos, href: '/hljw/smallvideo' },
  {
    key: 'wishes',
    label: controls.wishPool,
    href: '/hljw/wishblock',
    aside: <Badge count={3} label="3 new" />,
  },
  { key: 'ai', label: controls.aiChat, href: '/hljw/chatGPT' },
  { key: 'channels', label: controls.channels, onSelect: openChannels },
];
const many: NavItem[] = [
  '7×24 news',
  controls.topicCircle,
  controls.staticZone,
  'E-books',
  places.studentNotes,
  controls.tasks,
  frame.courseCentre,
  controls.circles,
].map((label) => ({ key: label, label, href: `/${encodeURIComponent(label)}` }));

const meta = {
  title: 'primitives/TopNav',
  component: TopNav,
  args: { label: controls.mainWord, items },
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
    const nav = within(within(canvasElement).getByRole('navigation', { name: controls.mainWord }));
    await expect(nav.getByRole('link', { name: frame.home })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(nav.getByRole('link', { name: heard(controls.wishPool) }));
    await expect(navigate).toHaveBeenCalledWith('/hljw/wishblock');
    await userEvent.click(nav.getByRole('button', { name: controls.channels }));
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
        <TopNav label={controls.allWord} items={[...items, ...many]} />
      </StoryRow>
      <StoryRow label="stage" surface="stage">
        <TopNav label="On the stage" items={items} />
      </StoryRow>
    </StoryGrid>
  ),
};
