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
  saying,
  storyMember,
  unreachable,
  wordsOf,
} from '../../stories/index.ts';
import { MineWishPage } from './MineWishPage.tsx';
import { listOf, storyMessages, storyReview, storyToday, storyWish, wishListOf } from './wishes.fixtures.ts';
import { wishWords } from './wish-words.fixtures.ts';

const comments = paths.wishDesk.href({ desk: 'comments' });
/** What the page has sent. */
const judged: string[] = [];

const meta = {
  title: 'Pages/wishes/MineWish',
  component: MineWishPage,
  tags: ['!autodocs'],
  ...page({
    address: paths.wishDesk.href(),
    member: { ...storyMember, roles: ['member', 'product_head'] },
    answers: [
      answer(calls.wishes.today, storyToday),
      answer(calls.wishes.list, {
        ...wishListOf([storyWish(), storyWish({ wish_id: '7', title: wishWords.calendar })]),
        counts: { 7: 1_286, 0: 12, 1: 2, 2: 58, 3: 21, 4: 36, 5: 94, 6: 375 },
      }),
      answer(calls.wishComments.review, listOf(storyReview)),
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

/** P11: what waits comes first, and hidden ones can be found. */
export const Filled: Story = {
  tags: ['main'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(localized(wishWords.calendar));
    await expect(canvas.getByRole('radio', { name: saying(t()('status.pending')) })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: saying(t()('status.hidden')) })).not.toBeChecked();
  },
};
/** D68: nobody judges their own comment. */
export const Comments: Story = {
  parameters: given({ address: comments }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(localized(wishWords.mine));
    // Each leads to the wish that it is about.
    await expect(canvas.getByRole('link', { name: localized(wishWords.lines) })).toBeVisible();
    await expect(canvas.getAllByText(wordsOf('moderation')('review.notYours'))).not.toHaveLength(0);
  },
};
export const Judging: Story = {
  beforeEach: () => {
    judged.length = 0;
  },
  parameters: given({
    address: comments,
    answers: [
      answer(calls.wishComments.review, () => listOf(storyReview.slice(judged.length))),
      answer(calls.wishComments.judge, ({ comment_id, passes }) => {
        judged.push(`${comment_id} ${passes}`);
        return { state: passes ? ('displayed' as const) : ('rejected' as const) };
      }),
    ],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [publish] = await canvas.findAllByRole('button', { name: wordsOf('moderation')('review.pass') });
    await userEvent.click(publish ?? canvasElement);
    await waitFor(() => expect(judged).toEqual(['c8 true']));
    await waitFor(() => expect(canvas.queryByText(localized(wishWords.mine))).toBeNull());
  },
};
/** What the product head answers comments with. */
const verdicts: string[] = [];
const takesVerdicts = [
  answer(calls.wishComments.review, () => listOf(storyReview.slice(verdicts.length))),
  answer(calls.wishComments.judge, ({ comment_id, passes, reason }) => {
    verdicts.push(`${comment_id} ${passes} ${reason}`);
    return { state: 'rejected' as const };
  }),
];
const m = () => wordsOf('moderation');
const beginsRejecting = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  const [reject] = await canvas.findAllByRole('button', { name: m()('review.reject') });
  await userEvent.click(reject ?? canvasElement);
  await canvas.findByRole('button', { name: m()('review.confirmReject') });
  return canvas;
};
/** D70: its author reads why. */
export const Rejecting: Story = {
  beforeEach: () => {
    verdicts.length = 0;
  },
  parameters: given({ address: comments, answers: takesVerdicts }),
  play: async ({ canvasElement }) => {
    const canvas = await beginsRejecting(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: m()('reason.rude') }));
    await userEvent.click(canvas.getByRole('button', { name: m()('review.confirmReject') }));
    await waitFor(() => expect(verdicts).toEqual([`c8 false ${m()('reason.rude')}`]));
    await waitFor(() => expect(canvas.queryByText(localized(wishWords.mine))).toBeNull());
  },
};
/** Without a reason nothing is sent. */
export const RejectingWithoutReason: Story = {
  tags: ['pictured'],
  beforeEach: () => {
    verdicts.length = 0;
  },
  parameters: given({ address: comments, answers: takesVerdicts }),
  play: async ({ canvasElement }) => {
    const canvas = await beginsRejecting(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: m()('review.confirmReject') }));
    await canvas.findByText(m()('reason.missing'));
    await expect(verdicts).toEqual([]);
  },
};
/** Somebody else was quicker. */
export const JudgedMeanwhile: Story = {
  parameters: given({
    address: comments,
    answers: [refuse(calls.wishComments.judge, 'wish.comment_judged')],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [publish] = await canvas.findAllByRole('button', { name: wordsOf('moderation')('review.pass') });
    await userEvent.click(publish ?? canvasElement);
    await canvas.findByText(wordsOf('refusals')('wish.comment_judged'));
  },
};
export const NoComments: Story = {
  parameters: given({ address: comments, answers: [answer(calls.wishComments.review, listOf([]))] }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(t()('review.empty'));
  },
};
export const Empty: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [answer(calls.wishes.list, wishListOf([]))] }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(t()('empty.desk'));
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
/** Somebody who followed a link. */
export const Refused: Story = {
  tags: ['pictured'],
  parameters: given({ member: storyMember }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(t()('desk.forbidden'));
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
