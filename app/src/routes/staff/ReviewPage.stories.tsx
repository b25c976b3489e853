import { calls, type ReviewEntry } from '@goldbean/contract/content';
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
  storyNow,
  wordsOf,
} from '../../stories/index.ts';
import { firstComment, secondEntry, waitingPost } from './review.fixtures.ts';
import { ReviewPage } from './ReviewPage.tsx';

/** What was judged, in order. */
const judged: string[] = [];
const paged = (list: readonly ReviewEntry[]) => ({
  list: [...list],
  total: list.length,
  page: 1,
  page_size: 20,
  held: held(),
});
/** Those that can be taken back, as the server names them. */
const held = () =>
  judged.map((verdict) => ({
    kind: 'post',
    id: verdict.split(' ')[0] ?? '',
    version: 1,
    state: verdict.endsWith('displayed') ? ('displayed' as const) : ('rejected' as const),
    reason: '',
    until_ts: storyNow + 10_000,
  }));
const forget = () => {
  judged.length = 0;
};
const isLeft = ({ id }: ReviewEntry) => !judged.some((verdict) => verdict.startsWith(id));

const meta = {
  title: 'Pages/staff/Review',
  component: ReviewPage,
  tags: ['!autodocs'],
  ...page({
    address: paths.review.href(),
    member: { ...storyMember, roles: ['inspector'] },
    answers: [
      answer(calls.review.kinds, {
        list: [
          { kind: 'post', waiting: 2, usual_wait: 720_000 },
          { kind: 'comment', waiting: 1, usual_wait: null },
        ],
      }),
      answer(calls.review.list, ({ type }) =>
        paged((type === 'post' ? [waitingPost, secondEntry] : [firstComment]).filter(isLeft)),
      ),
      answer(calls.review.judge, ({ type, id, version = 1, pass, reason }) => {
        judged.push(`${id} ${pass ? 'displayed' : reason}`);
        return {
          kind: type,
          id,
          version,
          state: pass ? ('displayed' as const) : ('rejected' as const),
          reason,
          until_ts: storyNow + 10_000,
        };
      }),
      answer(calls.review.undo, () => {
        judged.pop();
        return { state: 'pending' as const };
      }),
    ],
  }),
} satisfies Meta;

export default meta;
type Story = StoryObj;

const t = () => wordsOf('review');

/** D68: longest waiting first, a queue for each kind. */
export const Waiting: Story = {
  beforeEach: forget,
  tags: ['main'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(localized(waitingPost.text));
    await expect(canvas.getByRole('tab', { name: saying(t()('kind.comment')) })).toBeVisible();
  },
};
/** What a comment is about stands above it. */
export const Comments: Story = {
  parameters: given({ address: paths.review.href({ kind: 'comment' }) }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(localized(firstComment.text));
  },
};
/** G062, G431: published by one key, and taken back by another within 10 s. */
export const PassedAndUndone: Story = {
  beforeEach: forget,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(localized(waitingPost.text));
    await userEvent.keyboard('a');
    await waitFor(() => expect(canvas.queryByText(localized(waitingPost.text))).toBeNull());
    await expect(judged).toEqual([`${waitingPost.id} displayed`]);
    await userEvent.keyboard('z');
    await canvas.findByText(localized(waitingPost.text));
    await expect(judged).toEqual([]);
  },
};
export const Rejected: Story = {
  beforeEach: forget,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(localized(waitingPost.text));
    await userEvent.keyboard('r');
    await userEvent.click(
      await canvas.findByRole('radio', { name: wordsOf('moderation')('reason.contact') }),
    );
    await userEvent.click(
      canvas.getByRole('button', { name: wordsOf('moderation')('review.confirmReject') }),
    );
    await waitFor(() =>
      expect(judged).toEqual([`${waitingPost.id} ${wordsOf('moderation')('reason.contact')}`]),
    );
  },
};
/** Of two judges the first counts. */
export const JudgedMeanwhile: Story = {
  beforeEach: forget,
  parameters: given({ answers: [refuse(calls.review.judge, 'review.decided')] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(localized(waitingPost.text));
    await userEvent.keyboard('a');
    await canvas.findByText(wordsOf('errors')('review.decided'));
  },
};
export const NothingWaits: Story = {
  beforeEach: forget,
  parameters: given({ answers: [answer(calls.review.list, paged([]))] }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(t()('empty'));
  },
};
/** Who judges nothing is told so. */
export const NoQueues: Story = {
  parameters: given({ member: storyMember, answers: [answer(calls.review.kinds, { list: [] })] }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(t()('none'));
  },
};
export const Loading: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [never(calls.review.kinds)] }),
};
export const LoadFailed: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [refuse(calls.review.kinds, 'system.error')] }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(t()('failed'));
  },
};
