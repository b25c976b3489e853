import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { cast, failures } from '../../../stories/index.ts';
import { day, hour, storyNow } from '../live.fixtures.tsx';
import { type RoomViewer, ViewerCard } from './ViewerCard.tsx';

const free: RoomViewer = {
  ...cast.somchai,
  number: '88020417',
  role: 'member',
  follows: true,
  muted: false,
  frozen: null,
  warned: false,
  blocked: false,
};
const barred: RoomViewer = {
  ...free,
  muted: true,
  warned: true,
  frozen: { until: storyNow() + 2 * day + 4 * hour },
};

const meta = {
  title: 'components/live/ViewerCard',
  component: ViewerCard,
  parameters: { docs: { story: { inline: false, iframeHeight: 420 } } },
  args: {
    name: cast.somchai.nickname,
    state: { kind: 'ready', viewer: free },
    actions: ['warn', 'mute', 'freeze', 'block'],
    onAction: fn(),
    onRetry: fn(),
    onClose: fn(),
    now: storyNow(),
  },
  decorators: [
    (Story) => (
      <div data-surface="stage">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ViewerCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Staff: Story = {
  tags: ['pictured'],
  play: async ({ args, canvasElement }) => {
    const dialog = within(within(canvasElement).getByRole('dialog'));
    await userEvent.click(dialog.getAllByRole('button')[2] ?? canvasElement);
    await expect(args.onAction).toHaveBeenCalledWith('freeze');
  },
};
/** A viewer finds who it is, and nothing to do. */
export const Viewer: Story = { tags: ['pictured'], args: { actions: [] } };
export const Barred: Story = {
  args: { state: { kind: 'ready', viewer: barred }, actions: ['warn', 'unmute', 'unfreeze', 'block'] },
};
export const FrozenForEver: Story = {
  tags: ['pictured'],
  args: {
    state: { kind: 'ready', viewer: { ...free, frozen: { until: null } } },
    actions: ['warn', 'mute', 'unfreeze', 'block'],
  },
};
export const Removed: Story = {
  tags: ['pictured'],
  args: { state: { kind: 'ready', viewer: { ...free, blocked: true } }, actions: ['unblock'] },
};
export const Saving: Story = {
  tags: ['pictured'],
  args: { state: { kind: 'ready', viewer: barred }, actions: ['unfreeze'], pending: 'unfreeze' },
};
export const Teacher: Story = {
  tags: ['pictured'],
  args: {
    name: cast.teacherLin.nickname,
    state: { kind: 'ready', viewer: { ...free, ...cast.teacherLin, role: 'owner' } },
    actions: [],
    follow: { isFollowed: false, isPending: false, onFollow: fn() },
  },
};
export const Loading: Story = { tags: ['pictured'], args: { state: { kind: 'loading' } } };
export const LoadFailed: Story = {
  tags: ['pictured'],
  args: { state: { kind: 'failed', reason: failures.noAnswer } },
  play: async ({ args, canvasElement }) => {
    const dialog = within(within(canvasElement).getByRole('dialog'));
    await userEvent.click(dialog.getAllByRole('button')[0] ?? canvasElement);
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** A modal stands alone: the state with most in it. */
export const AllStates: Story = { ...Barred, name: 'All states' };
