import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { cast, controls, frame } from '../../stories/index.ts';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Button } from '../Button/Button.tsx';
import { Drawer, type DrawerProps } from './Drawer.tsx';

const names = [
  cast.lin.nickname,
  cast.hong.nickname,
  cast.nattaphon.nickname,
  cast.aisyah.nickname,
  cast.yongshi.nickname,
  cast.ganWeijie.nickname,
  cast.bao.nickname,
];

function Members({ times = 1 }: { times?: number }) {
  return (
    <ul style={{ display: 'grid', gap: 12 }}>
      {Array.from({ length: times }, (_, round) =>
        names.map((name) => (
          <li key={`${round} ${name}`} style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
            <Avatar name={name} />
            {name}
          </li>
        )),
      )}
    </ul>
  );
}

function OpeningDrawer(props: DrawerProps) {
  const [isOpen, setIsOpen] = useState(props.isOpen);
  return (
    <>
      <Button
        onClick={() => {
          setIsOpen(true);
        }}
      >
        {frame.members}
      </Button>
      <Drawer
        {...props}
        isOpen={isOpen}
        onClose={() => {
          setIsOpen(false);
          props.onClose();
        }}
      />
    </>
  );
}

const meta = {
  title: 'primitives/Drawer',
  component: Drawer,
  parameters: { docs: { story: { inline: false, iframeHeight: 420 } } },
  args: {
    isOpen: true,
    onClose: fn(),
    title: controls.membersValue,
    closeLabel: controls.close,
    children: <Members />,
  },
  render: (args) => <OpeningDrawer {...args} />,
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

const footer = (
  <>
    <Button>{controls.cancel}</Button>
    <Button tone="primary" fill="filled">
      {controls.inviteThree}
    </Button>
  </>
);

export const Closed: Story = {
  tags: ['pictured'],
  args: { isOpen: false },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button', { name: frame.members });
    await userEvent.click(opener);
    const drawer = canvas.getByRole('dialog', { name: controls.membersValue });
    await waitFor(() => expect(drawer).toBeVisible());
    await userEvent.click(within(drawer).getByRole('button', { name: controls.close }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(opener).toHaveFocus();
  },
};

export const Open: Story = {
  tags: ['pictured'],
  play: async ({ args, canvasElement }) => {
    const drawer = within(canvasElement).getByRole('dialog');
    await userEvent.click(within(drawer).getByText(cast.lin.nickname));
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const ClosesBeside: Story = {
  tags: ['pictured'],
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('dialog'));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const LongContent: Story = {
  args: { children: <Members times={4} />, footer },
  play: async () => {
    const list = await screen.findByRole('group', { name: controls.membersValue });
    await expect(list).toHaveAttribute('tabindex', '0');
  },
};

export const Large: Story = { tags: ['pictured'], args: { size: 'large', footer } };

export const OnTheStage: Story = {
  tags: ['pictured'],
  render: (args) => (
    <div data-surface="stage" style={{ minBlockSize: 300 }}>
      <OpeningDrawer {...args} />
    </div>
  ),
};

export const AllStates: Story = {
  name: 'All states',
  args: {
    title: controls.membersLong,
    children: <Members times={3} />,
    footer,
  },
};
