import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { cast, failures, places } from '../../../stories/index.ts';
import { day, now } from '../fans.fixtures.ts';
import type { IronMembershipView, IronPlanView } from './iron-fan.ts';
import { IronFanPlans } from './IronFanPlans.tsx';

const yuan = (amount: number) => ({ amount, currency: 'CNY' });
const plans: readonly IronPlanView[] = [
  { id: 'monthly', coins: 45, money: yuan(30) },
  { id: 'yearly', coins: 480, money: yuan(298) },
  { id: 'continuous_monthly', coins: 40, money: null },
  { id: 'continuous_yearly', coins: 430, money: null },
];
const continuous: IronMembershipView = {
  plan: 'continuous_monthly',
  expiresAt: now + 22 * day,
  nextChargeAt: now + 21 * day,
  nextCoins: 40,
  changesTo: null,
};
const monthly: IronMembershipView = {
  plan: 'monthly',
  expiresAt: now + 5 * day,
  nextChargeAt: null,
  nextCoins: null,
  changesTo: null,
};

const meta = {
  title: 'components/fans/IronFanPlans',
  component: IronFanPlans,
  args: {
    state: { kind: 'none' },
    plans,
    methods: ['wechat', 'alipay'],
    balance: 120,
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
    await expect(args.onOrder).toHaveBeenCalledWith('yearly', 'coins');
  },
};

/** What is paid once may be paid in money; what goes on is charged in coins alone (D65). */
export const PaidInMoney: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(plan(canvasElement, 0));
    const ways = canvas.getAllByRole('radio').slice(4);
    await expect(ways).toHaveLength(3);
    await userEvent.click(ways[1] ?? canvasElement);
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(lastButton(canvasElement));
    await expect(args.onOrder).toHaveBeenCalledWith('monthly', 'wechat');
    await userEvent.click(plan(canvasElement, 2));
    await expect(canvas.getAllByRole('radio')).toHaveLength(5);
    await userEvent.click(lastButton(canvasElement));
    await expect(args.onOrder).toHaveBeenLastCalledWith('continuous_monthly', 'coins');
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
  tags: ['pictured'],
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
  args: {
    state: { kind: 'joined', membership: { ...continuous, changesTo: 'continuous_yearly', nextCoins: 430 } },
  },
};
/** It can go on again, with the same plan or another, as long as it runs. */
export const Cancelled: Story = {
  args: { state: { kind: 'joined', membership: { ...continuous, nextChargeAt: null, nextCoins: null } } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('checkbox'));
    await userEvent.click(lastButton(canvasElement));
    await expect(args.onChange).toHaveBeenCalledWith('continuous_monthly');
  },
};
/** What was paid once is renewed in its last 7 days. */
export const TooEarlyToRenew: Story = {
  args: { state: { kind: 'joined', membership: { ...monthly, expiresAt: now + 22 * day } } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('checkbox'));
    await userEvent.click(lastButton(canvasElement));
    await expect(args.onOrder).not.toHaveBeenCalled();
  },
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
    await expect(args.onOrder).toHaveBeenCalledWith('monthly', 'coins');
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
  args: { state: { kind: 'expired', membership: { ...monthly, expiresAt: now - 3 * day } } },
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
  TooEarlyToRenew,
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
