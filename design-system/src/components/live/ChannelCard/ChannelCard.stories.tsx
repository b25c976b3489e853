import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../../foundations/StoryGrid.tsx';
import { cast, places, titles } from '../../../stories/index.ts';
import { minute, storyNow } from '../live.fixtures.tsx';
import { ChannelCard, type ChannelState } from './ChannelCard.tsx';

const meta = {
  title: 'components/live/ChannelCard',
  component: ChannelCard,
  args: {
    name: places.linChannel,
    teacher: cast.teacherLin.nickname,
    img: '',
    fans: 128_460,
    href: '/hljw/pindaodetails?id=1',
    state: { isSubscribed: false, isFollowed: false },
    onSubscribe: fn(),
    onFollow: fn(),
  },
} satisfies Meta<typeof ChannelCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Neither: Story = {
  play: async ({ args, canvasElement }) => {
    const [follow, subscribe] = within(canvasElement).getAllByRole('button', { pressed: false });
    await userEvent.click(follow ?? canvasElement);
    await expect(args.onFollow).toHaveBeenCalledWith(true);
    await userEvent.click(subscribe ?? canvasElement);
    await expect(args.onSubscribe).toHaveBeenCalledWith(true);
  },
};
const startsAt = storyNow() + 90 * minute;
const next = { name: titles.averagesPractice, href: '/pindao/pdLive?live_id=1', startsAt, isOnAir: false };
/** S13: when one can learn there again. */
export const NextLive: Story = { args: { next } };
export const OnAir: Story = { args: { next: { ...next, isOnAir: true }, isLive: true } };
export const NothingNext: Story = { args: { next: null } };
export const Followed: Story = { args: { state: { isSubscribed: false, isFollowed: true } } };
export const Subscribed: Story = { args: { state: { isSubscribed: true, isFollowed: false } } };
export const Both: Story = {
  args: { state: { isSubscribed: true, isFollowed: true }, isLive: true },
  play: async ({ args, canvasElement }) => {
    const [follow, subscribe] = within(canvasElement).getAllByRole('button', { pressed: true });
    // What I do already looks alike, whether I follow or subscribe.
    const lookOf = (button = canvasElement) => {
      const { color, backgroundColor, borderColor, height } = getComputedStyle(button);
      return { color, backgroundColor, borderColor, height };
    };
    await expect(lookOf(follow)).toEqual(lookOf(subscribe));
    await userEvent.click(follow ?? canvasElement);
    await expect(args.onFollow).toHaveBeenCalledWith(false);
    await userEvent.click(subscribe ?? canvasElement);
    await expect(args.onSubscribe).toHaveBeenCalledWith(false);
  },
};
export const Following: Story = {
  args: { state: { isSubscribed: false, isFollowed: false, pending: 'follow' } },
};
export const Subscribing: Story = {
  args: { state: { isSubscribed: false, isFollowed: true, pending: 'subscribe' } },
};

const states: readonly (readonly [string, ChannelState])[] = [
  ['neither', { isSubscribed: false, isFollowed: false }],
  ['followed', { isSubscribed: false, isFollowed: true }],
  ['subscribed', { isSubscribed: true, isFollowed: false }],
  ['both', { isSubscribed: true, isFollowed: true }],
  ['following', { isSubscribed: false, isFollowed: false, pending: 'follow' }],
  ['subscribing', { isSubscribed: false, isFollowed: true, pending: 'subscribe' }],
];

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <StoryGrid>
      {states.map(([label, state]) => (
        <StoryRow key={label} label={label}>
          <div data-fill-row>
            <ChannelCard {...args} state={state} />
          </div>
        </StoryRow>
      ))}
      <StoryRow label="next">
        <div data-fill-row>
          <ChannelCard {...args} next={next} />
        </div>
      </StoryRow>
      <StoryRow label="nothing next">
        <div data-fill-row>
          <ChannelCard {...args} next={null} />
        </div>
      </StoryRow>
      <StoryRow label="long name, narrow">
        <div style={{ inlineSize: 280 }}>
          <ChannelCard {...args} name={places.longChannel} teacher={cast.teacherPiya.nickname} isLive />
        </div>
      </StoryRow>
      <StoryRow label="on the stage" surface="stage">
        <div data-fill-row>
          <ChannelCard {...args} state={{ isSubscribed: true, isFollowed: false }} />
        </div>
      </StoryRow>
    </StoryGrid>
  ),
};
