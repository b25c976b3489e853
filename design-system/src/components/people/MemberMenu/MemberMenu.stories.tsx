import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LogOutIcon, MenuItem, WalletIcon } from '../../../primitives/index.ts';
import { cast, frame } from '../../../stories/index.ts';
import { MemberMenu } from './MemberMenu.tsx';

const choose = fn();

const meta = {
  title: 'components/people/MemberMenu',
  component: MemberMenu,
  args: {
    name: cast.xiaoyu.nickname,
    img: cast.xiaoyu.img,
    label: frame.menuOf,
    children: (
      <>
        <MenuItem icon={<WalletIcon aria-hidden="true" />} onSelect={choose}>
          {frame.myBeans}
        </MenuItem>
        <MenuItem icon={<LogOutIcon aria-hidden="true" />} onSelect={choose}>
          {frame.signOut}
        </MenuItem>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div
        style={{ display: 'flex', gap: 16, minBlockSize: 160, alignItems: 'start', justifyContent: 'end' }}
      >
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MemberMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  tags: ['pictured'],
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(await within(canvasElement).findByRole('menu')).toBeVisible();
  },
};

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <>
      <MemberMenu {...args} />
      <MemberMenu {...args} name="Cikgu Nurul Aisyah binti Mohd Hafizuddin" label="Nurul" />
    </>
  ),
};
