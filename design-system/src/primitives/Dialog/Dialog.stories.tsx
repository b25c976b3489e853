import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { controls, market } from '../../stories/index.ts';
import { Button } from '../Button/Button.tsx';
import { Field } from '../Field/Field.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

function OpeningDialog(props: DialogProps) {
  const [isOpen, setIsOpen] = useState(props.isOpen);
  return (
    <>
      <Button
        onClick={() => {
          setIsOpen(true);
        }}
      >
        {controls.setRemark}
      </Button>
      <Dialog
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
  title: 'primitives/Dialog',
  component: Dialog,
  parameters: { docs: { story: { inline: false, iframeHeight: 420 } } },
  args: {
    isOpen: true,
    onClose: fn(),
    title: controls.remarkFor,
    closeLabel: controls.close,
    children: (
      <Field label={controls.remark} hint={controls.onlyYou} counter={{ used: 14, limit: 25 }}>
        <TextInput defaultValue={controls.fromClass} />
      </Field>
    ),
    footer: (
      <>
        <Button>{controls.cancel}</Button>
        <Button tone="primary" fill="filled">
          {controls.save}
        </Button>
      </>
    ),
  },
  render: (args) => <OpeningDialog {...args} />,
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  tags: ['pictured'],
  args: { isOpen: false },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button', { name: controls.setRemark });
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
    await userEvent.click(opener);
    const dialog = canvas.getByRole('dialog', { name: controls.remarkFor });
    await expect(within(dialog).getByRole('textbox', { name: controls.remark })).toHaveFocus();
    await userEvent.click(within(dialog).getByRole('button', { name: controls.close }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(opener).toHaveFocus();
  },
};

export const Open: Story = {};

export const Small: Story = { tags: ['pictured'], args: { size: 'small' } };

export const Large: Story = { tags: ['pictured'], args: { size: 'large' } };

export const ClosesBeside: Story = {
  tags: ['pictured'],
  play: async ({ args, canvasElement }) => {
    const dialog = within(canvasElement).getByRole('dialog');
    await userEvent.click(within(dialog).getByRole('textbox'));
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(dialog);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const LongContent: Story = {
  args: {
    title: market.exchange,
    footer: (
      <Button tone="primary" fill="filled">
        I agree
      </Button>
    ),
    children: (
      <div>
        {Array.from({ length: 48 }, (_, at) => (
          <p key={at}>
            {at + 1}
            {controls.coinLine}
          </p>
        ))}
      </div>
    ),
  },
  play: async () => {
    // A keyboard reaches the text: arrows scroll it.
    const text = await screen.findByRole('group', { name: market.exchange });
    await expect(text).toHaveAttribute('tabindex', '0');
  },
};

export const OnTheStage: Story = {
  tags: ['pictured'],
  render: (args) => (
    <div data-surface="stage" style={{ minBlockSize: 300 }}>
      <OpeningDialog {...args} />
    </div>
  ),
};

export const AllStates: Story = { name: 'All states' };
