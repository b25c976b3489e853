import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../../foundations/StoryGrid.tsx';
import { cast, failures, titles } from '../../../stories/index.ts';
import { day, minute, onStage, storyNow } from '../live.fixtures.tsx';
import { type RestrictedViewerView, OrderList } from './OrderList.tsx';

const viewers: readonly RestrictedViewerView[] = [
  { member: { uid: '88020417', ...cast.somchai }, bar: { kind: 'warned', reason: failures.spam } },
  {
    member: { uid: '88020418', ...cast.mei },
    bar: { kind: 'muted', until: storyNow() + 5 * minute, reason: failures.spam },
  },
  {
    member: { uid: '88020419', ...cast.yutong },
    bar: {
      kind: 'frozen',
      until: storyNow() + 2 * day,
      reason: failures.contacts,
      live: titles.averagesTwelve,
      by: cast.nurul.nickname,
    },
  },
  { member: { uid: '88020420', ...cast.longName }, bar: { kind: 'blocked', reason: failures.insult } },
];

const meta = {
  title: 'components/live/OrderList',
  component: OrderList,
  args: {
    state: { kind: 'ready', viewers },
    actions: ['warn', 'mute', 'unmute', 'freeze', 'unfreeze', 'block', 'unblock'],
    saving: null,
    onAction: fn(),
    onRetry: fn(),
    now: storyNow(),
  },
  decorators: [onStage(400)],
} satisfies Meta<typeof OrderList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Held: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getAllByRole('button').at(-1) ?? canvasElement);
    await userEvent.click((await screen.findAllByRole('menuitem')).at(-1) ?? canvasElement);
    await expect(args.onAction).toHaveBeenCalledWith('unblock', viewers[3]?.member);
  },
};
export const Saving: Story = { args: { saving: '88020419' } };
export const Empty: Story = { args: { state: { kind: 'ready', viewers: [] } } };
export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const LoadFailed: Story = {
  args: { state: { kind: 'failed', reason: failures.noAnswer } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <StoryGrid>
      {(
        [
          ['held back', {}],
          ['saving', { saving: '88020419' }],
          ['nobody', { state: { kind: 'ready', viewers: [] } }],
          ['loading', { state: { kind: 'loading' } }],
          ['failed', { state: { kind: 'failed', reason: failures.noAnswer } }],
        ] as const
      ).map(([label, changes]) => (
        <StoryRow key={label} label={label} surface="stage">
          <div data-fill-row>
            <OrderList {...args} {...changes} />
          </div>
        </StoryRow>
      ))}
    </StoryGrid>
  ),
};
