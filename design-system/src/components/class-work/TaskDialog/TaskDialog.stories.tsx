import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { failures, study, titles } from '../../../stories/index.ts';
import { day, questions, storyNow } from '../class-work.fixtures.ts';
import { FormAnswers } from '../FormAnswers/FormAnswers.tsx';
import { TaskDialog } from './TaskDialog.tsx';

const form = (
  <FormAnswers
    questions={questions}
    answers={{ evening: ['thu'] }}
    errors={{}}
    textLimit={500}
    isReadOnly={false}
    onAnswer={fn()}
  />
);

const meta = {
  title: 'components/class-work/TaskDialog',
  component: TaskDialog,
  parameters: { docs: { story: { inline: false, iframeHeight: 680 } } },
  args: {
    title: titles.autumn,
    state: { kind: 'open', isSending: false },
    deadline: storyNow + 2 * day,
    onSubmit: fn(),
    onClose: fn(),
    children: form,
  },
} satisfies Meta<typeof TaskDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  tags: ['pictured'],
  play: async ({ args }) => {
    const buttons = within(await screen.findByRole('dialog')).getAllByRole('button');
    for (const button of buttons) await userEvent.click(button);
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const Sending: Story = { tags: ['pictured'], args: { state: { kind: 'open', isSending: true } } };
/** What is filled in is kept. */
export const NotSent: Story = {
  tags: ['pictured'],
  args: { state: { kind: 'open', isSending: false, reason: failures.noAnswer } },
};
export const Submitted: Story = { tags: ['pictured'], args: { state: { kind: 'submitted', at: storyNow } } };
export const Marked: Story = {
  tags: ['pictured'],
  args: {
    state: { kind: 'submitted', at: storyNow, mark: { points: 85, comment: study.lookNote } },
    children: null,
  },
};
export const Closed: Story = { tags: ['pictured'], args: { state: { kind: 'closed' } } };
export const Loading: Story = { tags: ['pictured'], args: { state: { kind: 'loading' }, children: null } };
export const Failed: Story = {
  tags: ['pictured'],
  args: { state: { kind: 'failed', reason: failures.noAnswer, onRetry: fn() }, children: null },
};

export const AllStates: Story = { name: 'All states' };
