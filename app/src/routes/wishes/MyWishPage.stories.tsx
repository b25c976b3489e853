import { calls } from '@goldbean/contract/wishes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { paths } from '../../shared/paths/index.ts';
import {
  answer,
  given,
  localized,
  never,
  page,
  people,
  refuse,
  saying,
  storyNow,
  unreachable,
  wordsOf,
} from '../../stories/index.ts';
import { MyWishPage } from './MyWishPage.tsx';
import {
  day,
  expected,
  listOf,
  storyMessages,
  storyToday,
  storyWish,
  userOf,
  wishListOf,
} from './wishes.fixtures.ts';
import { wishWords } from './wish-words.fixtures.ts';

const author = userOf(people.member, 6);
const mine = [
  storyWish({ author }),
  storyWish({
    wish_id: '5',
    author,
    title: wishWords.sure,
    kind: 3,
    status: 0,
    hidden_reason: wishWords.tips,
  }),
  storyWish({
    wish_id: '6',
    author,
    title: wishWords.calendar,
    description: wishWords.calendarAbout,
    merged_into: { wish_id: '3', title: wishWords.notes },
  }),
];

const meta = {
  title: 'Pages/wishes/MyWish',
  component: MyWishPage,
  tags: ['!autodocs'],
  ...page({
    address: paths.myWishes.href(),
    answers: [
      answer(calls.wishes.today, storyToday),
      answer(calls.wishes.mine, {
        ...wishListOf(mine),
        counts: { 7: 3, 0: 1, 1: 2 },
      }),
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

/** S12: pending, hidden with the reason, and merged. */
export const Filled: Story = {
  tags: ['main'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(t()('hiddenBecause', { reason: localized(wishWords.tips) }));
    await canvas.findByRole('link', { name: localized(wishWords.notes) });
  },
};
/** D05: launched, it waits for the day it goes online; what another went into was hidden meanwhile. */
export const Waiting: Story = {
  parameters: given({
    answers: [
      answer(calls.wishes.mine, {
        ...wishListOf([
          storyWish({ author, status: 4, ...expected(storyNow + day) }),
          storyWish({
            wish_id: '6',
            author,
            title: wishWords.calendar,
            merged_into: { wish_id: '3', title: '' },
          }),
        ]),
        counts: { 7: 2, 1: 1, 4: 1 },
      }),
    ],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const onceOn = (key: 'expected' | 'onlineSince') => saying(t()(key, { date: '.*' }));
    await canvas.findByText(onceOn('expected'));
    await expect(canvas.queryByText(onceOn('onlineSince'))).toBeNull();
    const merged = canvas.getByText(saying(t()('mergedInto')));
    await expect(merged).toHaveTextContent(t()('status.hidden'));
    await expect(within(merged).queryByRole('link')).toBeNull();
  },
};
export const Empty: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [answer(calls.wishes.mine, { ...wishListOf([]), counts: { 7: 0 } })] }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(t()('empty.mine'));
  },
};
export const Loading: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [never(calls.wishes.mine)] }),
};
export const LoadFailed: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [refuse(calls.wishes.mine, 'system.error')] }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(t()('loadFailed'));
  },
};
/** X07: asked again and again before it is said. */
export const Offline: Story = {
  parameters: given({ answers: [unreachable(calls.wishes.mine)] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(wordsOf('connection')('unreachable'));
    await expect(canvas.getByRole('button', { name: t()('retry') })).toBeVisible();
  },
};
