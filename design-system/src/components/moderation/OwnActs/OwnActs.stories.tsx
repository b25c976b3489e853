import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { cast, failures, places } from '../../../stories/index.ts';
import { action, day, now } from '../moderation.fixtures.ts';
import { OwnActs } from './OwnActs.tsx';

const none = { kind: 'none' } as const;
const actions = [
  action({ id: 'mute', appeal: none }),
  action({
    id: 'freeze',
    kind: 'freeze',
    until: null,
    scope: places.longTeacherClass,
    by: cast.inspector.nickname,
    reason: failures.pumping,
    rule: failures.pumpingRule,
    evidence: '',
    appeal: none,
  }),
  action({
    id: 'warn',
    kind: 'warn',
    at: now - 90 * day,
    until: undefined,
    evidence: '',
    by: cast.inspector.nickname,
    scope: places.faizalClass,
    reason: failures.noDisclaimer,
    rule: failures.disclaimerRule,
    appeal: none,
  }),
];

const meta = {
  title: 'components/moderation/OwnActs',
  component: OwnActs,
  parameters: { docs: { story: { inline: false, iframeHeight: 720 } } },
  args: {
    isOpen: true,
    state: { kind: 'ready', actions, hasMore: true },
    onMore: fn(),
    onRetry: fn(),
    onClose: fn(),
    now,
  },
} satisfies Meta<typeof OwnActs>;

export default meta;
type Story = StoryObj<typeof meta>;

const firstButton = (canvasElement: HTMLElement) =>
  within(within(canvasElement).getByRole('dialog')).getAllByRole('button')[0] ?? canvasElement;

export const Ready: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(firstButton(canvasElement));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};
export const LoadingMore: Story = {
  tags: ['pictured'],
  args: { state: { kind: 'ready', actions, hasMore: true, isLoadingMore: true } },
};
export const Nothing: Story = {
  tags: ['pictured'],
  args: { state: { kind: 'ready', actions: [], hasMore: false } },
};
export const Loading: Story = { tags: ['pictured'], args: { state: { kind: 'loading' } } };
export const LoadFailed: Story = {
  args: { state: { kind: 'failed', reason: failures.noAnswer } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(firstButton(canvasElement));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** A drawer stands alone: the state with most in it. */
export const AllStates: Story = { name: 'All states' };
