import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { cast, failures, titles } from '../../../stories/index.ts';
import { cover, hour, sameRegionOften, storyNow } from '../live.fixtures.tsx';
import { LiveStage } from '../LiveStage/LiveStage.tsx';
import { TicketOffer, type TicketOfferProps } from './TicketOffer.tsx';

/** Where it stands: on the stage of a live session that is locked. */
const OnStage = (props: TicketOfferProps) => (
  <div style={{ maxInlineSize: 800 }}>
    <LiveStage
      state={{ kind: 'ticket' }}
      title={props.title}
      cover={cover}
      onRetry={fn()}
      now={storyNow}
      action={<TicketOffer {...props} />}
    />
  </div>
);

const meta = {
  title: 'components/live/TicketOffer',
  component: TicketOffer,
  args: {
    title: titles.cashLesson,
    teacher: cast.teacherLin.nickname,
    startsAt: storyNow() + 2 * hour,
    beans: 300,
    balance: 1_250,
    replay: { mode: 'limited', days: 7 },
    over: null,
    onBuy: fn(),
  },
  render: (args) => <OnStage {...args} />,
} satisfies Meta<typeof TicketOffer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** S49: the price and what I have stand beside the button. */
export const Locked: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onBuy).toHaveBeenCalledOnce();
  },
};
export const Buying: Story = { args: { isBuying: true } };
export const Failed: Story = { args: { failure: failures.noDisclosure } };
export const ForTheReplay: Story = {
  args: { isForReplay: true, startsAt: storyNow() - 26 * hour, replay: { mode: 'permanent', days: null } },
};
export const Refunded: Story = { args: { over: 'stopped', isRefunded: true } };
export const Over: Story = { args: { over: 'ended' } };

export const AllStates: Story = {
  name: 'All states',
  parameters: sameRegionOften,
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <OnStage {...args} />
      <OnStage {...args} {...Buying.args} />
      <OnStage {...args} {...Failed.args} />
      <OnStage {...args} {...ForTheReplay.args} />
      <OnStage {...args} {...Refunded.args} />
      <OnStage {...args} {...Over.args} />
    </div>
  ),
};
