import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../../foundations/StoryGrid.tsx';
import { talk } from '../../../stories/index.ts';
import { LiveNotice } from './LiveNotice.tsx';

const meta = {
  title: 'components/live/LiveNotice',
  component: LiveNotice,
  args: { type: 'notice', text: talk.noticeTen, onDismiss: fn() },
} satisfies Meta<typeof LiveNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

const risk = talk.riskNotice;

export const FromTeacher: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
export const FromSystem: Story = { args: { type: 'system', text: risk } };

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <StoryGrid>
      <StoryRow label="teacher">
        <div data-fill-row>
          <LiveNotice {...args} />
        </div>
      </StoryRow>
      <StoryRow label="system">
        <div data-fill-row>
          <LiveNotice {...args} type="system" text={risk} />
        </div>
      </StoryRow>
      <StoryRow label="on the stage" surface="stage">
        <div data-fill-row>
          <LiveNotice {...args} />
        </div>
      </StoryRow>
    </StoryGrid>
  ),
};
