import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../../foundations/StoryGrid.tsx';
import { ButtonLink } from '../../../primitives/index.ts';
import { study, titles } from '../../../stories/index.ts';
import { day, minute, storyNow } from '../exams.fixtures.ts';
import { ExamResult } from './ExamResult.tsx';

const score = { got: 86, all: 100, needed: 60 };

const meta = {
  title: 'components/exams/ExamResult',
  component: ExamResult,
  args: {
    title: titles.finalExam,
    state: {
      kind: 'passed',
      score,
      rewards: [
        { currency: 'BEAN', amount: 50 },
        { currency: 'CREDIT', amount: 10 },
      ],
    },
    handedInAt: storyNow() - 5 * minute,
    took: 38 * minute,
    place: { place: 12, all: 1_280 },
    onReview: fn(),
    onReceipt: fn(),
  },
} satisfies Meta<typeof ExamResult>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PassedWithRewards: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('value', '86');
    const [receipt, review] = canvas.getAllByRole('button');
    await userEvent.click(receipt ?? canvasElement);
    await expect(args.onReceipt).toHaveBeenCalledOnce();
    await userEvent.click(review ?? canvasElement);
    await expect(args.onReview).toHaveBeenCalledOnce();
  },
};
export const Passed: Story = {
  args: {
    state: { kind: 'passed', score: { ...score, got: 100 }, rewards: [] },
    next: (
      <ButtonLink tone="primary" fill="filled" href="/hljw/courseCenter/show">
        {study.lessonFour}
      </ButtonLink>
    ),
  },
};
export const Failed: Story = { args: { state: { kind: 'failed', score: { ...score, got: 52.5 } } } };
export const HandedInByTheClock: Story = {
  args: {
    state: { kind: 'failed', score: { ...score, got: 0 } },
    isAuto: true,
    took: 60 * minute,
    place: undefined,
  },
};
export const Waiting: Story = {
  args: {
    state: { kind: 'waiting', expectedAt: storyNow() + 2 * day },
    place: undefined,
    onReview: undefined,
  },
};
export const InvestorType: Story = {
  args: {
    title: titles.suitability,
    state: { kind: 'level', level: 'balanced' },
    place: undefined,
    onReview: undefined,
  },
};

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <StoryGrid>
      {(
        [
          ['passed', {}],
          ['passed, next', Passed.args],
          ['failed', Failed.args],
          ['by the clock', HandedInByTheClock.args],
          ['waiting', Waiting.args],
          ['cautious', { ...InvestorType.args, state: { kind: 'level', level: 'cautious' } }],
          ['balanced', InvestorType.args],
          ['bold', { ...InvestorType.args, state: { kind: 'level', level: 'bold' } }],
        ] as const
      ).map(([label, own]) => (
        <StoryRow key={label} label={label}>
          <div data-fill-row>
            <ExamResult {...args} {...own} />
          </div>
        </StoryRow>
      ))}
      <StoryRow label="narrow">
        <div style={{ inlineSize: 340 }}>
          <ExamResult {...args} />
        </div>
      </StoryRow>
    </StoryGrid>
  ),
};
