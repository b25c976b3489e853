import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../../foundations/StoryGrid.tsx';
import { Button } from '../../../primitives/index.ts';
import { failures, frame, titles } from '../../../stories/index.ts';
import { AppointmentButton } from '../AppointmentButton/AppointmentButton.tsx';
import { defaultBarrageSettings } from '../BarrageLayer/barrage-settings.ts';
import { cover, day, hour, LivePicture, minute, storyNow } from '../live.fixtures.tsx';
import { PlayerControls } from '../PlayerControls/PlayerControls.tsx';
import { LiveStage } from './LiveStage.tsx';
import type { LiveStageState } from './live-stage-state.ts';

const controls = (
  <PlayerControls
    isPaused={false}
    isMuted={false}
    volume={0.8}
    fullScreen="none"
    latency={{ seconds: 2.4, why: 'network' }}
    barrage={defaultBarrageSettings}
    qualities={[{ key: 'original' }, { key: 'hd' }, { key: 'sd' }]}
    quality="hd"
    onPause={fn()}
    onMute={fn()}
    onVolume={fn()}
    onFullScreen={fn()}
    onBarrage={fn()}
    onQuality={fn()}
    onBackToLive={fn()}
    onReload={fn()}
  />
);

const meta = {
  title: 'components/live/LiveStage',
  component: LiveStage,
  args: {
    state: { kind: 'live' },
    title: titles.averages,
    cover,
    children: <LivePicture />,
    controls,
    onRetry: fn(),
    now: storyNow,
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 800 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LiveStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Live: Story = {};
/** A recording has no live tag; it says where it goes on. */
export const Replay: Story = {
  args: { state: { kind: 'replay' }, hint: { kind: 'resumed', at: 12 * minute, onRestart: fn() } },
};
/** What lies over the picture is there while the pointer moves on it, and gone when the pointer leaves. */
export const InUse: Story = {
  play: async ({ canvasElement }) => {
    const stage = within(canvasElement).getByRole('region');
    const bar = within(stage).getByRole('group', { name: /./ }).parentElement;
    if (!bar) throw new Error('there are no controls');
    await expect(bar).not.toBeVisible();
    await userEvent.pointer({ target: stage, coords: { x: 40, y: 40 } });
    await waitFor(() => expect(bar).toBeVisible());
    await userEvent.unhover(stage);
    await waitFor(() => expect(getComputedStyle(bar).opacity).toBe('0'));
    await userEvent.tab();
    await waitFor(() => expect(getComputedStyle(bar).opacity).toBe('1'));
  },
};
/** A paused picture keeps its controls: there is the way on. */
export const Paused: Story = {
  args: { controls: <PlayerControls {...controls.props} isPaused /> },
};
export const Reconnecting: Story = { args: { hint: { kind: 'reconnecting' } } };
export const Silenced: Story = {
  args: { hint: { kind: 'silenced', onSound: fn() } },
  play: async ({ args, canvasElement }) => {
    const [sound] = within(canvasElement).getAllByRole('button');
    await userEvent.click(sound ?? canvasElement);
    await expect(args.hint?.kind === 'silenced' && args.hint.onSound).toHaveBeenCalledOnce();
  },
};
export const WantsPress: Story = { args: { hint: { kind: 'blocked', onPlay: fn() } } };
export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const NotStarted: Story = {
  args: {
    state: { kind: 'not_started', startsAt: storyNow() + 2 * day + 3 * hour + 5 * minute },
    action: <AppointmentButton state={{ kind: 'none' }} onMake={fn()} onCancel={fn()} />,
  },
};
export const StartsSoon: Story = { args: { state: { kind: 'not_started', startsAt: storyNow() } } };
export const Interrupted: Story = { args: { state: { kind: 'interrupted', until: storyNow() + 47_000 } } };
/** S36: the picture of the settings, with words, and since when. */
export const PausedByTeacher: Story = {
  args: { state: { kind: 'paused', since: storyNow() - 3 * minute } },
  play: async ({ canvasElement }) => {
    const stage = within(canvasElement);
    await expect(stage.getByRole('heading', { name: /./ })).toBeVisible();
    await expect(canvasElement.querySelector('video, canvas')).toBeNull();
  },
};
/** Without a picture in its settings a drawn one stands in. */
export const PausedWithoutPicture: Story = {
  args: { state: { kind: 'paused', since: storyNow() - 3 * minute }, cover: undefined },
};
export const Ended: Story = {
  args: { state: { kind: 'ended' }, action: <Button>{frame.homeBack}</Button> },
};
export const Stopped: Story = {
  args: {
    state: {
      kind: 'stopped',
      reason: failures.unverified,
    },
  },
};
export const Banned: Story = {
  args: {
    state: {
      kind: 'banned',
      reason: failures.thirtyReturn,
      until: storyNow() + 3 * day,
    },
    action: <Button>{frame.homeBack}</Button>,
  },
};
export const LoadFailed: Story = {
  args: { state: { kind: 'error', reason: failures.noPicture } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Missing: Story = {
  args: { state: { kind: 'missing' }, action: <Button>{frame.homeBack}</Button> },
};
export const BlockedNetwork: Story = { args: { state: { kind: 'blocked', reason: 'network' } } };
export const BlockedRequirement: Story = { args: { state: { kind: 'blocked', reason: 'requirement' } } };
export const Removed: Story = { args: { state: { kind: 'blocked', reason: 'removed' } } };

const states: readonly LiveStageState[] = [
  { kind: 'loading' },
  { kind: 'not_started', startsAt: storyNow() + 3 * hour + 5 * minute },
  { kind: 'live' },
  { kind: 'interrupted', until: storyNow() + 47_000 },
  { kind: 'paused', since: storyNow() - 3 * minute },
  { kind: 'ended' },
  { kind: 'stopped', reason: failures.noDisclosure },
  { kind: 'banned', reason: failures.repeatedTips, until: storyNow() + 3 * day },
  { kind: 'error', reason: '' },
  { kind: 'missing' },
  { kind: 'blocked', reason: 'requirement' },
  { kind: 'blocked', reason: 'network' },
  { kind: 'blocked', reason: 'removed' },
];

export const AllStates: Story = {
  name: 'All states',
  // The same region many times: that is what this page is for.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: (args) => (
    <StoryGrid>
      {states.map((state) => (
        <StoryRow
          key={JSON.stringify(state)}
          label={state.kind === 'blocked' ? `blocked: ${state.reason}` : state.kind}
        >
          <div data-fill-row>
            <LiveStage {...args} state={state} />
          </div>
        </StoryRow>
      ))}
    </StoryGrid>
  ),
};
