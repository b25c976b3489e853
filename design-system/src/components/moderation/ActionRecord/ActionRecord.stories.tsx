import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { cast, failures, places } from '../../../stories/index.ts';
import { AppealForm } from '../AppealForm/AppealForm.tsx';
import { action, day, hour, now } from '../moderation.fixtures.ts';
import { ActionRecord } from './ActionRecord.tsx';

const meta = {
  title: 'components/moderation/ActionRecord',
  component: ActionRecord,
  args: { action: action(), now, onAppeal: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 690 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ActionRecord>;

export default meta;
type Story = StoryObj<typeof meta>;

const text = failures.appealText;

export const MutedForADay: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onAppeal).toHaveBeenCalledWith(args.action);
  },
};
export const FrozenForGood: Story = {
  args: {
    action: action({
      id: 'freeze',
      kind: 'freeze',
      until: null,
      scope: places.longTeacherClass,
      by: cast.inspector.nickname,
      reason: failures.pumping,
      rule: failures.pumpingRule,
      evidence: 'https://example.com/join-this-group-now-for-guaranteed-profit-every-single-day-of-the-week',
    }),
  },
};
/** A warning has no end; nothing is left to appeal. */
export const WarnedTooLate: Story = {
  args: {
    action: action({
      id: 'warn',
      kind: 'warn',
      at: now - 90 * day,
      until: undefined,
      evidence: '',
      by: cast.inspector.nickname,
      scope: places.faizalClass,
      reason: failures.noDisclaimer,
      rule: failures.disclaimerRule,
      appeal: { kind: 'closed', reason: failures.appealDays },
    }),
  },
};
export const Writing: Story = {
  args: {
    children: <AppealForm state={{ kind: 'writing' }} onSend={fn()} onCancel={fn()} />,
  },
};
export const AppealOpen: Story = {
  args: { action: action({ appeal: { kind: 'open', text, at: now - hour } }) },
};
export const AppealUpheld: Story = {
  args: {
    action: action({
      kind: 'blockMessage',
      until: undefined,
      appeal: {
        kind: 'upheld',
        text,
        judge: cast.limin.nickname,
        note: failures.judgedRight,
        at: now - hour / 2,
      },
    }),
  },
};
export const AppealOverturned: Story = {
  args: {
    action: action({
      appeal: {
        kind: 'overturned',
        text,
        judge: cast.limin.nickname,
        note: failures.judgedWrong,
        at: now - hour / 2,
      },
    }),
  },
};
export const Over: Story = {
  args: { action: action({ kind: 'ban', until: now - hour }), onAppeal: undefined },
};

export const AllStates: Story = {
  name: 'All states',
  // The same form twice at most: the region names repeat on this page only.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      {Object.entries({
        MutedForADay,
        FrozenForGood,
        WarnedTooLate,
        Writing,
        AppealOpen,
        AppealUpheld,
        AppealOverturned,
        Over,
      }).map(([key, story]) => (
        <ActionRecord key={key} {...args} {...story.args} />
      ))}
    </div>
  ),
};
