import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { failures } from '../../../stories/index.ts';
import { SignInCard } from './SignInCard.tsx';

const ready = {
  kind: 'ready',
  streak: 4,
  nextBeans: 5,
  isSigned: false,
  isSigning: false,
  month: { year: 2026, month: 12 },
  signedDays: new Set([1, 2, 3, 4]),
  today: { year: 2026, month: 12, day: 5 },
} as const;

const meta = {
  title: 'components/rewards/SignInCard',
  component: SignInCard,
  args: { state: ready, onSignIn: fn(), onMonth: fn(), onRetry: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SignInCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ args, canvasElement }) => {
    const [sign, previous, next] = within(canvasElement).getAllByRole('button');
    if (!sign || !previous || !next) throw new Error('three buttons');
    await userEvent.click(sign);
    await expect(args.onSignIn).toHaveBeenCalledOnce();
    await userEvent.click(next);
    await expect(args.onMonth).not.toHaveBeenCalled();
    await userEvent.click(previous);
    await expect(args.onMonth).toHaveBeenCalledOnce();
    await expect(args.onMonth).toHaveBeenCalledWith({ year: 2026, month: 11 });
    previous.blur();
    await userEvent.unhover(previous);
  },
};
export const Signed: Story = {
  args: { state: { ...ready, streak: 5, isSigned: true, signedDays: new Set([1, 2, 3, 4, 5]) } },
};
export const Signing: Story = { args: { state: { ...ready, isSigning: true } } };
export const NoStreak: Story = {
  args: { state: { ...ready, streak: 0, nextBeans: 1, signedDays: new Set<number>() } },
};
export const EarlierMonth: Story = {
  args: { state: { ...ready, month: { year: 2026, month: 11 }, signedDays: new Set([28, 29, 30]) } },
};
export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const LoadFailed: Story = {
  args: { state: { kind: 'error', reason: failures.noAnswer } },
};

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      {Object.entries({ Open, Signed, Signing, NoStreak, EarlierMonth, Loading, LoadFailed }).map(
        ([name, story]) => (
          <SignInCard key={name} {...args} {...story.args} />
        ),
      )}
    </div>
  ),
};
