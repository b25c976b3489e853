import { calls } from '@goldbean/contract/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { paths } from '../../shared/paths/index.ts';
import { answer, given, localized, never, page, refuse, wordsOf } from '../../stories/index.ts';
import { bookmark, listAnswer, words } from './treasures.fixtures.ts';
import { TreasuresPage } from './TreasuresPage.tsx';

const meta = {
  title: 'Pages/treasures/Treasures',
  component: TreasuresPage,
  tags: ['!autodocs'],
  ...page({ address: paths.treasures.href(), answers: [listAnswer()] }),
} satisfies Meta;

export default meta;
type Story = StoryObj;

const t = () => wordsOf('treasures');
const open = paths.treasures.href({ id: bookmark.treasure_id });
const exchangeWords = () => t()('dialog.exchange', { count: 30, n: '30' });

/** S29: every state at once, each said in words. */
export const All: Story = {
  tags: ['main'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('link', { name: localized(words.bookmark) });
    for (const state of ['open', 'to_come', 'sold_out'] as const)
      await expect(canvas.getAllByText(t()(`states.${state}`))[0]).toBeVisible();
  },
};
/** S29: one state, by the tab that the address then keeps. */
export const SoldOut: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('link', { name: localized(words.bookmark) });
    const name = t()('tabCount', { label: t()('states.sold_out'), n: '1' });
    await userEvent.click(canvas.getByRole('tab', { name }));
    await waitFor(() => expect(canvas.queryByRole('link', { name: localized(words.bookmark) })).toBeNull());
    await canvas.findByRole('link', { name: localized(words.bag) });
  },
};
/** S29: what is mine, with its number. */
export const Mine: Story = {
  tags: ['pictured'],
  parameters: given({ address: paths.treasures.href({ tab: 'mine', id: 't2' }) }),
  play: async ({ canvasElement }) => {
    const dialog = within(await within(canvasElement).findByRole('dialog'));
    await dialog.findByText(t()('number', { number: 'GB8341207755' }));
  },
};
/** G711, V35: with the agreement ticked vouchers become one of it, and its number is shown. */
export const Exchanged: Story = {
  tags: ['pictured'],
  parameters: given({
    address: open,
    answers: [
      answer(calls.treasures.exchange, {
        order_no: 'GB9041207755',
        vouchers: 360,
        treasure: { ...bookmark, left: 163, numbers: ['GB9041207755'] },
      }),
    ],
  }),
  play: async ({ canvasElement }) => {
    const dialog = within(await within(canvasElement).findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('checkbox'));
    await userEvent.click(dialog.getByRole('button', { name: exchangeWords() }));
    await dialog.findByText(t()('dialog.done'));
    await expect(dialog.getByText(t()('number', { number: 'GB9041207755' }))).toBeVisible();
    await expect(dialog.queryByRole('button', { name: exchangeWords() })).toBeNull();
  },
};
/** Somebody took the last one meanwhile. */
export const GoneMeanwhile: Story = {
  tags: ['pictured'],
  parameters: given({ address: open, answers: [refuse(calls.treasures.exchange, 'treasure.sold_out')] }),
  play: async ({ canvasElement }) => {
    const dialog = within(await within(canvasElement).findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('checkbox'));
    await userEvent.click(dialog.getByRole('button', { name: exchangeWords() }));
    await dialog.findByText(wordsOf('refusals')('treasure.sold_out'));
  },
};
export const TooFewVouchers: Story = {
  tags: ['pictured'],
  parameters: given({ address: open, answers: [listAnswer(12)] }),
  play: async ({ canvasElement }) => {
    const dialog = within(await within(canvasElement).findByRole('dialog'));
    const get = await dialog.findByRole('link', { name: t()('getVouchers') });
    await expect(get).toHaveAttribute('href', paths.pay.href({ goods: 'dangwu', to: open }));
  },
};
export const Missing: Story = {
  tags: ['pictured'],
  parameters: given({ address: paths.treasures.href({ id: 'gone' }) }),
  play: async ({ canvasElement }) => {
    const dialog = within(await within(canvasElement).findByRole('dialog'));
    await dialog.findByText(t()('missing'));
  },
};
export const None: Story = {
  parameters: given({ address: paths.treasures.href({ tab: 'ended' }) }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(t()('none'));
  },
};
export const Loading: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [never(calls.treasures.list)] }),
};
export const LoadFailed: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [refuse(calls.treasures.list, 'system.error')] }),
};
