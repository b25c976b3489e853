import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../../foundations/StoryGrid.tsx';
import { failures, talk } from '../../../stories/index.ts';
import type { PacketDraft } from './packet-check.ts';
import { SendPacketDialog, type SendPacketDialogProps } from './SendPacketDialog.tsx';
import { SendPacketForm } from './SendPacketForm.tsx';

const draft: PacketDraft = { kind: 'random', count: '20', amount: '1000', blessing: talk.blessExam };

const blank: PacketDraft = { kind: 'random', count: '', amount: '', blessing: '' };

/** Keeps what is filled in, as the app does. */
function useDraft(first: PacketDraft) {
  const [kept, setKept] = useState(first);
  return {
    draft: kept,
    onChange: (change: Partial<PacketDraft>) => setKept((before) => ({ ...before, ...change })),
  };
}

function Packet(props: SendPacketDialogProps) {
  return <SendPacketDialog {...props} {...useDraft(props.draft)} />;
}

const meta = {
  title: 'components/red-packet/SendPacketDialog',
  component: SendPacketDialog,
  parameters: { docs: { story: { inline: false, iframeHeight: 760 } } },
  args: {
    isOpen: true,
    onClose: fn(),
    state: { kind: 'editing' },
    draft: blank,
    onChange: fn(),
    members: 48,
    balance: 12_680,
    onSend: fn(),
    onRecharge: fn(),
  },
  render: (args) => <Packet {...args} />,
} satisfies Meta<typeof SendPacketDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const submitOf = (root: HTMLElement) => {
  const button = root.querySelector<HTMLElement>('button[type="submit"]');
  if (!button) throw new Error('no submit button');
  return button;
};
const inputs = (root: HTMLElement) => within(root).getAllByRole('textbox');

export const Random: Story = {
  args: { draft },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(submitOf(canvasElement));
    await expect(args.onSend).toHaveBeenCalledWith({
      kind: 'random',
      count: 20,
      amount: 1_000,
      blessing: talk.blessExam,
    });
  },
};
export const Ordinary: Story = {
  args: { draft: { kind: 'ordinary', count: '48', amount: '66', blessing: '' } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(submitOf(canvasElement));
    await expect(args.onSend).toHaveBeenCalledWith({ kind: 'ordinary', count: 48, amount: 66, blessing: '' });
  },
};
export const Required: Story = {
  play: async ({ args, canvasElement }) => {
    const [count, amount] = inputs(canvasElement);
    await userEvent.click(submitOf(canvasElement));
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(count).toHaveFocus();
    await expect(count).toBeInvalid();
    await expect(amount).toBeInvalid();
  },
};
export const NotWhole: Story = {
  args: { draft: { ...draft, count: '', amount: '' } },
  play: async ({ args, canvasElement }) => {
    const [count, amount] = inputs(canvasElement);
    if (!count || !amount) throw new Error('fields missing');
    for (const wrong of ['0', '-3', '1.5', 'ten']) {
      await userEvent.clear(count);
      await userEvent.type(count, wrong);
      await userEvent.tab();
      await expect(count).toBeInvalid();
    }
    await userEvent.type(amount, '0');
    await userEvent.click(submitOf(canvasElement));
    await expect(amount).toBeInvalid();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};
export const TooManyTooFew: Story = {
  args: { draft: { ...draft, count: '49', amount: '48', blessing: talk.patience.repeat(11) } },
  play: async ({ args, canvasElement }) => {
    const [count, amount, blessing] = inputs(canvasElement);
    if (!count || !amount || !blessing) throw new Error('fields missing');
    await userEvent.click(submitOf(canvasElement));
    for (const field of [count, amount, blessing]) await expect(field).toBeInvalid();
    await userEvent.clear(count);
    await userEvent.type(count, '48');
    await userEvent.clear(blessing);
    for (const field of [count, amount, blessing]) await expect(field).toBeValid();
    await userEvent.click(submitOf(canvasElement));
    await expect(args.onSend).toHaveBeenCalledOnce();
    await userEvent.clear(count);
    await userEvent.type(count, '49');
    await userEvent.type(blessing, talk.patience.repeat(11));
  },
};
export const Insufficient: Story = {
  args: { draft: { ...draft, amount: '12681' } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(submitOf(canvasElement));
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.click(within(within(canvasElement).getByRole('status')).getByRole('button'));
    await expect(args.onRecharge).toHaveBeenCalledWith({ ...draft, amount: '12681' });
  },
};
export const Sending: Story = {
  args: { draft, state: { kind: 'sending' } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(submitOf(canvasElement));
    await userEvent.click(within(canvasElement).getAllByRole('button').at(-1) ?? canvasElement);
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
export const Refused: Story = {
  args: { draft, state: { kind: 'refused', reason: failures.noSpeech } },
};

/** The group has become smaller since the form was opened. */
export const FieldRefused: Story = {
  args: { draft, errors: { count: failures.packetCount } },
};

function Form({ typed, refusal }: { typed: PacketDraft; refusal?: string }) {
  return (
    <div style={{ inlineSize: 432 }}>
      <SendPacketForm
        id={`form-${typed.kind}-${typed.count}-${typed.amount}`}
        {...useDraft(typed)}
        members={48}
        balance={12_680}
        refusal={refusal}
        onSubmit={fn()}
        onRecharge={fn()}
      />
    </div>
  );
}

export const AllStates: Story = {
  name: 'All states',
  render: () => (
    <StoryGrid>
      <StoryRow label="random, ordinary">
        <Form typed={draft} />
        <Form typed={{ ...draft, kind: 'ordinary', count: '48', amount: '66' }} />
      </StoryRow>
      <StoryRow label="required, not whole">
        <Form typed={{ ...draft, count: '', amount: '' }} />
        <Form typed={{ ...draft, count: '1.5', amount: '0' }} />
      </StoryRow>
      <StoryRow label="too many, too few; refused">
        <Form typed={{ ...draft, count: '49', amount: '48', blessing: talk.patience.repeat(11) }} />
        <Form typed={{ ...draft, count: '21', amount: '300' }} refusal={failures.noSpeech} />
      </StoryRow>
      <StoryRow label="insufficient">
        <Form typed={{ ...draft, kind: 'ordinary', count: '40', amount: '1000000' }} />
      </StoryRow>
    </StoryGrid>
  ),
  play: async ({ canvasElement }) => {
    for (const form of canvasElement.querySelectorAll('form')) form.requestSubmit();
    await within(canvasElement).findAllByRole('status');
  },
};
