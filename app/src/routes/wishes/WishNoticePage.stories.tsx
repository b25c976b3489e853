import { calls } from '@goldbean/contract/wishes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { paths } from '../../shared/paths/index.ts';
import {
  answer,
  given,
  localized,
  never,
  page,
  refuse,
  storyNow,
  unreachable,
  wordsOf,
  writtenAt,
} from '../../stories/index.ts';
import { listOf, storyMessages, storyWish, storyWishes } from './wishes.fixtures.ts';
import { WishNoticePage } from './WishNoticePage.tsx';

const day = 24 * 3_600_000;
const moved = (to: 2 | 3, at: number) => ({ to, at: writtenAt(at), at_ts: at });

const meta = {
  title: 'Pages/wishes/WishNotice',
  component: WishNoticePage,
  tags: ['!autodocs'],
  ...page({
    address: paths.wishNotice.href(),
    answers: [
      answer(calls.wishes.digest, ({ month = '2026-11' }) => ({
        month,
        made: 2,
        voted: 14,
        spent: 75,
        list: [
          {
            wish: storyWish(),
            mine: true,
            gained: 118,
            comments: 9,
            moves: [moved(2, storyNow - 6 * day), moved(3, storyNow - day)],
          },
          { wish: storyWishes[2] ?? storyWish(), mine: false, gained: 402, comments: 31, moves: [] },
        ],
      })),
      answer(calls.wishMessages.list, {
        ...listOf(storyMessages.default),
        unread: { default: 2, pingMe: 0, zanMe: 1 },
      }),
    ],
  }),
} satisfies Meta;

export default meta;
type Story = StoryObj;

const t = () => wordsOf('wishes');

/** S11: the running month, and the way back. */
export const Filled: Story = {
  tags: ['main'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(localized(storyWish().title));
    await expect(canvas.getByText(t()('digest.gained_other', { n: '118' }))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t()('digest.previous') }));
    // Another month is another page (D92): its buttons are looked for anew.
    const next = () => canvas.getByRole('button', { name: t()('digest.next') });
    await waitFor(() => expect(next()).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(next());
    await waitFor(() => expect(next()).toHaveAttribute('aria-disabled'));
    // Its focus shows why it is held.
    next().blur();
    await canvas.findByText(localized(storyWish().title));
  },
};
export const Empty: Story = {
  tags: ['pictured'],
  parameters: given({
    answers: [answer(calls.wishes.digest, { month: '2026-11', made: 0, voted: 0, spent: 0, list: [] })],
  }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(t()('digest.empty'));
  },
};
export const Loading: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [never(calls.wishes.digest)] }),
};
export const LoadFailed: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [refuse(calls.wishes.digest, 'system.error')] }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(t()('loadFailed'));
  },
};
/** X07: asked again and again before it is said. */
export const Offline: Story = {
  parameters: given({ answers: [unreachable(calls.wishes.digest)] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(wordsOf('connection')('unreachable'));
    await expect(canvas.getByRole('button', { name: t()('retry') })).toBeVisible();
  },
};
