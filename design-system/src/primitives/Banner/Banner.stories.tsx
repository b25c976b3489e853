import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../foundations/StoryGrid.tsx';
import { cast, controls, frame } from '../../stories/index.ts';
import { Button } from '../Button/Button.tsx';
import { Banner } from './Banner.tsx';

const meta = {
  title: 'primitives/Banner',
  component: Banner,
  args: { children: controls.replaysKept },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};

export const Success: Story = { args: { tone: 'success', children: controls.membershipUntil } };

export const Warning: Story = {
  args: {
    tone: 'warning',
    title: controls.beansExpire,
    children: controls.beansCleared,
    action: <Button size="small">{controls.seeWhich}</Button>,
  },
};

export const Danger: Story = {
  args: {
    tone: 'danger',
    title: controls.youFrozen,
    children: controls.frozenFriday,
  },
};

export const Dismissible: Story = {
  args: { dismiss: { label: controls.dismiss, onDismiss: fn() } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: controls.dismiss }));
    await expect(args.dismiss?.onDismiss).toHaveBeenCalledOnce();
  },
};

const notices = [
  {
    tone: 'info',
    title: controls.movesTitle,
    words: cast.teacherLin.nickname,
    action: controls.seeLive,
  },
  {
    tone: 'success',
    title: controls.rechargeTitle,
    words: controls.rechargeWords,
    action: frame.myBeans,
  },
  {
    tone: 'warning',
    title: controls.beansExpire,
    words: controls.beansCleared,
    action: controls.seeWhich,
  },
  {
    tone: 'danger',
    title: controls.lostTitle,
    words: controls.lostWords,
    action: controls.reconnect,
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
          dismiss={{ label: controls.dismiss, onDismiss: fn() }}
        >
          {words}
        </Banner>
      ))}
      <StoryRow label="stage" surface="stage">
        <Banner tone="warning">{controls.awayBack}</Banner>
        <Banner tone="danger">{controls.thisStopped}</Banner>
      </StoryRow>
    </StoryGrid>
  ),
};
