import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Button } from '../Button/Button.tsx';
import { Drawer, type DrawerProps } from './Drawer.tsx';

const names = [
  'Lin Yifan',
  'Nguyễn Thị Hồng',
  'ณัฐพล ศรีสุวรรณ',
  'Nur Aisyah binti Abdullah',
  '陳詠詩',
  'Gan Wei Jie',
  'Trần Quốc Bảo',
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
        Members
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
    title: 'Members of Value investing',
    closeLabel: 'Close',
    children: <Members />,
  },
  render: (args) => <OpeningDrawer {...args} />,
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

const footer = (
  <>
    <Button>Cancel</Button>
    <Button tone="primary" fill="filled">
      Invite 3 members
    </Button>
  </>
);

export const Closed: Story = {
  args: { isOpen: false },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button', { name: 'Members' });
    await userEvent.click(opener);
    const drawer = canvas.getByRole('dialog', { name: 'Members of Value investing' });
    await waitFor(() => expect(drawer).toBeVisible());
    await userEvent.click(within(drawer).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(opener).toHaveFocus();
  },
};

export const Open: Story = {
  play: async ({ args, canvasElement }) => {
    const drawer = within(canvasElement).getByRole('dialog');
    await userEvent.click(within(drawer).getByText('Lin Yifan'));
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const ClosesBeside: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('dialog'));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const LongContent: Story = {
  args: { children: <Members times={4} />, footer },
  play: async () => {
    const list = await screen.findByRole('group', { name: 'Members of Value investing' });
    await expect(list).toHaveAttribute('tabindex', '0');
  },
};

export const Large: Story = { args: { size: 'large', footer } };

export const OnTheStage: Story = {
  render: (args) => (
    <div data-surface="stage" style={{ minBlockSize: 300 }}>
      <OpeningDrawer {...args} />
    </div>
  ),
};

export const AllStates: Story = {
  name: 'All states',
  args: {
    title: 'Members of the long-term value investing and retirement planning class',
    children: <Members times={3} />,
    footer,
  },
};
