import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../../foundations/StoryGrid.tsx';
import { titles } from '../../../stories/index.ts';
import { day, hour, storyNow } from '../exams.fixtures.ts';
import { FormCard } from './FormCard.tsx';

const meta = {
  title: 'components/exams/FormCard',
  component: FormCard,
  args: {
    title: titles.eveningForm,
    state: { kind: 'open' },
    fields: 6,
    deadline: storyNow() + 2 * day,
    onOpen: fn(),
  },
} satisfies Meta<typeof FormCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};
export const Submitted: Story = { args: { state: { kind: 'submitted', at: storyNow() - hour } } };
export const Closed: Story = {
  args: { state: { kind: 'closed' }, deadline: storyNow() - day },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).not.toBeInTheDocument();
  },
};
export const ForStaff: Story = { args: { turnout: { done: 1_208, all: 12_680 }, onResults: fn() } };

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <StoryGrid>
      {(
        [
          ['open', {}],
          ['submitted', Submitted.args],
          ['closed', Closed.args],
          [
            'for staff, long name',
            {
              ...ForStaff.args,
              title: titles.feedbackLong,
              fields: 1,
            },
          ],
        ] as const
      ).map(([label, own]) => (
        <StoryRow key={label} label={label}>
          <div data-fill-row>
            <FormCard {...args} {...own} />
          </div>
        </StoryRow>
      ))}
      <StoryRow label="in a chat">
        {[args, { ...args, ...Submitted.args }].map((own) => (
          <div key={own.state?.kind} style={{ inlineSize: 300 }}>
            <FormCard {...own} />
          </div>
        ))}
      </StoryRow>
    </StoryGrid>
  ),
};
