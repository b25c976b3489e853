import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../../foundations/StoryGrid.tsx';
import { failures, study } from '../../../stories/index.ts';
import { QuestionBubble } from './QuestionBubble.tsx';

const meta = {
  title: 'components/ai/QuestionBubble',
  component: QuestionBubble,
  args: { text: study.askFree, onEdit: fn() },
} satisfies Meta<typeof QuestionBubble>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Own: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onEdit).toHaveBeenCalledOnce();
  },
};

export const Edited: Story = { args: { branch: { at: 2, count: 2, onSelect: fn() } } };

export const WhileAnswering: Story = {
  args: {
    branch: { at: 2, count: 2, onSelect: fn() },
    disabledReason: failures.answering,
  },
  play: async ({ args, canvasElement }) => {
    for (const button of within(canvasElement).getAllByRole('button')) await userEvent.click(button);
    await expect(args.onEdit).not.toHaveBeenCalled();
    await expect(args.branch?.onSelect).not.toHaveBeenCalled();
  },
};

export const OfAnother: Story = {
  args: {
    onEdit: undefined,
    text: study.askRetail,
  },
};

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <StoryGrid>
      {(
        [
          ['own', {}],
          ['edited', Edited.args],
          ['while answering', WhileAnswering.args],
          ['of another', OfAnother.args],
          ['one long word', { text: 'https://example.com/reports/annual/2026/'.repeat(6) }],
        ] as const
      ).map(([label, more]) => (
        <StoryRow key={label} label={label}>
          <div data-fill-row>
            <QuestionBubble {...args} {...more} />
          </div>
        </StoryRow>
      ))}
    </StoryGrid>
  ),
};
