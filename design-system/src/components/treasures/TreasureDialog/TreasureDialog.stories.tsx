import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { failures, wordsOf } from '../../../stories/index.ts';
import { treasures } from '../treasures.fixtures.ts';
import { TreasureDialog } from './TreasureDialog.tsx';

const ready = { kind: 'ready', treasure: treasures.open, vouchers: 390, exchange: { kind: 'idle' } } as const;

const meta = {
  title: 'components/treasures/TreasureDialog',
  component: TreasureDialog,
  args: {
    state: ready,
    agreement: { version: '2026-11', href: '/staticArea/agreement' },
    isAgreed: true,
    onAgree: fn(),
    vouchersHref: '/user/pay?goods=dangwu&to=treasures',
    onExchange: fn(),
    onRetry: fn(),
    onClose: fn(),
  },
  parameters: { docs: { story: { inline: false, iframeHeight: 900 } } },
} satisfies Meta<typeof TreasureDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const t = () => wordsOf('treasures');
const dialogIn = (canvasElement: HTMLElement) => within(within(canvasElement).getByRole('dialog'));

export const Open: Story = {
  play: async ({ args, canvasElement }) => {
    const name = t()('dialog.exchange', { count: 30, n: '30' });
    await userEvent.click(dialogIn(canvasElement).getByRole('button', { name }));
    await expect(args.onExchange).toHaveBeenCalledOnce();
  },
};
/** V35: nothing is exchanged before the agreement is ticked, and it says so. */
export const Unticked: Story = {
  args: { isAgreed: false },
  play: async ({ args, canvasElement }) => {
    const name = t()('dialog.exchange', { count: 30, n: '30' });
    const dialog = dialogIn(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name }));
    await dialog.findByText(wordsOf('errors')('request.agreement_required'));
    await expect(args.onExchange).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('checkbox'));
    await expect(args.onAgree).toHaveBeenCalledWith(true);
  },
};
export const Exchanging: Story = {
  tags: ['pictured'],
  args: { state: { ...ready, exchange: { kind: 'exchanging' } } },
};
export const Done: Story = {
  args: {
    state: {
      ...ready,
      treasure: { ...treasures.open, left: 163, numbers: ['GB8341207755'] },
      vouchers: 360,
      exchange: { kind: 'done' },
    },
  },
};
export const Refused: Story = {
  tags: ['pictured'],
  args: { state: { ...ready, exchange: { kind: 'refused', reason: failures.networkDown } } },
};
/** What is missing, and the way to more. */
export const TooFewVouchers: Story = {
  args: { state: { ...ready, vouchers: 12 } },
  play: async ({ canvasElement }) => {
    const link = dialogIn(canvasElement).getByRole('link', { name: t()('getVouchers') });
    await expect(link).toHaveAttribute('href', '/user/pay?goods=dangwu&to=treasures');
  },
};
export const ToCome: Story = {
  args: { state: { ...ready, treasure: treasures.toCome } },
  play: async ({ args, canvasElement }) => {
    const name = t()('dialog.exchange', { count: 30, n: '30' });
    await userEvent.click(dialogIn(canvasElement).getByRole('button', { name }));
    await expect(args.onExchange).not.toHaveBeenCalled();
  },
};
export const SoldOut: Story = {
  tags: ['pictured'],
  args: { state: { ...ready, treasure: treasures.soldOut } },
};
export const Ended: Story = { tags: ['pictured'], args: { state: { ...ready, treasure: treasures.ended } } };
/** As many as one member gets. */
export const AtTheLimit: Story = {
  tags: ['pictured'],
  args: { state: { ...ready, treasure: treasures.mine } },
};
export const Loading: Story = { tags: ['pictured'], args: { state: { kind: 'loading' } } };
export const Missing: Story = { tags: ['pictured'], args: { state: { kind: 'missing' } } };
export const LoadFailed: Story = {
  args: { state: { kind: 'error', reason: failures.noAnswer } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(dialogIn(canvasElement).getByRole('button', { name: t()('retry') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** The dialog with the most in it; the others are one at a time. */
export const AllStates: Story = { ...Done, name: 'All states' };
