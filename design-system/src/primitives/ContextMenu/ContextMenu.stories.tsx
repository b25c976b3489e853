import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { controls } from '../../stories/index.ts';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { CopyIcon, ReplyIcon, Trash2Icon, Undo2Icon } from '../icons.ts';
import { MenuDivider, MenuItem } from '../Menu/Menu.tsx';
import { ContextMenu, type ContextMenuProps } from './ContextMenu.tsx';

const reply = fn();

const actions = () => (
  <>
    <MenuItem icon={<ReplyIcon aria-hidden="true" />} onSelect={reply}>
      {controls.reply}
    </MenuItem>
    <MenuItem icon={<CopyIcon aria-hidden="true" />} onSelect={fn()}>
      {controls.copy}
    </MenuItem>
    <MenuItem icon={<Undo2Icon aria-hidden="true" />} onSelect={fn()} disabledReason={controls.twoMinutes}>
      {controls.recall}
    </MenuItem>
    <MenuDivider />
    <MenuItem tone="danger" icon={<Trash2Icon aria-hidden="true" />} onSelect={fn()}>
      {controls.delete}
    </MenuItem>
  </>
);

const meta = {
  title: 'primitives/ContextMenu',
  component: ContextMenu,
  args: {
    label: controls.messageOf,
    menu: actions,
    children: (
      <div style={{ inlineSize: 360 }}>
        <Card>
          <p>{controls.exThursday}</p>
          <Button size="small" fill="quiet">
            {controls.like}
          </Button>
        </Card>
      </div>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 340 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ContextMenu>;

export default meta;
type Story = StoryObj<ContextMenuProps>;

const openByPointer: Story['play'] = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await fireEvent.contextMenu(canvas.getByText(controls.exThursday), { clientX: 160, clientY: 80 });
  await expect(await canvas.findByRole('menu', { name: controls.messageOf })).toBeVisible();
};

export const Closed: Story = {
  play: async (context) => {
    reply.mockClear();
    const canvas = within(context.canvasElement);
    const inside = canvas.getByRole('button', { name: controls.like });
    await userEvent.tab();
    await userEvent.keyboard('{Shift>}{F10}{/Shift}');
    await expect(await canvas.findByRole('menuitem', { name: controls.reply })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('menu')).not.toBeInTheDocument();
    await expect(inside).toHaveFocus();
    await openByPointer?.(context);
    await userEvent.click(canvas.getByRole('menuitem', { name: controls.reply }));
    await expect(reply).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('menu')).not.toBeInTheDocument();
  },
};

export const Open: Story = { play: openByPointer };

export const AtAnEdge: Story = {
  tags: ['pictured'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const { clientWidth, clientHeight } = document.documentElement;
    await fireEvent.contextMenu(canvas.getByText(controls.exThursday), {
      clientX: clientWidth,
      clientY: clientHeight,
    });
    const { right, bottom } = (await canvas.findByRole('menu')).getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(clientWidth);
    await expect(bottom).toBeLessThanOrEqual(clientHeight);
  },
};

export const OnTheStage: Story = {
  render: (args) => (
    <div data-surface="stage" style={{ minBlockSize: 340, padding: 16 }}>
      <ContextMenu {...args} />
    </div>
  ),
  play: openByPointer,
};

export const AllStates: Story = { name: 'All states', play: openByPointer };
