import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { cast, failures, places } from '../../../stories/index.ts';
import { day, now } from '../fans.fixtures.ts';
import type { IronMembership, IronPlan } from './iron-fan.ts';
import { IronFanPlans } from './IronFanPlans.tsx';

const money = (amount: number) => ({ kind: 'money', amount, currency: 'CNY' }) as const;
const plans: readonly IronPlan[] = [
  { id: 'monthly', price: money(30) },
  { id: 'yearly', price: money(298) },
  { id: 'continuous_monthly', price: money(25) },
  { id: 'continuous_yearly', price: money(268) },
];
const inCoins: readonly IronPlan[] = plans.map(({ id }, at) => ({
  id,
  price: { kind: 'coins', coins: [45, 480, 40, 430][at] ?? 45 },
}));
const continuous: IronMembership = {
  plan: 'continuous_monthly',
  expiresAt: now + 22 * day,
  nextChargeAt: now + 21 * day,
  changesTo: null,
};
const monthly: IronMembership = {
  plan: 'monthly',
  expiresAt: now + 5 * day,
  nextChargeAt: null,
  changesTo: null,
};

const meta = {
  title: 'components/fans/IronFanPlans',
  component: IronFanPlans,
  args: {
    state: { kind: 'none' },
    plans,
    channelName: places.linValue,
    now,
    agreement: { version: '2026-11', href: '#/agreement/service' },
    onOrder: fn(),
    onChange: fn(),
    onCancel: fn(),
    onRetry: fn(),
  },
  decorators: [
    (Story, { name }) => (
      <div style={{ maxInlineSize: name === 'All states' ? undefined : 640 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof IronFanPlans>;

export default meta;
type Story = StoryObj<typeof meta>;

const lastButton = (canvasElement: HTMLElement) =>
  within(canvasElement).getAllByRole('button').at(-1) ?? canvasElement;
const plan = (canvasElement: HTMLElement, at: number) =>
  within(canvasElement).getAllByRole('radio')[at] ?? canvasElement;

/** Nothing is paid before a plan is chosen and the agreement ticked (V35). */
export const NotJoined: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(lastButton(canvasElement));
    await userEvent.click(plan(canvasElement, 0));
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.click(lastButton(canvasElement));
    await expect(args.onOrder).not.toHaveBeenCalled();
    const tick = within(canvasElement).getByRole('checkbox');
    await expect(tick).toBeInvalid();
    await userEvent.click(tick);
    await userEvent.click(lastButton(canvasElement));
    await expect(args.onOrder).toHaveBeenCalledWith('yearly');
  },
};

export const FanLevelTooLow: Story = { args: { state: { kind: 'none', gate: { level: 20, mine: 12 } } } };

/** Another continuous plan begins when the paid time ends. */
export const Joined: Story = {
  args: { state: { kind: 'joined', membership: continuous } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(plan(canvasElement, 3));
    await userEvent.click(within(canvasElement).getByRole('checkbox'));
    await userEvent.click(lastButton(canvasElement));
    await expect(args.onChange).toHaveBeenCalledWith('continuous_yearly');
    await expect(args.onOrder).not.toHaveBeenCalled();
  },
};

/** A continuous plan is cancelled in two presses. */
export const CancelContinuous: Story = {
  args: { state: { kind: 'joined', membership: continuous } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getAllByRole('button')[0] ?? canvasElement);
    const dialog = await within(canvasElement).findByRole('alertdialog');
    await userEvent.click(within(dialog).getAllByRole('button')[1] ?? canvasElement);
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await waitFor(() => expect(within(canvasElement).queryByRole('alertdialog')).toBeNull());
  },
};

export const Changed: Story = {
  args: { state: { kind: 'joined', membership: { ...continuous, changesTo: 'continuous_yearly' } } },
};
export const Cancelled: Story = {
  args: { state: { kind: 'joined', membership: { ...continuous, nextChargeAt: null } } },
};
export const Renewed: Story = {
  args: {
    state: { kind: 'renewed', membership: { ...monthly, plan: 'yearly', expiresAt: now + 400 * day } },
  },
};
export const ExtendedByStaff: Story = {
  args: {
    state: {
      kind: 'extended',
      membership: { ...monthly, expiresAt: now + 14 * day },
      by: cast.manager.nickname,
      days: 7,
      reason: failures.classCancelled,
    },
  },
};
export const AboutToExpire: Story = {
  args: { state: { kind: 'expiring', membership: monthly } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('checkbox'));
    await userEvent.click(lastButton(canvasElement));
    await expect(args.onOrder).toHaveBeenCalledWith('monthly');
  },
};
export const ChargeFailed: Story = {
  args: {
    state: {
      kind: 'expiring',
      membership: { ...continuous, expiresAt: now + day, nextChargeAt: now + day / 2 },
      failedCharge: { nextTryAt: now + day / 2, triesLeft: 2 },
    },
  },
};
export const Expired: Story = {
  args: { state: { kind: 'expired', membership: { ...monthly, expiresAt: now - 3 * day } }, plans: inCoins },
};
export const Ordering: Story = {
  args: {
    state: { kind: 'expired', membership: { ...monthly, expiresAt: now - 3 * day } },
    pending: 'order',
    failure: failures.payment,
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

const stories = {
  NotJoined,
  FanLevelTooLow,
  Joined,
  Changed,
  Cancelled,
  Renewed,
  ExtendedByStaff,
  AboutToExpire,
  ChargeFailed,
  Expired,
  Ordering,
  Loading,
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
        gridTemplateColumns: 'repeat(auto-fit, minmax(500px, 1fr))',
      }}
    >
      {Object.entries(stories).map(([key, story]) => (
        <IronFanPlans key={key} {...args} {...story.args} />
      ))}
    </div>
  ),
};
