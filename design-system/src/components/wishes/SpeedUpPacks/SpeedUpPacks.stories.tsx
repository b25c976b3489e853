import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { failures, market } from '../../../stories/index.ts';
import { SpeedUpPacks } from './SpeedUpPacks.tsx';

const packs = [15, 25, 50, 100, 150, 250].map((votes) => ({ votes, price: votes }));

const meta = {
  title: 'components/wishes/SpeedUpPacks',
  component: SpeedUpPacks,
  args: {
    state: { kind: 'choosing', packs },
    title: market.wishNotes,
    balance: 120,
    onBuy: fn(),
    onRecharge: fn(),
    onRetry: fn(),
    onMore: fn(),
  },
  decorators: [
    (Story, { name }) => (
      <div style={{ maxInlineSize: name === 'All states' ? undefined : 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SpeedUpPacks>;

export default meta;
type Story = StoryObj<typeof meta>;

const lastButton = (canvasElement: HTMLElement) =>
  within(canvasElement).getAllByRole('button').at(-1) ?? canvasElement;

/** Nothing chosen: the button says so and buys nothing. Arrows go through the packs. */
export const Choosing: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(lastButton(canvasElement));
    await expect(args.onBuy).not.toHaveBeenCalled();
    const radios = within(canvasElement).getAllByRole('radio');
    await expect(radios).toHaveLength(6);
    await userEvent.click(radios[1] ?? canvasElement);
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.click(lastButton(canvasElement));
    await expect(args.onBuy).toHaveBeenCalledWith({ votes: 50, price: 50 });
  },
};

export const TooFewBeans: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getAllByRole('radio').at(-1) ?? canvasElement);
    await userEvent.click(lastButton(canvasElement));
    await expect(args.onRecharge).toHaveBeenCalledOnce();
    await expect(args.onBuy).not.toHaveBeenCalled();
  },
};
/** Before the balance is known nothing is said to be missing, and the server decides. */
export const BalanceUnknown: Story = {
  args: { balance: null },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getAllByRole('radio').at(-1) ?? canvasElement);
    await expect(within(canvasElement).getAllByRole('button')).toHaveLength(1);
    await userEvent.click(lastButton(canvasElement));
    await expect(args.onBuy).toHaveBeenCalledWith({ votes: 250, price: 250 });
    await expect(args.onBuy).toHaveBeenCalledOnce();
    await expect(args.onRecharge).not.toHaveBeenCalled();
  },
};
export const Buying: Story = { args: { state: { kind: 'buying', packs, votes: 100 } } };
export const Refused: Story = {
  args: { state: { kind: 'refused', packs, votes: 100, reason: failures.wishClosed } },
};
export const Bought: Story = {
  args: { state: { kind: 'bought', votes: 100, total: 1_654 } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(lastButton(canvasElement));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};
export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const LoadFailed: Story = {
  args: { state: { kind: 'error', reason: failures.noAnswer } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(lastButton(canvasElement));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const AllStates: Story = {
  name: 'All states',
  // The same region many times: that is what this page is for.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: (args) => (
    <div
      style={{
        display: 'grid',
        gap: 16,
        alignItems: 'start',
        gridTemplateColumns: 'repeat(auto-fit, minmax(340px, 1fr))',
      }}
    >
      <SpeedUpPacks {...args} />
      <SpeedUpPacks {...args} {...BalanceUnknown.args} />
      <SpeedUpPacks {...args} {...Buying.args} />
      <SpeedUpPacks {...args} {...Refused.args} />
      <SpeedUpPacks
        {...args}
        state={{ kind: 'refused', packs, votes: 100, reason: failures.balance }}
        balance={20}
      />
      <SpeedUpPacks {...args} {...Bought.args} />
      <SpeedUpPacks {...args} {...Loading.args} />
      <SpeedUpPacks {...args} {...LoadFailed.args} />
    </div>
  ),
};
