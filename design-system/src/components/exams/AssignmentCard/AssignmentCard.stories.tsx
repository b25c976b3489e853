import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../../foundations/StoryGrid.tsx';
import { cast, study, titles } from '../../../stories/index.ts';
import { day, hour, storyNow } from '../exams.fixtures.ts';
import { AssignmentCard } from './AssignmentCard.tsx';

const meta = {
  title: 'components/exams/AssignmentCard',
  component: AssignmentCard,
  args: {
    title: titles.threeRisks,
    teacher: cast.teacherLin.nickname,
    state: { kind: 'open', hasDraft: false },
    deadline: storyNow() + 5 * day,
    now: storyNow(),
    onOpen: fn(),
  },
} satisfies Meta<typeof AssignmentCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};
export const DueSoonWithDraft: Story = {
  args: { state: { kind: 'open', hasDraft: true }, deadline: storyNow() + 3 * hour },
};
export const Submitted: Story = { args: { state: { kind: 'submitted', at: storyNow() - hour } } };
export const Marked: Story = {
  args: {
    state: {
      kind: 'marked',
      got: 8.5,
      all: 10,
      comment: study.risksComment,
    },
  },
};
export const Closed: Story = { args: { state: { kind: 'closed' }, deadline: storyNow() - day } };

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <StoryGrid>
      {(
        [
          ['open', {}],
          ['due soon, draft', DueSoonWithDraft.args],
          ['submitted', { ...Submitted.args, teacher: cast.teacherNattawut.nickname }],
          ['marked', Marked.args],
          ['no comment', { state: { kind: 'marked', got: 10, all: 10, comment: null } }],
          ['closed', Closed.args],
        ] as const
      ).map(([label, own]) => (
        <StoryRow key={label} label={label}>
          <div data-fill-row>
            <AssignmentCard {...args} {...own} />
          </div>
        </StoryRow>
      ))}
      <StoryRow label="in a chat">
        <div style={{ inlineSize: 300 }}>
          <AssignmentCard {...args} {...Marked.args} />
        </div>
        <div style={{ inlineSize: 300 }}>
          <AssignmentCard {...args} {...DueSoonWithDraft.args} />
        </div>
      </StoryRow>
    </StoryGrid>
  ),
};
