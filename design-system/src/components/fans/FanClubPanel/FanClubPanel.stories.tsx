import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { failures, market, places } from '../../../stories/index.ts';
import { club, hour, member, now } from '../fans.fixtures.ts';
import { FanClubPanel } from './FanClubPanel.tsx';

const meta = {
  title: 'components/fans/FanClubPanel',
  component: FanClubPanel,
  args: {
    state: { kind: 'member', club, my: member },
    img: '',
    balance: 320,
    onRetry: fn(),
    onMembers: fn(),
    onFollow: fn(),
    onJoin: fn(),
    onLight: fn(),
    onAutoLight: fn(),
    onUnlock: fn(),
    onExit: fn(),
  },
  decorators: [
    (Story, { name }) => (
      <div style={{ maxInlineSize: name === 'All states' ? undefined : 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FanClubPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

const button = (canvasElement: HTMLElement, at: number) =>
  within(canvasElement).getAllByRole('button').at(at) ?? canvasElement;

/** Lit, by itself from now on; level 10 waits to be unlocked. */
export const Lit: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('switch', { checked: true }));
    await expect(args.onAutoLight).toHaveBeenCalledWith(false);
    await userEvent.click(button(canvasElement, 0));
    await expect(args.onMembers).toHaveBeenCalledOnce();
    await userEvent.click(button(canvasElement, 1));
    await expect(args.onUnlock).toHaveBeenCalledWith(10);
    await userEvent.click(button(canvasElement, -1));
    await expect(args.onExit).toHaveBeenCalledOnce();
  },
};

export const Unlit: Story = {
  args: {
    state: { kind: 'member', club, my: { ...member, isLit: false, litUntil: null, isAutoLight: false } },
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(button(canvasElement, 1));
    await expect(args.onLight).toHaveBeenCalledOnce();
  },
};

/** One bean is missing: the button says so. */
export const TooPoorToLight: Story = {
  args: { ...Unlit.args, balance: 0 },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(button(canvasElement, 1));
    await expect(args.onLight).not.toHaveBeenCalled();
  },
};

export const Lighting: Story = {
  args: {
    state: {
      kind: 'member',
      club,
      my: { ...member, isLit: false, litUntil: null },
      pending: 'light',
      failure: failures.autoLight,
    },
  },
};

export const HighestLevel: Story = {
  args: {
    state: {
      kind: 'member',
      club: {
        ...club,
        name: places.longClub,
        medal: market.medalValue,
        members: 1_204_881,
        levels: club.levels.map((level) => ({ ...level, isUnlocked: true })),
      },
      my: { ...member, level: 30, closeness: 9_007_199, next: null },
    },
  },
};

export const Stranger: Story = {
  args: { state: { kind: 'stranger', club } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(button(canvasElement, 0));
    await expect(args.onMembers).toHaveBeenCalledOnce();
    await userEvent.click(button(canvasElement, 1));
    await expect(args.onJoin).toHaveBeenCalledOnce();
  },
};
export const NotAFan: Story = {
  args: { state: { kind: 'stranger', club, refusal: { kind: 'notFan' } } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(button(canvasElement, 1));
    await expect(args.onFollow).toHaveBeenCalledOnce();
    await expect(args.onJoin).not.toHaveBeenCalled();
  },
};
export const InAnotherGroup: Story = {
  args: {
    state: { kind: 'stranger', club, refusal: { kind: 'otherGroup', name: places.faizalFans } },
  },
};
export const LockedAfterLeaving: Story = {
  args: { state: { kind: 'stranger', club, refusal: { kind: 'locked', until: now + 21 * hour } } },
};
export const Full: Story = { args: { state: { kind: 'stranger', club, refusal: { kind: 'full' } } } };
export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const LoadFailed: Story = {
  args: { state: { kind: 'error', reason: failures.noAnswer } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(button(canvasElement, 0));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

const stories = {
  Lit,
  TooPoorToLight,
  Lighting,
  HighestLevel,
  Stranger,
  NotAFan,
  InAnotherGroup,
  LockedAfterLeaving,
  Full,
  Loading,
  LoadFailed,
};

export const AllStates: Story = {
  name: 'All states',
  // The same region many times: that is what this page is for.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: (args) => (
    <div
      style={{
        display: 'grid',
        gap: 16,
        alignItems: 'start',
        gridTemplateColumns: 'repeat(auto-fit, minmax(340px, 1fr))',
      }}
    >
      {Object.entries(stories).map(([key, story]) => (
        <FanClubPanel key={key} {...args} {...story.args} />
      ))}
    </div>
  ),
};
