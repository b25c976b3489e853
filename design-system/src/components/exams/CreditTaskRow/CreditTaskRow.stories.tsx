import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../../foundations/StoryGrid.tsx';
import { failures, heard, study } from '../../../stories/index.ts';
import { day, storyNow } from '../exams.fixtures.ts';
import { CreditTaskRow } from './CreditTaskRow.tsx';

const meta = {
  title: 'components/exams/CreditTaskRow',
  component: CreditTaskRow,
  args: {
    name: study.watchHour,
    hint: study.watchHint,
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
    name: study.newcomerGuide,
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
    name: study.passExam,
    hint: study.passHint,
    state: { kind: 'locked', reason: failures.afterLesson },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button')).toHaveAccessibleDescription(
      heard(failures.afterLesson),
    );
  },
};

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <StoryGrid>
      {(
        [
          ['doing', {}],
          ['just once', { state: { kind: 'doing', done: 0, target: 1 }, name: study.writeComment }],
          ['claimable', Claimable.args],
          ['claiming', Claiming.args],
          ['claimed', Claimed.args],
          ['locked', Locked.args],
          [
            'large, long',
            {
              name: study.inviteLong,
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
