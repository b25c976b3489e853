import { calls } from '@goldbean/contract/talk';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { paths } from '../../shared/paths/index.ts';
import { answer, given, localized, never, page, refuse, wordsOf } from '../../stories/index.ts';
import { asked, homeworkAnswers } from './homework.fixtures.ts';
import { HomeworkPage } from './HomeworkPage.tsx';

const meta = {
  title: 'Pages/hljw/Homework',
  component: HomeworkPage,
  tags: ['!autodocs'],
  ...page({ address: paths.homework.href(), answers: [homeworkAnswers] }),
} satisfies Meta;

export default meta;
type Story = StoryObj;

const t = () => wordsOf('homework');

/** S03: what is due first stands first; each leads to its place in the chat. */
export const ToDo: Story = {
  tags: ['main'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const task = await canvas.findByRole('link', { name: localized(asked.risks) });
    await expect(task).toHaveAttribute('href', paths.chat.href({ group: 'g7', side: 'work' }));
    await expect(canvas.getByRole('link', { name: localized(asked.rules) })).toHaveAttribute(
      'href',
      paths.chat.href({ group: 'g7', side: 'announcements' }),
    );
    await expect(canvas.getAllByText(t()('soon'))).toHaveLength(1);
    await expect(canvas.getAllByText(t()('missed'))).toHaveLength(1);
  },
};
/** By the address: what is done, with its mark. */
export const Done: Story = {
  parameters: given({ address: paths.homework.href({ tab: 'done' }) }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(t()('points', { got: '88', all: '100' }));
    await expect(canvas.getByRole('tab', { name: t()('done') })).toHaveAttribute('aria-selected', 'true');
  },
};
export const NothingDue: Story = {
  parameters: given({ answers: [answer(calls.homework.due, { list: [], next: null })] }),
};
export const NothingDone: Story = {
  parameters: given({
    address: paths.homework.href({ tab: 'done' }),
    answers: [answer(calls.homework.due, { list: [], next: null })],
  }),
};
export const Loading: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [never(calls.homework.due)] }),
};
export const LoadFailed: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [refuse(calls.homework.due, 'system.error')] }),
};
