import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../../foundations/StoryGrid.tsx';
import { cast, failures, titles } from '../../../stories/index.ts';
import { day, hour, minute, onStage, storyNow } from '../live.fixtures.tsx';
import { type ModerationRestriction, ModerationRow } from './ModerationRow.tsx';

const frozen: ModerationRestriction = {
  kind: 'frozen',
  until: storyNow() + 2 * day + 4 * hour,
  reason: failures.contacts,
  live: titles.averagesTwelve,
  by: cast.nurul.nickname,
};
const muted: ModerationRestriction = { kind: 'muted', until: storyNow() + 5 * minute, reason: failures.spam };

const meta = {
  title: 'components/live/ModerationRow',
  component: ModerationRow,
  args: {
    member: { uid: '88020417', ...cast.somchai },
    bar: null,
    onAction: fn(),
    now: storyNow(),
  },
  decorators: [onStage(480)],
} satisfies Meta<typeof ModerationRow>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The menu by keyboard; the focus comes back to its button. */
export const Free: Story = {
  tags: ['pictured'],
  play: async ({ args, canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button');
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onAction).toHaveBeenCalledWith('freeze');
    await expect(trigger).toHaveFocus();
  },
};
export const Muted: Story = { args: { bar: muted } };
export const Frozen: Story = {
  args: { bar: frozen },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await userEvent.click((await screen.findAllByRole('menuitem'))[2] ?? canvasElement);
    await expect(args.onAction).toHaveBeenCalledWith('unfreeze');
  },
};
export const FrozenForEver: Story = { args: { bar: { ...frozen, until: null } } };
export const Blocked: Story = { args: { bar: { kind: 'blocked', reason: failures.insult } } };
export const Warned: Story = { args: { bar: { kind: 'warned', reason: failures.spam } } };
/** An inspector neither freezes nor unfreezes. */
export const SomeActions: Story = {
  args: { bar: { kind: 'blocked', reason: failures.insult }, actions: ['warn', 'mute', 'unblock'] },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(await screen.findAllByRole('menuitem')).toHaveLength(3);
  },
};
export const Staff: Story = {
  args: { isStaff: true, member: { uid: '1', ...cast.nurul } },
};
export const Saving: Story = { args: { bar: muted, isSaving: true } };

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <StoryGrid>
      {(
        [
          ['free', {}],
          ['muted', { bar: muted }],
          ['frozen for 3 days', { bar: frozen }],
          ['frozen for ever', { bar: { ...frozen, until: null } }],
          ['removed', { bar: { kind: 'blocked', reason: failures.insult } }],
          ['warned', { bar: { kind: 'warned', reason: failures.spam } }],
          ['staff', { isStaff: true }],
          ['saving', { bar: muted, isSaving: true }],
        ] as const
      ).map(([label, changes]) => (
        <StoryRow key={label} label={label} surface="stage">
          <div data-fill-row>
            <ModerationRow {...args} {...changes} />
          </div>
        </StoryRow>
      ))}
      <StoryRow label="on the page">
        <div data-fill-row>
          <ModerationRow {...args} bar={frozen} />
        </div>
      </StoryRow>
    </StoryGrid>
  ),
};
