import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { places } from '../../../stories/index.ts';
import { FanGroupCard } from '../FanGroupCard/FanGroupCard.tsx';
import { FanGroups } from './FanGroups.tsx';

const actions = { onJoin: fn(), onOpen: fn(), onLeave: fn() };
const cards = (
  <>
    <FanGroupCard
      {...actions}
      name={places.morningFans}
      img=""
      members={312}
      capacity={500}
      requiredLevel={1}
      state={{ kind: 'joined', unread: 0 }}
    />
    <FanGroupCard
      {...actions}
      name={places.linFans}
      img=""
      members={48}
      capacity={500}
      requiredLevel={5}
      state={{ kind: 'levelTooLow', mine: 3 }}
    />
  </>
);

const meta = {
  title: 'components/fans/FanGroups',
  component: FanGroups,
  args: { state: 'ready', children: cards, onRetry: fn() },
} satisfies Meta<typeof FanGroups>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Groups: Story = {};
export const Loading: Story = { args: { state: 'loading' } };
export const LoadFailed: Story = {
  args: { state: 'failed' },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      {Object.entries({ Groups, Loading, LoadFailed }).map(([key, story]) => (
        <FanGroups key={key} {...args} {...story.args} />
      ))}
    </div>
  ),
};
