import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../foundations/StoryGrid.tsx';
import { controls, frame } from '../../stories/index.ts';
import { Badge } from '../Badge/Badge.tsx';
import { BellIcon, GiftIcon, LogOutIcon, UserIcon, WalletIcon } from '../icons.ts';
import { SideNav, type SideNavSection } from './SideNav.tsx';

const signOut = fn();
const sections: SideNavSection[] = [
  {
    key: 'me',
    items: [
      {
        key: 'profile',
        label: controls.profileWord,
        href: '/user/profile',
        icon: <UserIcon aria-hidden="true" />,
      },
      {
        key: 'notices',
        label: controls.notices,
        href: '/user/notices',
        icon: <BellIcon aria-hidden="true" />,
        aside: <Badge count={12} label="12 unread" />,
      },
    ],
  },
  {
    key: 'money',
    title: controls.money,
    items: [
      {
        key: 'beans',
        label: controls.goldBeans,
        href: '/user/myGold',
        icon: <WalletIcon aria-hidden="true" />,
        isCurrent: true,
      },
      {
        key: 'gifts',
        label: controls.giftsGiven,
        href: '/user/gifts',
        icon: <GiftIcon aria-hidden="true" />,
      },
      { key: 'out', label: frame.signOut, icon: <LogOutIcon aria-hidden="true" />, onSelect: signOut },
    ],
  },
];

const meta = {
  title: 'primitives/SideNav',
  component: SideNav,
  args: { label: controls.myAccount, sections },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 220 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SideNav>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sections: Story = {
  play: async ({ canvasElement }) => {
    signOut.mockClear();
    const nav = within(within(canvasElement).getByRole('navigation', { name: controls.myAccount }));
    await expect(nav.getByRole('link', { name: controls.goldBeans })).toHaveAttribute('aria-current', 'page');
    await expect(
      within(nav.getByRole('list', { name: controls.money })).getAllByRole('listitem'),
    ).toHaveLength(3);
    await userEvent.click(nav.getByRole('button', { name: frame.signOut }));
    await expect(signOut).toHaveBeenCalledOnce();
  },
};

export const AllStates: Story = {
  name: 'All states',
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 420 }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => (
    <StoryGrid>
      <StoryRow label="sections">
        <div data-fill-row>
          <SideNav {...args} />
        </div>
      </StoryRow>
      <StoryRow label="stage" surface="stage">
        <div data-fill-row>
          <SideNav {...args} label="On the stage" />
        </div>
      </StoryRow>
    </StoryGrid>
  ),
};
