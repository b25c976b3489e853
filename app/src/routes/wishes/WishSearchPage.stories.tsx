import { calls } from '@goldbean/contract/wishes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import { paths } from '../../shared/paths/index.ts';
import { answer, given, localized, never, page, refuse, unreachable, wordsOf } from '../../stories/index.ts';
import { listOf, storyMessages, storyToday, storyWish, storyWishes, wishListOf } from './wishes.fixtures.ts';
import { WishSearchPage } from './WishSearchPage.tsx';

const meta = {
  title: 'Pages/wishes/WishSearch',
  component: WishSearchPage,
  tags: ['!autodocs'],
  ...page({
    address: paths.wishSearch.href(),
    answers: [
      answer(calls.wishes.today, storyToday),
      answer(calls.wishes.list, ({ q }) => wishListOf(q === '' ? storyWishes : [storyWish()])),
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

/** S12: words go into the address after a pause, and the list follows. */
export const Filled: Story = {
  tags: ['main'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(4));
    await fireEvent.change(canvas.getByRole('searchbox', { name: t()('search') }), {
      target: { value: 'huaxian' },
    });
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1));
    await expect(canvas.getByText(localized(storyWish().title))).toBeVisible();
  },
};
export const NothingFound: Story = {
  parameters: given({
    address: paths.wishSearch.href({ q: 'zzz' }),
    answers: [answer(calls.wishes.list, wishListOf([]))],
  }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(t()('empty.search'));
  },
};
export const Loading: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [never(calls.wishes.list)] }),
};
export const LoadFailed: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [refuse(calls.wishes.list, 'system.error')] }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(t()('loadFailed'));
  },
};
/** X07: asked again and again before it is said. */
export const Offline: Story = {
  parameters: given({ answers: [unreachable(calls.wishes.list)] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(wordsOf('connection')('unreachable'));
    await expect(canvas.getByRole('button', { name: t()('retry') })).toBeVisible();
  },
};
