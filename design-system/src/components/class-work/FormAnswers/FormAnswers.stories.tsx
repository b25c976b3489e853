import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../../foundations/StoryGrid.tsx';
import { failures, study } from '../../../stories/index.ts';
import { questions } from '../class-work.fixtures.ts';
import { FormAnswers } from './FormAnswers.tsx';

const meta = {
  title: 'components/class-work/FormAnswers',
  component: FormAnswers,
  args: { questions, answers: {}, errors: {}, textLimit: 500, isReadOnly: false, onAnswer: fn() },
} satisfies Meta<typeof FormAnswers>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: study.thursday }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith('evening', ['thu']);
    await userEvent.click(canvas.getByRole('checkbox', { name: study.dividends }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith('topics', ['div']);
  },
};
/** M04: the first question without an answer has the focus. */
export const Unanswered: Story = {
  args: {
    answers: { evening: ['mon'] },
    errors: { topics: failures.fillIn },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('checkbox', { name: study.dividends })).toHaveFocus();
  },
};
export const Sent: Story = {
  args: { answers: { evening: ['thu'], topics: ['div', 'buy'], more: [study.thankYou] }, isReadOnly: true },
};

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <StoryGrid>
      {(
        [
          ['empty', {}],
          ['sent', Sent.args],
        ] as const
      ).map(([label, own]) => (
        <StoryRow key={label} label={label}>
          <FormAnswers {...args} {...own} />
        </StoryRow>
      ))}
    </StoryGrid>
  ),
};
