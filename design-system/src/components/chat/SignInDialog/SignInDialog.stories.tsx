import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { failures } from '../../../stories/index.ts';
import { SignInDialog } from './SignInDialog.tsx';

const today = { year: 2026, month: 11, day: 21 };

const meta = {
  title: 'components/chat/SignInDialog',
  component: SignInDialog,
  parameters: { docs: { story: { inline: false, iframeHeight: 680 } } },
  args: {
    isOpen: true,
    state: { kind: 'open' },
    streak: 6,
    today,
    month: { year: 2026, month: 11 },
    signedDays: new Set([2, 3, 4, 6, 9, 10, 15, 16, 17, 18, 19, 20]),
    onMonth: fn(),
    onSign: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof SignInDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const buttons = async () => within(await screen.findByRole('dialog')).getAllByRole('button');

export const Open: Story = {
  play: async ({ args }) => {
    const [sign, previous, next] = await buttons();
    await userEvent.click(previous ?? document.body);
    await expect(args.onMonth).toHaveBeenCalledWith({ year: 2026, month: 10 });
    await userEvent.click(next ?? document.body);
    await expect(args.onMonth).toHaveBeenCalledOnce();
    await userEvent.click(sign ?? document.body);
    await expect(args.onSign).toHaveBeenCalledOnce();
  },
};
/** Once a day. */
export const Signed: Story = {
  args: {
    state: { kind: 'signed' },
    streak: 7,
    signedDays: new Set([2, 3, 4, 6, 9, 10, 15, 16, 17, 18, 19, 20, 21]),
  },
  play: async () => {
    await expect(await buttons()).toHaveLength(3);
  },
};
export const FirstTime: Story = { tags: ['pictured'], args: { streak: 0, signedDays: new Set() } };
export const Signing: Story = { tags: ['pictured'], args: { state: { kind: 'signing' } } };
export const Ended: Story = { tags: ['pictured'], args: { state: { kind: 'ended' }, streak: 0 } };
export const Failed: Story = {
  tags: ['pictured'],
  args: { state: { kind: 'failed', reason: failures.noAnswer } },
};
export const EarlierMonth: Story = {
  tags: ['pictured'],
  args: { month: { year: 2026, month: 10 }, signedDays: new Set([1, 2, 5, 6, 7, 8, 9, 30, 31]) },
};

export const AllStates: Story = { name: 'All states' };
