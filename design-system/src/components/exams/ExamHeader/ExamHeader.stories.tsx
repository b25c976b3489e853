import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../../foundations/StoryGrid.tsx';
import { titles } from '../../../stories/index.ts';
import { day, hour, minute, storyNow } from '../exams.fixtures.ts';
import { ExamHeader } from './ExamHeader.tsx';

const meta = {
  title: 'components/exams/ExamHeader',
  component: ExamHeader,
  args: {
    title: titles.finalExam,
    state: { kind: 'in_test', saved: { kind: 'saved', at: storyNow() } },
    endsAt: storyNow() + 42 * minute + 7_000,
    now: storyNow,
    answered: 12,
    total: 20,
    onSubmit: fn(),
    onRetrySave: fn(),
    onTimeOver: fn(),
  },
} satisfies Meta<typeof ExamHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Saved: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('timer')).toHaveTextContent('42:07');
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('value', '12');
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
export const Saving: Story = { args: { state: { kind: 'in_test', saved: { kind: 'saving' } } } };
export const SaveFailed: Story = {
  args: { state: { kind: 'in_test', saved: { kind: 'failed' } } },
  play: async ({ args, canvasElement }) => {
    const [retry] = within(canvasElement).getAllByRole('button');
    await userEvent.click(retry ?? canvasElement);
    await expect(args.onRetrySave).toHaveBeenCalledOnce();
  },
};
export const Offline: Story = { args: { state: { kind: 'in_test', saved: { kind: 'offline' } } } };
export const LastMinutes: Story = {
  args: { endsAt: storyNow() + 4 * minute + 3_000, answered: 20 },
};
export const NoLimit: Story = {
  args: { endsAt: null, answered: 0, state: { kind: 'in_test', saved: { kind: 'clean' } } },
};
export const Submitting: Story = {
  args: { state: { kind: 'submitting' }, answered: 20 },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const TimeOver: Story = { args: { state: { kind: 'time_over' } } };
export const TellsWhenTimeIsOver: Story = {
  args: { endsAt: storyNow() },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onTimeOver).toHaveBeenCalledOnce());
  },
};

export const AllStates: Story = {
  name: 'All states',
  // The same header many times: that is what this page is for.
  parameters: {
    a11y: {
      config: {
        rules: ['landmark-unique', 'landmark-no-duplicate-banner'].map((id) => ({ id, enabled: false })),
      },
    },
  },
  render: (args) => (
    <StoryGrid>
      {(
        [
          ['saved', {}],
          ['saving', Saving.args],
          ['save failed', SaveFailed.args],
          ['offline', Offline.args],
          ['last minutes', LastMinutes.args],
          ['no limit', NoLimit.args],
          [
            'days, long name',
            {
              endsAt: storyNow() + 2 * day + 5 * hour,
              title: titles.suitabilityLong,
              total: 100,
            },
          ],
          ['submitting', Submitting.args],
          ['time over', TimeOver.args],
        ] as const
      ).map(([label, own]) => (
        <StoryRow key={label} label={label}>
          <div data-fill-row>
            <ExamHeader {...args} {...own} />
          </div>
        </StoryRow>
      ))}
    </StoryGrid>
  ),
};
