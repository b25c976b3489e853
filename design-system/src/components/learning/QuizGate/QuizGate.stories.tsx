import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LinkNavigation } from '../../../primitives/index.ts';
import { StoryGrid, StoryRow } from '../../../foundations/StoryGrid.tsx';
import { study } from '../../../stories/index.ts';
import { QuizGate } from './QuizGate.tsx';

const go = fn();

const meta = {
  title: 'components/learning/QuizGate',
  component: QuizGate,
  args: {
    state: { kind: 'ready' },
    questions: 8,
    href: '/group/examDetail?exam_id=5',
    onAskTeacher: fn(),
  },
  decorators: [
    (Story) => (
      <LinkNavigation value={go}>
        <div style={{ maxInlineSize: 720 }}>
          <Story />
        </div>
      </LinkNavigation>
    ),
  ],
} satisfies Meta<typeof QuizGate>;

export default meta;
type Story = StoryObj<typeof meta>;

const review = [
  {
    id: '1',
    question: study.quizFirst,
    at: 760,
    href: '/hljw/courseCenter/courseContentShow?lesson_id=5&t=760',
  },
  {
    id: '2',
    question: study.quizSecond,
    at: 4_125,
    href: '/hljw/courseCenter/courseContentShow?lesson_id=5&t=4125',
  },
];

/** Held until the lesson is watched; the button says so. */
export const NotWatched: Story = {
  args: { state: { kind: 'not_watched', watched: 0.63 } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('value', '63');
  },
};

export const Ready: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('link'));
    await expect(go).toHaveBeenCalledWith(args.href);
  },
};

export const UnderWay: Story = { args: { state: { kind: 'under_way', answered: 3 } } };
export const Counting: Story = { args: { state: { kind: 'counting' } } };
export const Passed: Story = {
  args: {
    state: { kind: 'passed', score: 0.875, nextHref: '/hljw/courseCenter/courseContentShow?lesson_id=6' },
  },
};
export const CourseDone: Story = { args: { state: { kind: 'passed', score: 1 } } };

/** Each wrong answer leads to the minute that explains it. */
export const FailedOnce: Story = {
  args: { state: { kind: 'failed', score: 0.5, again: 'now', review } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getAllByRole('link')[0] ?? canvasElement);
    await expect(go).toHaveBeenLastCalledWith(review[0]?.href);
  },
};

export const FailedForGood: Story = {
  args: { state: { kind: 'failed', score: 0.375, again: 'ask_teacher', review: [] } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onAskTeacher).toHaveBeenCalledOnce();
  },
};

export const AllStates: Story = {
  name: 'All states',
  // The same region many times: that is what this page is for.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: (args) => (
    <StoryGrid>
      {(
        [
          ['not watched', NotWatched.args],
          ['ready', {}],
          ['under way', UnderWay.args],
          ['counting', Counting.args],
          ['passed', Passed.args],
          ['course done', CourseDone.args],
          ['failed once', FailedOnce.args],
          ['failed for good', FailedForGood.args],
        ] as const
      ).map(([label, more]) => (
        <StoryRow key={label} label={label}>
          <div data-fill-row>
            <QuizGate {...args} {...more} />
          </div>
        </StoryRow>
      ))}
    </StoryGrid>
  ),
};
