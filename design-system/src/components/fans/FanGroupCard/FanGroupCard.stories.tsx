import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { failures, places } from '../../../stories/index.ts';
import { hour, now } from '../fans.fixtures.ts';
import { FanGroupCard } from './FanGroupCard.tsx';

const meta = {
  title: 'components/fans/FanGroupCard',
  component: FanGroupCard,
  args: {
    name: places.linFans,
    img: '',
    members: 312,
    capacity: 500,
    requiredLevel: 5,
    state: { kind: 'open' },
    onJoin: fn(),
    onOpen: fn(),
    onLeave: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 640 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FanGroupCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const button = (canvasElement: HTMLElement, at: number) =>
  within(canvasElement).getAllByRole('button').at(at) ?? canvasElement;

export const Open: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(button(canvasElement, 0));
    await expect(args.onJoin).toHaveBeenCalledOnce();
  },
};
export const Joining: Story = { args: { state: { kind: 'joining' } } };
export const Joined: Story = {
  args: { state: { kind: 'joined', unread: 1_284 }, members: 313 },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(button(canvasElement, 0));
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await userEvent.click(button(canvasElement, 1));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};
export const NotAFan: Story = {
  args: { state: { kind: 'notFan' } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(button(canvasElement, 0));
    await expect(args.onJoin).not.toHaveBeenCalled();
  },
};
/** P10: what it asks for is seen before the club is joined. */
export const NotAMember: Story = { args: { state: { kind: 'notMember' } } };
export const LevelTooLow: Story = { args: { state: { kind: 'levelTooLow', mine: 3 } } };
export const Full: Story = { args: { state: { kind: 'full' }, members: 500 } };
export const InAnotherGroup: Story = {
  args: {
    name: places.longClub,
    state: { kind: 'otherGroup', name: places.faizalFans },
  },
};
export const LockedAfterLeaving: Story = { args: { state: { kind: 'locked', until: now + 21 * hour } } };
/** It can be tried again. */
export const Failed: Story = {
  args: { state: { kind: 'failed', reason: failures.noAnswer } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(button(canvasElement, 0));
    await expect(args.onJoin).toHaveBeenCalledOnce();
  },
};

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      {Object.entries({
        Open,
        Joining,
        Joined,
        NotAFan,
        NotAMember,
        LevelTooLow,
        Full,
        InAnotherGroup,
        LockedAfterLeaving,
        Failed,
      }).map(([key, story]) => (
        <FanGroupCard key={key} {...args} {...story.args} />
      ))}
    </div>
  ),
};
