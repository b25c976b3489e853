import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { cast, failures, market } from '../../../stories/index.ts';
import type { GiftOffer } from '../../gifts/index.ts';
import { onStage, sameRegionOften, StageWall } from '../live.fixtures.tsx';
import { LiveWish, type LiveWishGoal } from './LiveWish.tsx';

const offer = (icon: string, name: string, price: number): GiftOffer => ({
  id: icon,
  icon,
  name,
  price,
  fanLevel: null,
});
const top = [
  { uid: '1', ...cast.wang },
  { uid: '2', ...cast.mei },
  { uid: '3', ...cast.somchai },
];
const wishes: readonly LiveWishGoal[] = [
  { id: 'w1', gift: offer('sunflower', market.sunflower, 5), target: 66, now: 41, top, helpers: 18 },
  { id: 'w2', gift: offer('rocket', market.rocket, 1_000), target: 3, now: 3, top: top.slice(1), helpers: 2 },
  {
    id: 'w3',
    gift: offer('dragon boat', market.dragonBoat, 520),
    target: 1_250_000,
    now: 0,
    top: [],
    helpers: 0,
  },
];

const meta = {
  title: 'components/live/LiveWish',
  component: LiveWish,
  args: { state: { kind: 'ready', wishes }, onGive: fn(), onHelpers: fn(), onRetry: fn() },
  decorators: [onStage(380)],
} satisfies Meta<typeof LiveWish>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvasElement }) => {
    const [helpers, give] = within(canvasElement).getAllByRole('button');
    await userEvent.click(helpers ?? canvasElement);
    await expect(args.onHelpers).toHaveBeenCalledWith(wishes[0]);
    await userEvent.click(give ?? canvasElement);
    await expect(args.onGive).toHaveBeenCalledWith(wishes[0]?.gift);
  },
};
export const Held: Story = {
  args: { heldReason: failures.offAir },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getAllByRole('button').at(-1) ?? canvasElement);
    await expect(args.onGive).not.toHaveBeenCalled();
  },
};
export const Empty: Story = { args: { state: { kind: 'ready', wishes: [] } } };
export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const LoadFailed: Story = {
  args: { state: { kind: 'error', reason: failures.noAnswer } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const AllStates: Story = {
  name: 'All states',
  parameters: sameRegionOften,
  render: (args) => (
    <StageWall column={340}>
      <LiveWish {...args} />
      <LiveWish {...args} heldReason={failures.offAir} />
      <LiveWish {...args} state={{ kind: 'ready', wishes: [] }} />
      <LiveWish {...args} state={{ kind: 'loading' }} />
      <LiveWish {...args} state={{ kind: 'error', reason: failures.noAnswer }} />
    </StageWall>
  ),
};
