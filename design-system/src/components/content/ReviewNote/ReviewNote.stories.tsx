import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../../foundations/StoryGrid.tsx';
import { minute, rejection } from '../content.fixtures.ts';
import { ReviewNote } from './ReviewNote.tsx';

const meta = {
  title: 'components/content/ReviewNote',
  component: ReviewNote,
  args: { state: { kind: 'pending' }, onEditAgain: fn() },
} satisfies Meta<typeof ReviewNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pending: Story = {};
export const InQueue: Story = { args: { state: { kind: 'pending', place: 1_204, usualWait: 95 * minute } } };
export const Rejected: Story = {
  args: { state: { kind: 'rejected', reason: rejection } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onEditAgain).toHaveBeenCalledOnce();
  },
};

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <StoryGrid>
      {[Pending, InQueue, Rejected].map((story, at) => (
        <StoryRow
          key={story.args?.state?.kind ?? 'plain'}
          label={['pending', 'in the queue', 'rejected'][at] ?? ''}
        >
          <div data-fill-row>
            <ReviewNote {...args} {...story.args} />
          </div>
        </StoryRow>
      ))}
      <StoryRow label="narrow">
        <div style={{ inlineSize: 320 }}>
          <ReviewNote {...args} {...Rejected.args} />
        </div>
      </StoryRow>
    </StoryGrid>
  ),
};
