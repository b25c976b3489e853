import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../../foundations/StoryGrid.tsx';
import { type AnswerCell, AnswerSheet, type CellState } from './AnswerSheet.tsx';

const cells = (
  count: number,
  stateAt: (at: number) => CellState,
  flagged: readonly number[] = [],
): AnswerCell[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `q${at + 1}`,
    number: at + 1,
    state: stateAt(at),
    isFlagged: flagged.includes(at + 1),
  }));

const underWay = cells(20, (at) => (at % 3 === 2 || at > 14 ? 'unanswered' : 'answered'), [4, 9]);
const marked = cells(20, (at) =>
  at === 7 ? 'partly' : at === 12 ? 'unanswered' : at % 5 === 3 ? 'wrong' : 'right',
);

const meta = {
  title: 'components/exams/AnswerSheet',
  component: AnswerSheet,
  args: { cells: underWay, current: 'q6', onGo: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 280 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AnswerSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

const cell = (canvasElement: HTMLElement, number: number) =>
  within(canvasElement).getAllByRole('button')[number - 1] ?? canvasElement;

export const UnderWay: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await expect(cell(canvasElement, 6)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onGo).toHaveBeenLastCalledWith('q7');
    await userEvent.keyboard('{ArrowLeft}{ArrowDown}');
    const columns = Number(document.activeElement?.textContent) - 6;
    await expect(columns).toBeGreaterThan(3);
    await userEvent.keyboard('{ArrowUp}');
    await expect(cell(canvasElement, 6)).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(cell(canvasElement, 20)).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(cell(canvasElement, 1)).toHaveFocus();
    await expect(cell(canvasElement, 6)).toHaveAttribute('aria-current', 'true');
  },
};

export const AllAnswered: Story = { args: { cells: cells(20, () => 'answered'), current: 'q20' } };

export const Marked: Story = { args: { cells: marked, current: null } };

export const Hundred: Story = {
  args: { cells: cells(100, (at) => (at < 63 ? 'answered' : 'unanswered'), [8, 41, 42]), current: 'q64' },
};

export const AllStates: Story = {
  name: 'All states',
  // The same region many times: that is what this page is for.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(100vw - 48px, 720px)' }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => (
    <StoryGrid>
      {(
        [
          ['under way', {}],
          ['all answered', AllAnswered.args],
          ['marked', Marked.args],
        ] as const
      ).map(([label, own]) => (
        <StoryRow key={label} label={label}>
          <div style={{ inlineSize: 280 }}>
            <AnswerSheet {...args} {...own} />
          </div>
        </StoryRow>
      ))}
      <StoryRow label="a hundred, wide">
        <div data-fill-row>
          <AnswerSheet {...args} {...Hundred.args} />
        </div>
      </StoryRow>
    </StoryGrid>
  ),
};
