import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../foundations/StoryGrid.tsx';
import { Button } from '../Button/Button.tsx';
import { Banner } from './Banner.tsx';

const meta = {
  title: 'primitives/Banner',
  component: Banner,
  args: { children: 'Replays of this channel are kept for 7 days.' },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};

export const Success: Story = { args: { tone: 'success', children: 'Your membership runs until 30 June.' } };

export const Warning: Story = {
  args: {
    tone: 'warning',
    title: '180 beans expire on 30 June',
    children: 'Beans earned before 1 January are cleared at midnight.',
    action: <Button size="small">See which</Button>,
  },
};

export const Danger: Story = {
  args: {
    tone: 'danger',
    title: 'You are frozen',
    children: 'You cannot comment in this room until Friday.',
  },
};

export const Dismissible: Story = {
  args: { dismiss: { label: 'Dismiss', onDismiss: fn() } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Dismiss' }));
    await expect(args.dismiss?.onDismiss).toHaveBeenCalledOnce();
  },
};

const notices = [
  {
    tone: 'info',
    title: 'The live session moves to 20:30',
    words: 'Teacher Chen begins half an hour later tonight.',
    action: 'See the live session',
  },
  {
    tone: 'success',
    title: 'Your recharge has arrived',
    words: '1,250 gold beans are in your balance.',
    action: 'My beans',
  },
  {
    tone: 'warning',
    title: '180 beans expire on 30 June',
    words: 'Beans earned before 1 January are cleared at midnight.',
    action: 'See which',
  },
  {
    tone: 'danger',
    title: 'The connection was lost',
    words: 'Messages sent meanwhile appear as soon as it is back.',
    action: 'Reconnect',
  },
] as const;

export const AllStates: Story = {
  name: 'All states',
  render: () => (
    <StoryGrid>
      {notices.map(({ tone, title, words, action }) => (
        <Banner
          key={tone}
          tone={tone}
          title={title}
          action={<Button size="small">{action}</Button>}
          dismiss={{ label: 'Dismiss', onDismiss: fn() }}
        >
          {words}
        </Banner>
      ))}
      <StoryRow label="stage" surface="stage">
        <Banner tone="warning">The streamer is away; the picture comes back by itself.</Banner>
        <Banner tone="danger">This live was stopped.</Banner>
      </StoryRow>
    </StoryGrid>
  ),
};
