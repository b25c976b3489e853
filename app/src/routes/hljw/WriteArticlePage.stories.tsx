import { calls, type Article } from '@goldbean/contract/content';
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
  storyNow,
  wordsOf,
  writtenAt,
} from '../../stories/index.ts';
import {
  articleAnswers,
  articleWords,
  draftArticle,
  pendingArticle,
  reads,
  refusedEdit,
  rejectedArticle,
  tooLong,
} from './article.fixtures.ts';
import { WriteArticlePage } from './WriteArticlePage.tsx';

const kept = answer(calls.articles.saveDraft, {
  id: draftArticle.id,
  saved: writtenAt(storyNow),
  saved_ts: storyNow,
});
const mine = (...list: Article[]) => [
  answer(calls.articles.list, {
    list: [...list],
    next: null,
  }),
  ...list.map(reads),
];

const meta = {
  title: 'Pages/hljw/WriteArticle',
  component: WriteArticlePage,
  tags: ['!autodocs'],
  ...page({
    address: paths.article.href({ write: 'new' }),
    answers: [...articleAnswers, ...mine(), kept],
  }),
} satisfies Meta;

export default meta;
type Story = StoryObj;

const t = () => wordsOf('article');
const submitName = () => t()('form.submit');

/** S50: what is missing is said at the button; what is written is kept a moment later. */
export const New: Story = {
  tags: ['main'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const title = await canvas.findByRole('textbox', { name: saying(t()('form.title')) });
    await expect(canvas.getByRole('button', { name: submitName() })).toHaveAccessibleDescription(
      t()('form.nothing'),
    );
    await userEvent.type(title, 'Cash 1');
    await userEvent.click(canvas.getByRole('textbox', { name: t()('editor.text') }));
    await userEvent.keyboard('123');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: submitName() })).not.toHaveAccessibleDescription(),
    );
  },
};
/** The draft that was left, with its cover, files and access; for money a price is asked. */
export const DraftKept: Story = {
  parameters: given({ answers: [...mine({ ...draftArticle, access: 'paid' })] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByDisplayValue(localized(articleWords.title));
    await expect(canvas.getByText(localized(articleWords.sheet))).toBeVisible();
    const editor = within(canvas.getByRole('textbox', { name: t()('editor.text') }));
    await expect(editor.getByText(localized(articleWords.ask))).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: saying(t()('form.price')) }), '19');
    await expect(canvas.getByRole('button', { name: submitName() })).not.toHaveAccessibleDescription();
  },
};
/** Refused as too long: everything stays as it was written. */
export const TooLong: Story = {
  parameters: given({
    answers: [
      ...mine({ ...draftArticle, document: tooLong }),
      refuse(calls.articles.submit, 'article.too_long'),
    ],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: submitName() }));
    await canvas.findByText(wordsOf('errors')('article.too_long'));
    await expect(canvas.getByDisplayValue(localized(articleWords.title))).toBeVisible();
  },
};
/** It was sent, and waits. */
export const Sent: Story = {
  parameters: given({
    answers: [
      ...mine(draftArticle),
      answer(calls.articles.submit, {
        id: draftArticle.id,
        state: 'pending',
        queue: { place: 3, usual_wait: null },
      }),
    ],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: submitName() }));
    await canvas.findByText(t()('form.sent'));
    await expect(canvas.getByRole('link', { name: t()('form.see') })).toBeVisible();
  },
};
/** Changed while it waits for review. */
export const Waiting: Story = {
  parameters: given({
    address: paths.article.href({ write: pendingArticle.id }),
    answers: [reads(pendingArticle)],
  }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByDisplayValue(localized(articleWords.title));
  },
};
/** T14: why it was refused stands over it. */
export const Refused: Story = {
  tags: ['pictured'],
  parameters: given({
    address: paths.article.href({ write: rejectedArticle.id }),
    answers: [reads(rejectedArticle)],
  }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(localized(articleWords.reason));
  },
};
export const NewerRefused: Story = {
  tags: ['pictured'],
  parameters: given({
    address: paths.article.href({ write: refusedEdit.id }),
    answers: [reads(refusedEdit)],
  }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(localized(articleWords.reason));
    await expect(
      within(canvasElement).getByText(
        wordsOf('content')('review.ofEdit', { state: wordsOf('content')('review.rejected') }),
      ),
    ).toBeVisible();
  },
};
export const Loading: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [never(calls.articles.list)] }),
};
export const LoadFailed: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [refuse(calls.articles.list, 'system.error')] }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(t()('form.loadFailed'));
  },
};
