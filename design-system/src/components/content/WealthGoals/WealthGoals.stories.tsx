import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { failures, study, wordsOf } from '../../../stories/index.ts';
import type { WealthGoalView } from './wealth-goal.ts';
import { WealthGoals, type WealthGoalsState } from './WealthGoals.tsx';

const goals: readonly WealthGoalView[] = [
  { id: '1', text: study.beginnersAnalysis, isDone: true },
  { id: '2', text: study.weekCompanyShort, isDone: false },
  { id: '3', text: study.valuation, isDone: false },
];
const five: readonly WealthGoalView[] = [
  ...goals,
  { id: '4', text: study.sizing, isDone: true },
  { id: '5', text: study.lineADay, isDone: true },
];
const adding = { text: '', isSending: false };
const ready = (more: Partial<Extract<WealthGoalsState, { kind: 'ready' }>> = {}): WealthGoalsState => ({
  kind: 'ready',
  goals,
  isOver: false,
  adding,
  renaming: null,
  ...more,
});

const meta = {
  title: 'components/content/WealthGoals',
  component: WealthGoals,
  args: {
    month: { year: 2026, month: 11 },
    state: ready(),
    textLimit: 60,
    limit: 5,
    onText: fn(),
    onAdd: fn(),
    onAdopt: fn(),
    onTick: fn(),
    onRename: fn(),
    onRenameText: fn(),
    onRenamed: fn(),
    onRemove: fn(),
    onRetry: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 520 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof WealthGoals>;

export default meta;
type Story = StoryObj<typeof meta>;

const t = () => wordsOf('wealth-wheel');

export const Goals: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('checkbox', { name: study.valuation }));
    await expect(args.onTick).toHaveBeenCalledWith('3', true);
    await userEvent.click(canvas.getByRole('checkbox', { name: study.beginnersAnalysis }));
    await expect(args.onTick).toHaveBeenLastCalledWith('1', false);
    const goal = study.valuation;
    await userEvent.click(canvas.getByRole('button', { name: t()('goals.renameOf', { goal }) }));
    await expect(args.onRename).toHaveBeenCalledWith('3');
    await userEvent.click(canvas.getByRole('button', { name: t()('goals.removeOf', { goal }) }));
    await expect(args.onRemove).toHaveBeenCalledWith('3');
    await userEvent.type(canvas.getByRole('textbox', { name: t()('goals.new') }), 'x{Enter}');
    await expect(args.onText).toHaveBeenCalledWith('x');
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};
/** S20: the house proposes one goal, which is adopted by one press, in the words that are read. */
export const Empty: Story = {
  args: { state: ready({ goals: [] }) },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: t()('goals.adopt') }));
    await expect(args.onAdopt).toHaveBeenCalledWith(t()('suggestion.november'));
  },
};
/** Five are all that a month holds. */
export const Full: Story = {
  args: { state: ready({ goals: five }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(t()('goals.full', { most: '5' }))).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.queryByText(t()('goals.suggestion'))).toBeNull();
  },
};
/** S20: nothing is added to a month that is over, but what was done late is ticked. */
export const MonthOver: Story = {
  args: { month: { year: 2026, month: 10 }, state: ready({ isOver: true }) },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.queryByText(t()('goals.suggestion'))).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox', { name: study.valuation }));
    await expect(args.onTick).toHaveBeenCalledWith('3', true);
  },
};
export const MonthOverEmpty: Story = {
  args: { month: { year: 2026, month: 9 }, state: ready({ isOver: true, goals: [] }) },
};
export const Renaming: Story = {
  args: { state: ready({ renaming: { id: '2', text: study.sizing, isSending: false } }) },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox', { name: t()('goals.text') });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRenamed).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onRename).toHaveBeenCalledWith(null);
  },
};
export const Refused: Story = {
  args: {
    state: ready({
      adding: { text: '', error: failures.fillIn, isSending: false },
      renaming: { id: '2', text: '', error: failures.fillIn, isSending: false },
    }),
  },
};
export const Adding: Story = {
  args: { state: ready({ adding: { text: study.annualReports, isSending: true } }) },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: t()('goals.adding') }));
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};
export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const Failed: Story = {
  args: { state: { kind: 'error', reason: failures.noAnswer } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

const states = { Goals, Empty, Full, MonthOver, MonthOverEmpty, Refused, Adding, Loading, Failed };

export const AllStates: Story = {
  name: 'All states',
  decorators: [],
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(360px, 1fr))', gap: 32 }}>
      {Object.entries(states).map(([name, story]) => (
        <WealthGoals key={name} {...args} {...story.args} />
      ))}
    </div>
  ),
};
