import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { controls } from '../../stories/index.ts';
import { Button } from '../Button/Button.tsx';
import { Field } from '../Field/Field.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { SlidersHorizontalIcon } from '../icons.ts';
import { TextInput } from '../TextInput/TextInput.tsx';
import { Popover, type PopoverProps } from './Popover.tsx';

const remark = (close: () => void) => (
  <div style={{ display: 'grid', gap: 12, inlineSize: 280 }}>
    <Field label={controls.remark} hint={controls.onlyYou}>
      <TextInput defaultValue={controls.fromClassDividends} />
    </Field>
    <Button tone="primary" fill="filled" onClick={close}>
      {controls.save}
    </Button>
  </div>
);

const meta = {
  title: 'primitives/Popover',
  component: Popover,
  args: {
    trigger: <Button>{controls.setRemark}</Button>,
    label: controls.remarkFor,
    onOpenChange: fn(),
    children: remark,
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 280 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<PopoverProps>;

const open = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button', { expanded: false }));
  await expect(await within(canvasElement).findByRole('dialog')).toBeVisible();
};

export const Closed: Story = {
  play: async (context) => {
    const canvas = within(context.canvasElement);
    const trigger = canvas.getByRole('button', { name: controls.setRemark });
    await open(context);
    await expect(canvas.getByRole('textbox', { name: controls.remark })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(trigger).toHaveFocus();
    await open(context);
    await userEvent.click(canvas.getByRole('button', { name: controls.save }));
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(trigger).toHaveFocus();
    await expect(context.args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

export const Open: Story = { play: open };

export const ClosesBeside: Story = {
  tags: ['pictured'],
  render: (args) => (
    <>
      <Popover {...args} />
      <Button>{controls.elsewhere}</Button>
    </>
  ),
  play: async (context) => {
    const canvas = within(context.canvasElement);
    await open(context);
    await userEvent.click(canvas.getByRole('textbox'));
    await expect(canvas.getByRole('dialog')).toBeVisible();
    await userEvent.click(document.body);
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
    await open(context);
    await userEvent.click(canvas.getByRole('button', { name: controls.setRemark }));
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
    await open(context);
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: controls.elsewhere })).toHaveFocus();
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
  },
};

export const AtTheEnd: Story = {
  tags: ['pictured'],
  args: {
    trigger: <IconButton label={controls.filter} icon={<SlidersHorizontalIcon aria-hidden="true" />} />,
    label: controls.filter,
    side: 'end',
    children: <p>{controls.onlyWords}</p>,
  },
  play: async (context) => {
    await open(context);
    await expect(within(context.canvasElement).getByRole('dialog', { name: controls.filter })).toHaveFocus();
  },
};

function OwnedPopover(props: PopoverProps) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <Popover
      {...props}
      isOpen={isOpen}
      onOpenChange={(next) => {
        setIsOpen(next);
        props.onOpenChange?.(next);
      }}
    />
  );
}

export const OpenedByItsOwner: Story = {
  render: (args) => <OwnedPopover {...args} />,
  play: async ({ args, canvasElement }) => {
    await expect(await within(canvasElement).findByRole('dialog')).toBeVisible();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

export const OnTheStage: Story = {
  render: (args) => (
    <div data-surface="stage" style={{ minBlockSize: 280 }}>
      <Popover {...args} />
    </div>
  ),
  play: open,
};

export const AllStates: Story = { name: 'All states', play: open };
