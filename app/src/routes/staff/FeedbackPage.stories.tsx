import { calls as peopleCalls } from '@goldbean/contract/people';
import { calls, type Feedback } from '@goldbean/contract/staff';
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
  storyCover,
  storyMember,
  wordsOf,
} from '../../stories/index.ts';
import { answeredFeedback, openFeedback } from './feedback.fixtures.ts';
import { FeedbackPage } from './FeedbackPage.tsx';

const paged = (list: readonly Feedback[]) => ({
  list: [...list],
  total: list.length,
  page: 1,
  page_size: 20,
});

const meta = {
  title: 'Pages/staff/Feedback',
  component: FeedbackPage,
  tags: ['!autodocs'],
  ...page({
    address: paths.feedbackDesk.href(),
    member: { ...storyMember, roles: ['product_head'] },
    answers: [
      answer(calls.feedback.list, ({ state }) => paged(state === 'open' ? openFeedback : answeredFeedback)),
      answer(peopleCalls.files.addresses, {
        list: [
          { file_id: 'p1', url: storyCover(3) },
          { file_id: 'p2', url: storyCover(5) },
        ],
        ttl: 300_000,
      }),
    ],
  }),
} satisfies Meta;

export default meta;
type Story = StoryObj;

const t = () => wordsOf('feedback');

/** S46: what waits, with its pictures. */
export const Open: Story = {
  tags: ['main'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(localized(openFeedback[0]?.text ?? ''));
    await canvas.findByRole('img', { name: wordsOf('reports')('row.picture', { n: '1' }) });
  },
};
export const Answered: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('tab', { name: t()('tab.answered') }));
    await canvas.findByText(localized(answeredFeedback[0]?.answer?.text ?? ''));
  },
};
/** What the page has asked for. */
const done: string[] = [];
/** G483, G484: nothing is sent without words; what is answered or closed leaves the list. */
export const Answering: Story = {
  tags: ['pictured'],
  parameters: given({
    answers: [
      answer(calls.feedback.list, () => paged(openFeedback.slice(done.length))),
      answer(calls.feedback.answer, ({ id, text }) => {
        done.push(`${id} ${text}`);
        return { ok: true as const };
      }),
      answer(calls.feedback.close, ({ id }) => {
        done.push(id);
        return { ok: true as const };
      }),
    ],
  }),
  play: async ({ canvasElement }) => {
    done.length = 0;
    const canvas = within(canvasElement);
    const [first] = await canvas.findAllByRole('button', { name: t()('row.answerIt') });
    await userEvent.click(first ?? canvasElement);
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: t()('answer.send') }));
    await dialog.findByText(t()('answer.missing'));
    await userEvent.type(dialog.getByRole('textbox'), 'ok');
    await userEvent.click(dialog.getByRole('button', { name: t()('answer.send') }));
    await waitFor(() => expect(done).toEqual(['f1 ok']));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1));
    await userEvent.click(canvas.getByRole('button', { name: t()('row.closeIt') }));
    await canvas.findByText(t()('empty.desk'));
  },
};
/** Somebody else was quicker. */
export const AnsweredMeanwhile: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [refuse(calls.feedback.answer, 'feedback.decided')] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first] = await canvas.findAllByRole('button', { name: t()('row.answerIt') });
    await userEvent.click(first ?? canvasElement);
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox'), 'ok');
    await userEvent.click(dialog.getByRole('button', { name: t()('answer.send') }));
    await dialog.findByText(wordsOf('refusals')('feedback.decided'));
  },
};
export const Loading: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [never(calls.feedback.list)] }),
};
/** No office: the server sees to that. */
export const Refused: Story = {
  tags: ['pictured'],
  parameters: given({ member: storyMember, answers: [refuse(calls.feedback.list, 'request.forbidden')] }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(t()('failed'));
  },
};
