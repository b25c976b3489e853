import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { cast, failures } from '../../../stories/index.ts';
import { day, now } from '../fans.fixtures.ts';
import { IronMembers } from './IronMembers.tsx';

const once = { plan: 'monthly', nextChargeAt: null, nextCoins: null, changesTo: null } as const;

const meta = {
  title: 'components/fans/IronMembers',
  component: IronMembers,
  args: {
    isOpen: true,
    state: {
      kind: 'ready',
      hasMore: true,
      rows: [
        {
          uid: '1',
          nickname: cast.lin.nickname,
          img: '',
          state: { kind: 'expiring', membership: { ...once, expiresAt: now + 2 * day } },
        },
        {
          uid: '2',
          nickname: cast.manager.nickname,
          img: '',
          state: {
            kind: 'renewed',
            membership: {
              plan: 'continuous_yearly',
              expiresAt: now + 300 * day,
              nextChargeAt: now + 299 * day,
              nextCoins: 430,
              changesTo: null,
            },
          },
        },
      ],
    },
    onExtend: fn(),
    onMore: fn(),
    onRetry: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof IronMembers>;

export default meta;
type Story = StoryObj<typeof meta>;

const drawer = (canvasElement: HTMLElement) => within(within(canvasElement).getByRole('dialog'));

export const Ready: Story = {
  play: async ({ args, canvasElement }) => {
    const [first] = drawer(canvasElement).getAllByRole('listitem');
    await userEvent.click(within(first ?? canvasElement).getByRole('button'));
    await expect(args.onExtend).toHaveBeenCalledWith(expect.objectContaining({ uid: '1' }));
  },
};
export const Empty: Story = {
  tags: ['pictured'],
  args: { state: { kind: 'ready', rows: [], hasMore: false } },
};
export const Loading: Story = { tags: ['pictured'], args: { state: { kind: 'loading' } } };
export const LoadFailed: Story = {
  tags: ['pictured'],
  args: { state: { kind: 'failed', reason: failures.noAnswer } },
};

/** A drawer stands alone: the state with most in it. */
export const AllStates: Story = { name: 'All states' };
