import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../../foundations/StoryGrid.tsx';
import { day, storyNow } from '../exams.fixtures.ts';
import { CreditTaskRow } from './CreditTaskRow.tsx';

const meta = {
  title: 'components/exams/CreditTaskRow',
  component: CreditTaskRow,
  args: {
    name: 'Watch lessons for 60 minutes',
    hint: 'Live lessons and replays count, each minute once.',
    rewards: [{ currency: 'CREDIT', amount: 10 }],
    state: { kind: 'doing', done: 24, target: 60 },
    onGo: fn(),
    onClaim: fn(),
  },
} satisfies Meta<typeof CreditTaskRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Doing: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('value', '24');
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onGo).toHaveBeenCalledOnce();
  },
};
export const Claimable: Story = {
  args: {
    name: 'Finish the new-user guide',
    hint: undefined,
    rewards: [
      { currency: 'BEAN', amount: 50 },
      { currency: 'CREDIT', amount: 10 },
    ],
    state: { kind: 'claimable' },
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onClaim).toHaveBeenCalledOnce();
  },
};
export const Claiming: Story = {
  args: { ...Claimable.args, state: { kind: 'claiming' } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onClaim).not.toHaveBeenCalled();
  },
};
export const Claimed: Story = {
  args: { ...Claimable.args, state: { kind: 'claimed', at: storyNow() - day } },
};
export const Locked: Story = {
  args: {
    name: 'Pass the exam of the course',
    hint: '60 points out of 100 are enough.',
    state: { kind: 'locked', reason: 'After lesson 12, “Cash flows”.' },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button')).toHaveAccessibleDescription(/lesson 12/);
  },
};

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <StoryGrid>
      {(
        [
          ['doing', {}],
          ['just once', { state: { kind: 'doing', done: 0, target: 1 }, name: 'Write a comment' }],
          ['claimable', Claimable.args],
          ['claiming', Claiming.args],
          ['claimed', Claimed.args],
          ['locked', Locked.args],
          [
            'large, long',
            {
              name: 'Invite friends who learn with you for a whole month and pass the exam at its end',
              rewards: [{ currency: 'CREDIT', amount: 128_000 }],
              state: { kind: 'doing', done: 1_208, target: 12_680 },
            },
          ],
        ] as const
      ).map(([label, own]) => (
        <StoryRow key={label} label={label}>
          <div data-fill-row>
            <CreditTaskRow {...args} {...own} />
          </div>
        </StoryRow>
      ))}
      <StoryRow label="narrow">
        <div style={{ inlineSize: 320 }}>
          <CreditTaskRow {...args} />
          <CreditTaskRow {...args} {...Claimable.args} />
        </div>
      </StoryRow>
    </StoryGrid>
  ),
};
