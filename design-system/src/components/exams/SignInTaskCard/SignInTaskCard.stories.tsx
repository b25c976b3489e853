import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../../foundations/StoryGrid.tsx';
import { titles } from '../../../stories/index.ts';
import { day, storyNow } from '../exams.fixtures.ts';
import { SignInTaskCard } from './SignInTaskCard.tsx';

const meta = {
  title: 'components/exams/SignInTaskCard',
  component: SignInTaskCard,
  args: {
    title: titles.goodEvening,
    state: 'open',
    deadline: null,
    turnout: { done: 212, all: 486 },
    onOpen: fn(),
  },
} satisfies Meta<typeof SignInTaskCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};
export const ForStaff: Story = { args: { deadline: storyNow() + 7 * day, onResults: fn() } };

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <StoryGrid>
      {(
        [
          ['open', {}],
          ['signed', { state: 'signed' }],
          ['closed', { state: 'closed', deadline: storyNow() - day }],
          ['for staff', ForStaff.args],
        ] as const
      ).map(([label, own]) => (
        <StoryRow key={label} label={label}>
          <div data-fill-row>
            <SignInTaskCard {...args} {...own} />
          </div>
        </StoryRow>
      ))}
    </StoryGrid>
  ),
};
