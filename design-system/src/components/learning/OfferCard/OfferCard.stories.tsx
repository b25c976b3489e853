import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LinkNavigation } from '../../../primitives/index.ts';
import { market } from '../../../stories/index.ts';
import { lifetimeOffer, yearOffer } from '../lessons.fixtures.ts';
import { day, hour, storyNow } from '../learning.fixtures.tsx';
import { OfferCard } from './OfferCard.tsx';

const go = fn();

const meta = {
  title: 'components/learning/OfferCard',
  component: OfferCard,
  args: { offer: yearOffer, state: { kind: 'open' }, channel: 'pc', onTake: fn() },
  decorators: [
    (Story, { name }) => (
      <LinkNavigation value={go}>
        <div style={{ maxInlineSize: name === 'All states' ? 1000 : 300 }}>
          <Story />
        </div>
      </LinkNavigation>
    ),
  ],
} satisfies Meta<typeof OfferCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onTake).toHaveBeenCalledOnce();
  },
};

export const Lifetime: Story = {
  args: {
    offer: lifetimeOffer,
    isSuggested: true,
    state: { kind: 'open', left: 12, endsAt: storyNow() + 2 * day },
  },
};

export const InTheApp: Story = { args: { channel: 'app' } };

export const NotYet: Story = { args: { state: { kind: 'not_yet', startsAt: storyNow() + 5 * hour } } };

/** All taken: the button says so and does nothing. */
export const Full: Story = {
  args: { offer: lifetimeOffer, state: { kind: 'full' } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onTake).not.toHaveBeenCalled();
  },
};

export const Ended: Story = { args: { state: { kind: 'ended' } } };

export const Owned: Story = { args: { state: { kind: 'owned', href: '/staticArea/courseLists' } } };

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fill, minmax(230px, 1fr))' }}>
      <OfferCard {...args} />
      <OfferCard {...args} {...Lifetime.args} />
      <OfferCard {...args} channel="app" />
      <OfferCard {...args} {...NotYet.args} />
      <OfferCard {...args} offer={lifetimeOffer} state={{ kind: 'full' }} />
      <OfferCard {...args} state={{ kind: 'ended' }} />
      <OfferCard {...args} {...Owned.args} />
      <OfferCard
        {...args}
        offer={{
          ...lifetimeOffer,
          usual: undefined,
          name: market.lifetimeVi,
          price: { amount: 12_800_000, currency: 'VND' },
        }}
      />
    </div>
  ),
};
