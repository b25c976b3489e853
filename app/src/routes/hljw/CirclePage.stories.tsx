import { calls, circleRoom } from '@goldbean/contract/content';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { paths } from '../../shared/paths/index.ts';
import {
  answer,
  given,
  localized,
  never,
  page,
  pushFrame,
  refuse,
  saying,
  storyMember,
  wordsOf,
} from '../../stories/index.ts';
import {
  circleAnswers,
  firstPost,
  pendingPost,
  rejectedPost,
  secondPost,
  thread,
  words,
} from './circle.fixtures.ts';
import { CirclePage } from './CirclePage.tsx';

const meta = {
  title: 'Pages/hljw/Circle',
  component: CirclePage,
  tags: ['!autodocs'],
  ...page({ address: paths.circle.href(), answers: circleAnswers }),
} satisfies Meta;

export default meta;
type Story = StoryObj;

const t = () => wordsOf('circle');
const event = (data: { readonly kind: string } & Record<string, unknown>) =>
  ({ type: 'event', room: circleRoom, epoch: 'e', ts: 1, data }) as const;
const inspector = { ...storyMember, roles: ['member' as const, 'inspector' as const] };

/** S06: posts of others, and the topics beside them. */
export const New: Story = {
  tags: ['main'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(localized(words.cash));
    await expect(canvas.getByRole('heading', { name: t()('topics') })).toBeVisible();
  },
};
/** S06: what is displayed meanwhile waits behind a bar; counts change where they stand. */
export const OthersCome: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(localized(words.cash));
    pushFrame(event({ kind: 'content_shown', type: 'post', id: 'p9', topic_id: null, again: false }));
    pushFrame(event({ kind: 'content_counts', type: 'post', id: 'p1', likes: 131, comments: 4 }));
    await canvas.findByRole('button', { name: t()('waiting', { count: 1, n: '1' }) });
    await canvas.findByText('131');
  },
};
/** Hidden or deleted: it goes wherever it stands. */
export const OneGoes: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(localized(words.average));
    pushFrame(event({ kind: 'content_gone', type: 'post', id: secondPost.id }));
    await waitFor(() => expect(canvas.queryByText(localized(words.average))).toBeNull());
  },
};
/** T14, S06: what waits, with its place in the queue, and what was refused, with the reason. */
export const Mine: Story = {
  parameters: given({ address: paths.circle.href({ tab: 'mine' }) }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(localized(pendingPost.text));
    await expect(canvas.getByText(localized(rejectedPost.reason))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: wordsOf('content')('review.editAgain') }));
  },
};
export const MineEmpty: Story = {
  tags: ['pictured'],
  parameters: given({
    address: paths.circle.href({ tab: 'mine' }),
    answers: [answer(calls.posts.list, { list: [], next: null })],
  }),
};
/** G421, G053: one post with its comments; my answer waits for review. */
export const OnePost: Story = {
  tags: ['pictured'],
  parameters: given({ address: paths.circle.href({ post: firstPost.id }) }),
  play: async ({ canvasElement }) => {
    const dialog = within(await within(canvasElement).findByRole('dialog'));
    await dialog.findByText(localized(thread.text));
    // It fades in.
    await waitFor(() => expect(dialog.getByText(localized(words.thanks))).toBeVisible());
  },
};
/** V22, G054: a comment is sent, and only its author sees it until it is approved. */
export const Commenting: Story = {
  tags: ['pictured'],
  parameters: given({
    address: paths.circle.href({ post: firstPost.id }),
    answers: [
      answer(calls.comments.add, ({ text }) => ({
        comment: {
          ...thread,
          comment_id: 'c9',
          text,
          is_own: true,
          state: 'pending' as const,
          queue: { place: 1, usual_wait: null },
          replies: 0,
          first_replies: [],
        },
      })),
    ],
  }),
  play: async ({ canvasElement }) => {
    const dialog = within(await within(canvasElement).findByRole('dialog'));
    await dialog.findByText(localized(thread.text));
    const box = dialog.getByRole('textbox', { name: wordsOf('content')('comment.label') });
    await userEvent.type(box, localized(words.answer));
    await userEvent.click(dialog.getByRole('button', { name: wordsOf('content')('comment.send') }));
    await waitFor(() => expect(box).toHaveValue(''));
    await expect(dialog.getAllByText(localized(words.answer))).toHaveLength(2);
  },
};
export const CommentRefused: Story = {
  tags: ['pictured'],
  parameters: given({
    address: paths.circle.href({ post: firstPost.id }),
    answers: [refuse(calls.comments.add, 'post.missing')],
  }),
  play: async ({ canvasElement }) => {
    const dialog = within(await within(canvasElement).findByRole('dialog'));
    await dialog.findByText(localized(thread.text));
    const box = dialog.getByRole('textbox', { name: wordsOf('content')('comment.label') });
    await userEvent.type(box, localized(words.answer));
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await dialog.findByText(wordsOf('errors')('post.missing'));
    await expect(box).toHaveValue(localized(words.answer));
  },
};
export const PostGone: Story = {
  parameters: given({
    address: paths.circle.href({ post: 'gone' }),
    answers: [refuse(calls.posts.detail, 'post.missing')],
  }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(t()('post.gone'));
  },
};
/** P02, G432. */
export const Reporting: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [answer(calls.contentReports.add, { report_id: 'r1' })] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const post = within(
      await canvas.findByRole('article', { name: saying(localized(firstPost.author.nickname)) }),
    );
    await userEvent.click(post.getByRole('button', { name: wordsOf('primitives')('more') }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: wordsOf('content')('report') }));
    const dialog = within(
      await canvas.findByRole('dialog', { name: wordsOf('content-report')('title.post') }),
    );
    await userEvent.click(dialog.getByRole('radio', { name: wordsOf('content-report')('advice') }));
    await userEvent.click(dialog.getByRole('button', { name: wordsOf('content-report')('send') }));
    await dialog.findByText(wordsOf('content-report')('sent'));
  },
};
/** D70, G424: an inspector hides where it stands, with a reason. */
export const Hiding: Story = {
  tags: ['pictured'],
  parameters: given({ member: inspector, answers: [answer(calls.contentReports.hide, { ok: true })] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const post = within(
      await canvas.findByRole('article', { name: saying(localized(firstPost.author.nickname)) }),
    );
    await userEvent.click(post.getByRole('button', { name: wordsOf('primitives')('more') }));
    await userEvent.click(
      await canvas.findByRole('menuitem', { name: wordsOf('content-report')('hide.open') }),
    );
    await canvas.findByRole('dialog', { name: wordsOf('content-report')('hide.title.post') });
  },
};
export const Empty: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [answer(calls.posts.list, { list: [], next: null })] }),
};
export const Loading: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [never(calls.posts.list)] }),
};
export const LoadFailed: Story = {
  tags: ['pictured'],
  parameters: given({
    answers: [refuse(calls.posts.list, 'system.error'), refuse(calls.topics.list, 'system.error')],
  }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(t()('failed'));
  },
};
