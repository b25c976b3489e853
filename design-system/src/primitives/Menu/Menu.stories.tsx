import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { controls, heard } from '../../stories/index.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { EllipsisIcon, HeartIcon, SendIcon, Trash2Icon, Undo2Icon } from '../icons.ts';
import { Menu, MenuDivider, MenuItem } from './Menu.tsx';

const forward = fn();

const meta = {
  title: 'primitives/Menu',
  component: Menu,
  args: {
    trigger: <IconButton label={controls.more} icon={<EllipsisIcon aria-hidden="true" />} />,
    children: (
      <>
        <MenuItem icon={<SendIcon aria-hidden="true" />} onSelect={forward}>
          {controls.forward}
        </MenuItem>
        <MenuItem icon={<HeartIcon aria-hidden="true" />} onSelect={fn()}>
          {controls.addFavourites}
        </MenuItem>
        <MenuItem
          icon={<Undo2Icon aria-hidden="true" />}
          onSelect={fn()}
          disabledReason={controls.twoMinutes}
        >
          {controls.recall}
        </MenuItem>
        <MenuDivider />
        <MenuItem tone="danger" icon={<Trash2Icon aria-hidden="true" />} onSelect={fn()}>
          {controls.delete}
        </MenuItem>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 260 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button'));
  await expect(await within(canvasElement).findByRole('menu')).toBeVisible();
};

export const Closed: Story = {
  play: async ({ canvasElement }) => {
    forward.mockClear();
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const first = await canvas.findByRole('menuitem', { name: controls.forward });
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('menuitem', { name: controls.addFavourites })).toHaveFocus();
    await userEvent.keyboard(controls.delete.slice(0, 3));
    await expect(canvas.getByRole('menuitem', { name: controls.delete })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(canvas.getByRole('menuitem', { name: heard(controls.recall) })).toHaveFocus();
    await userEvent.keyboard('{Home}{Enter}');
    await expect(forward).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('menu')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: controls.more })).toHaveFocus();
  },
};

export const Open: Story = { play: open };

export const ClosesByEscapeAndBeside: Story = {
  tags: ['pictured'],
  play: async (context) => {
    const canvas = within(context.canvasElement);
    await open(context);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('menu')).not.toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: controls.more })).toHaveFocus();
    await open(context);
    await userEvent.click(document.body);
    await waitFor(() => expect(canvas.queryByRole('menu')).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: controls.more }));
    await userEvent.click(canvas.getByRole('button', { name: controls.more }));
    await waitFor(() => expect(canvas.queryByRole('menu')).not.toBeInTheDocument());
    // A list that scrolls itself closes no menu, nor does a chat that is scrolled elsewhere; the page by hand does.
    await open(context);
    const elsewhere = document.createElement('div');
    context.canvasElement.append(elsewhere);
    await fireEvent.scroll(document);
    await fireEvent.wheel(elsewhere);
    await fireEvent.scroll(elsewhere);
    await expect(canvas.getByRole('menu')).toBeVisible();
    elsewhere.remove();
    await fireEvent.scroll(document);
    await waitFor(() => expect(canvas.queryByRole('menu')).not.toBeInTheDocument());
  },
};

export const UnderAButton: Story = { args: { trigger: <Button>{controls.batch}</Button> }, play: open };

export const OnTheStage: Story = {
  render: (args) => (
    <div data-surface="stage" style={{ minBlockSize: 260 }}>
      <Menu {...args} />
    </div>
  ),
  play: open,
};

export const AllStates: Story = { name: 'All states', play: open };
