import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../../foundations/StoryGrid.tsx';
import { failures, market } from '../../../stories/index.ts';
import { day, storyNow } from '../learning.fixtures.tsx';
import { RenewalState } from './RenewalState.tsx';

const meta = {
  title: 'components/learning/RenewalState',
  component: RenewalState,
  args: {
    state: { kind: 'active', until: storyNow() + 212 * day },
    service: market.studyCard,
    price: { amount: 899, currency: 'CNY' },
    lifetimePrice: { amount: 3_999.9, currency: 'CNY' },
    onRenew: fn(),
    onLifetime: fn(),
    onCancelCharge: fn(),
  },
} satisfies Meta<typeof RenewalState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Active: Story = {
  play: async ({ args, canvasElement }) => {
    const [life, year] = within(canvasElement).getAllByRole('button');
    await userEvent.click(life ?? canvasElement);
    await expect(args.onLifetime).toHaveBeenCalledOnce();
    await userEvent.click(year ?? canvasElement);
    await expect(args.onRenew).toHaveBeenCalledOnce();
  },
};

/** It renews itself, and that can be ended here. */
export const ChargesItself: Story = {
  args: { chargesAt: storyNow() + 211 * day, lifetimePrice: undefined },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getAllByRole('button')[0] ?? canvasElement);
    await expect(args.onCancelCharge).toHaveBeenCalledOnce();
  },
};

export const Ending: Story = {
  args: { state: { kind: 'ending', until: storyNow() + 3 * day, daysLeft: 3 } },
};
export const Expired: Story = { args: { state: { kind: 'expired', since: storyNow() - 12 * day } } };
export const Renewing: Story = {
  args: { state: { kind: 'renewing' } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onRenew).not.toHaveBeenCalled();
  },
};
export const Renewed: Story = { args: { state: { kind: 'renewed', until: storyNow() + 577 * day } } };
export const Lifetime: Story = { args: { state: { kind: 'lifetime', since: storyNow() } } };
export const Failed: Story = {
  args: {
    state: { kind: 'failed', reason: failures.bankDeclined, until: storyNow() + 3 * day },
  },
};

export const AllStates: Story = {
  name: 'All states',
  // The same region many times: that is what this page is for.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: (args) => (
    <StoryGrid>
      {(
        [
          ['active', {}],
          ['charges itself', ChargesItself.args],
          ['ending', Ending.args],
          ['expired', Expired.args],
          ['renewing', Renewing.args],
          ['renewed', Renewed.args],
          ['lifetime', Lifetime.args],
          ['failed', Failed.args],
        ] as const
      ).map(([label, more]) => (
        <StoryRow key={label} label={label}>
          <div data-fill-row>
            <RenewalState {...args} {...more} />
          </div>
        </StoryRow>
      ))}
    </StoryGrid>
  ),
};
