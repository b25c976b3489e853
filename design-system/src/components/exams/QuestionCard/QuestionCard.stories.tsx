import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../../foundations/StoryGrid.tsx';
import { heard, study } from '../../../stories/index.ts';
import { judgement, multiple, single } from '../exams.fixtures.ts';
import { QuestionCard, type QuestionCardProps } from './QuestionCard.tsx';

function Answering(props: QuestionCardProps) {
  const [state, setState] = useState(props.state);
  return (
    <QuestionCard
      {...props}
      state={state}
      onAnswer={(id, answer) => {
        setState((known) => ({ ...known, answer }));
        props.onAnswer(id, answer);
      }}
      onFlag={(id, isFlagged) => {
        setState((known) => (known.kind === 'open' ? { ...known, isFlagged } : known));
        props.onFlag(id, isFlagged);
      }}
    />
  );
}

const meta = {
  title: 'components/exams/QuestionCard',
  component: QuestionCard,
  args: {
    question: single,
    state: { kind: 'open', answer: [], isFlagged: false },
    onAnswer: fn(),
    onFlag: fn(),
    onReplay: fn(),
  },
  render: (args) => <Answering {...args} />,
} satisfies Meta<typeof QuestionCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Single: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: '12.5' }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith('q3', ['a']);
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: '16' })).toBeChecked();
    await expect(args.onAnswer).toHaveBeenLastCalledWith('q3', ['b']);
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onFlag).toHaveBeenCalledWith('q3', true);
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-pressed', 'true');
  },
};

export const Multiple: Story = {
  args: { question: multiple },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('checkbox', { name: heard(study.examInventories) }));
    await userEvent.click(canvas.getByRole('checkbox', { name: study.examReceivable }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith('q12', ['a', 'c']);
    await userEvent.keyboard(' ');
    await expect(args.onAnswer).toHaveBeenLastCalledWith('q12', ['c']);
  },
};

export const Judgement: Story = { args: { question: judgement } };

export const Flagged: Story = { args: { state: { kind: 'open', answer: ['b'], isFlagged: true } } };

export const Locked: Story = {
  args: { state: { kind: 'locked', answer: ['b'] } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('radio', { name: '12.5' })).toBeDisabled();
    await userEvent.click(canvas.getByText('12.5'));
    await expect(args.onAnswer).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

const explanation = study.ratioExplained;

export const Right: Story = {
  args: { state: { kind: 'marked', answer: ['b'], right: ['b'], earned: 5, explanation } },
};

export const Wrong: Story = {
  args: {
    state: { kind: 'marked', answer: ['d'], right: ['b'], earned: 0, explanation, replayMinute: 42 },
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /42/ }));
    await expect(args.onReplay).toHaveBeenCalledWith('q3', 42);
  },
};

export const PartlyRight: Story = {
  args: {
    question: multiple,
    state: { kind: 'marked', answer: ['a', 'b'], right: ['a', 'c', 'd'], earned: 2.5 },
  },
};

export const NeverAnswered: Story = {
  args: { question: judgement, state: { kind: 'marked', answer: [], right: ['false'], earned: 0 } },
};

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <StoryGrid>
      {(
        [
          ['unanswered', { question: judgement }],
          ['answered', { state: { kind: 'open', answer: ['b'], isFlagged: false } }],
          [
            'several, flagged',
            { question: multiple, state: { kind: 'open', answer: ['a', 'd'], isFlagged: true } },
          ],
          ['locked', Locked.args],
          ['right', Right.args],
          ['wrong', Wrong.args],
          ['partly right', PartlyRight.args],
          ['never answered', NeverAnswered.args],
        ] as const
      ).map(([label, own]) => (
        <StoryRow key={label} label={label}>
          <div data-fill-row>
            <QuestionCard {...args} {...own} />
          </div>
        </StoryRow>
      ))}
      <StoryRow label="narrow">
        <div style={{ inlineSize: 340 }}>
          <QuestionCard {...args} {...PartlyRight.args} question={{ ...multiple, id: 'narrow' }} />
        </div>
      </StoryRow>
    </StoryGrid>
  ),
};
