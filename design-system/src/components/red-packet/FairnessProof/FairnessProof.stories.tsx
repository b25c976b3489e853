import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../../foundations/StoryGrid.tsx';
import { failures } from '../../../stories/index.ts';
import { FairnessProof } from './FairnessProof.tsx';

const hash = '9f2c6a1d0b7e45c38a91d6f04e7b2c5518e3a90f6d4b7c21e05f8a3c9d16b742';
const revealed = {
  seed: 'c1a7-20261121-103000-6e4f2b90d8a35c17',
  shares: [188, 342, 1, 66, 403, 66, 12, 97, 150, 75],
};

const meta = {
  title: 'components/red-packet/FairnessProof',
  component: FairnessProof,
  args: {
    subject: 'packet',
    hash,
    state: { kind: 'committed' },
    onVerify: fn(),
    onSupport: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 560 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FairnessProof>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Committed: Story = {
  play: async ({ args, canvasElement }) => {
    const verify = within(canvasElement).getByRole('button');
    await userEvent.click(verify);
    await expect(args.onVerify).not.toHaveBeenCalled();
    await expect(verify).toHaveAccessibleDescription();
  },
};
export const Revealed: Story = {
  args: { state: { kind: 'revealed', ...revealed } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onVerify).toHaveBeenCalledOnce();
  },
};
export const Verifying: Story = { args: { state: { kind: 'verifying', ...revealed } } };
export const Matched: Story = {
  args: { state: { kind: 'matched', ...revealed } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toBeVisible();
  },
};
export const Mismatched: Story = {
  args: { state: { kind: 'mismatched', ...revealed, computed: hash.replace('9f2c', '0d41') } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(within(canvasElement).getByRole('alert')).getByRole('button'));
    await expect(args.onSupport).toHaveBeenCalledOnce();
  },
};
export const Failed: Story = {
  args: {
    state: { kind: 'error', ...revealed, reason: failures.noSha },
  },
};
export const OfADraw: Story = {
  args: { subject: 'draw', state: { kind: 'matched', seed: revealed.seed, shares: [] } },
};

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <StoryGrid>
      <StoryRow label="committed">
        <FairnessProof {...args} />
      </StoryRow>
      <StoryRow label="revealed">
        <FairnessProof {...args} {...Revealed.args} />
      </StoryRow>
      <StoryRow label="matched, of a draw">
        <FairnessProof {...args} {...OfADraw.args} />
      </StoryRow>
      <StoryRow label="mismatched">
        <FairnessProof {...args} {...Mismatched.args} />
      </StoryRow>
      <StoryRow label="error">
        <FairnessProof {...args} {...Failed.args} />
      </StoryRow>
    </StoryGrid>
  ),
};
