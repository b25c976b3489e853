import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { failures, places } from '../../../stories/index.ts';
import { day, now } from '../fans.fixtures.ts';
import type { IronMembershipState } from '../IronFanPlans/iron-fan.ts';
import { IronMemberships } from './IronMemberships.tsx';

const once = { plan: 'monthly', nextChargeAt: null, nextCoins: null, changesTo: null } as const;
const continuous: IronMembershipState = {
  kind: 'joined',
  membership: {
    plan: 'continuous_monthly',
    expiresAt: now + 22 * day,
    nextChargeAt: now + 21 * day,
    nextCoins: 40,
    changesTo: null,
  },
};

const meta = {
  title: 'components/fans/IronMemberships',
  component: IronMemberships,
  args: {
    isOpen: true,
    state: {
      kind: 'ready',
      rows: [
        {
          channelId: '1',
          channel: places.wealthValue,
          img: '',
          state: { kind: 'expiring', membership: { ...once, expiresAt: now + 5 * day } },
        },
        { channelId: '2', channel: places.linValue, img: '', state: continuous },
        {
          channelId: '3',
          channel: places.beginners,
          img: '',
          state: { kind: 'expired', membership: { ...once, plan: 'yearly', expiresAt: now - 3 * day } },
        },
      ],
    },
    onOpen: fn(),
    onRetry: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof IronMemberships>;

export default meta;
type Story = StoryObj<typeof meta>;

const drawer = (canvasElement: HTMLElement) => within(canvasElement).getByRole('dialog');

export const Ready: Story = {
  play: async ({ args, canvasElement }) => {
    const [first] = within(drawer(canvasElement)).getAllByRole('listitem');
    await userEvent.click(within(first ?? canvasElement).getByRole('button'));
    await expect(args.onOpen).toHaveBeenCalledWith('1');
  },
};
export const Empty: Story = { tags: ['pictured'], args: { state: { kind: 'ready', rows: [] } } };
export const Loading: Story = { tags: ['pictured'], args: { state: { kind: 'loading' } } };
export const LoadFailed: Story = {
  args: { state: { kind: 'failed', reason: failures.noAnswer } },
  play: async ({ args, canvasElement }) => {
    await waitFor(() => expect(within(drawer(canvasElement)).getAllByRole('button')).not.toHaveLength(0));
    await userEvent.click(
      within(drawer(canvasElement))
        .getAllByRole('button')
        .find((one) => one.textContent !== '') ?? canvasElement,
    );
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** A drawer stands alone: the state with most in it. */
export const AllStates: Story = { name: 'All states' };
