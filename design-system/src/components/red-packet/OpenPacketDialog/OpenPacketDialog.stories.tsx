import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../../foundations/StoryGrid.tsx';
import { Button } from '../../../primitives/index.ts';
import { cast, failures, heard, market, talk } from '../../../stories/index.ts';
import { OpenPacketDialog, type OpenPacketDialogProps } from './OpenPacketDialog.tsx';
import { type OpenPacketState, PacketPanel } from './PacketPanel.tsx';

/** Answers a claim as the server would. */
function AnsweredDialog(props: OpenPacketDialogProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [state, setState] = useState(props.state);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{market.classPacket}</Button>
      <OpenPacketDialog
        {...props}
        isOpen={isOpen}
        state={state}
        onClose={() => setIsOpen(false)}
        onClaim={() => {
          props.onClaim();
          setState({ kind: 'opening' });
          setTimeout(() => setState({ kind: 'won', amount: 188 }), 100);
        }}
      />
    </>
  );
}

const meta = {
  title: 'components/red-packet/OpenPacketDialog',
  component: OpenPacketDialog,
  parameters: { docs: { story: { inline: false, iframeHeight: 620 } } },
  args: {
    isOpen: true,
    onClose: fn(),
    sender: { nickname: cast.teacherLin.nickname, img: null },
    packetKind: 'random',
    blessing: talk.blessPatience,
    state: { kind: 'sealed' },
    onClaim: fn(),
    onRecords: fn(),
    onThank: fn(),
  },
} satisfies Meta<typeof OpenPacketDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const box = (element: Element) => element.getBoundingClientRect();

/** The packet is the surface, no white dialog around it. */
export const Sealed: Story = {
  tags: ['pictured'],
  play: async ({ canvasElement }) => {
    const dialog = within(canvasElement).getByRole('dialog', { name: heard(cast.teacherLin.nickname) });
    const paper = dialog.querySelector('[data-packet]');
    if (!paper) throw new Error('no paper');
    await waitFor(() => expect(dialog.getAnimations()).toHaveLength(0));
    await expect(box(paper).width).toBe(box(dialog).width);
    await expect(box(paper).height).toBe(box(dialog).height);
  },
};
export const Opening: Story = {
  args: { state: { kind: 'opening' } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getAllByRole('button')[0] ?? canvasElement);
    await expect(args.onClaim).not.toHaveBeenCalled();
  },
};
export const Claimed: Story = {
  tags: ['pictured'],
  render: (args) => <AnsweredDialog {...args} />,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button');
    await userEvent.click(opener);
    const dialog = canvas.getByRole('dialog');
    await expect(within(dialog).getAllByRole('button')[0]).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClaim).toHaveBeenCalledOnce();
    const amount = await within(dialog).findByText(/188/);
    // The seal is gone; the focus waits where the answer stands.
    await waitFor(() => expect(amount.closest('[aria-live]')).toHaveFocus());
    await userEvent.click(within(dialog).getAllByRole('button').at(-1) ?? dialog);
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
  },
};
export const Won: Story = {
  args: { state: { kind: 'won', amount: 1_888, isLuckiest: true } },
  play: async ({ args, canvasElement }) => {
    const paper = canvasElement.querySelector('[data-packet]');
    await expect(paper?.querySelectorAll('button')).toHaveLength(2);
    const [records, thank] = within(canvasElement).getAllByRole('button');
    await userEvent.click(records ?? canvasElement);
    await expect(args.onRecords).toHaveBeenCalledOnce();
    await userEvent.click(thank ?? canvasElement);
    await expect(args.onThank).toHaveBeenCalledOnce();
  },
};
export const NoneLeft: Story = {
  args: { packetKind: 'ordinary', blessing: '', state: { kind: 'none_left' } },
};
export const Expired: Story = { args: { state: { kind: 'expired' } } };
export const Failed: Story = {
  args: { state: { kind: 'error', reason: failures.tooFast } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getAllByRole('button')[0] ?? canvasElement);
    await expect(args.onClaim).toHaveBeenCalledOnce();
  },
};

const states: readonly (readonly [string, OpenPacketState])[] = [
  ['sealed', { kind: 'sealed' }],
  ['opening', { kind: 'opening' }],
  ['won, luckiest', { kind: 'won', amount: 1_888, isLuckiest: true }],
  ['won, huge', { kind: 'won', amount: 9_007_199_254 }],
  ['won, a gift', { kind: 'won', amount: 2, gift: { icon: 'rocket', name: market.rocket } }],
  ['none left', { kind: 'none_left' }],
  ['expired', { kind: 'expired' }],
  ['error', { kind: 'error', reason: failures.tooFast }],
];

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <StoryGrid style={{ gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>
      {states.map(([label, state], at) => (
        <StoryRow key={label} label={label}>
          <div style={{ inlineSize: 312 }}>
            <PacketPanel
              {...args}
              state={state}
              {...(at === 3 && {
                sender: { nickname: cast.nurhaliza.nickname, img: null },
                blessing: talk.blessThanksYear,
              })}
            />
          </div>
        </StoryRow>
      ))}
    </StoryGrid>
  ),
};
