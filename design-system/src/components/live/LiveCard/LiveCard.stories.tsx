import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LinkNavigation } from '../../../primitives/index.ts';
import { cast, places, storyCover, titles } from '../../../stories/index.ts';
import { AppointmentButton } from '../AppointmentButton/AppointmentButton.tsx';
import { cover, hour, storyNow } from '../live.fixtures.tsx';
import { LiveCard } from './LiveCard.tsx';

const go = fn();
const make = fn();

const meta = {
  title: 'components/live/LiveCard',
  component: LiveCard,
  args: {
    title: titles.averagesCandle,
    status: 'live',
    cover,
    teacher: { ...cast.teacherLin },
    channelName: places.linChannel,
    startsAt: storyNow() - hour,
    online: 12_846,
    likes: 3_402_118,
    href: '/pindao/pdLive?live_id=1',
  },
  decorators: [
    (Story) => (
      <LinkNavigation value={go}>
        <Story />
      </LinkNavigation>
    ),
  ],
} satisfies Meta<typeof LiveCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const narrow: Story['decorators'] = [
  (Story) => (
    <div style={{ inlineSize: 300 }}>
      <Story />
    </div>
  ),
];

export const OnAir: Story = {
  decorators: narrow,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('link'));
    await expect(go).toHaveBeenCalledWith(args.href);
  },
};

export const Upcoming: Story = {
  decorators: narrow,
  args: {
    title: titles.technicalBasics,
    teacher: { ...cast.longName },
    channelName: places.smartClass,
    status: 'not_started',
    startsAt: storyNow() + 26 * hour,
    cover: '',
    likes: 0,
    appointment: <AppointmentButton size="small" state={{ kind: 'none' }} onMake={make} onCancel={fn()} />,
  },
  play: async ({ canvasElement }) => {
    go.mockClear();
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(make).toHaveBeenCalledOnce();
    await expect(go).not.toHaveBeenCalled();
  },
};

export const Interrupted: Story = { decorators: narrow, args: { status: 'interrupted' } };

export const Ended: Story = {
  decorators: narrow,
  args: {
    title: titles.proStatements,
    teacher: { ...cast.teacherPiya },
    channelName: places.valueRoom,
    status: 'ended',
  },
};

export const BrokenCover: Story = { decorators: narrow, args: { cover: 'data:image/png;base64,AAAA' } };

export const Hero: Story = { args: { variant: 'hero' } };

export const HeroUpcoming: Story = {
  args: {
    variant: 'hero',
    status: 'not_started',
    cover: '',
    startsAt: storyNow() + 26 * hour,
    appointment: <AppointmentButton state={{ kind: 'made' }} onMake={fn()} onCancel={fn()} />,
  },
};

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <LiveCard {...args} variant="hero" />
      <LiveCard {...args} {...HeroUpcoming.args} />
      <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))' }}>
        <LiveCard {...args} cover={storyCover(1)} />
        <LiveCard {...args} {...Upcoming.args} cover={storyCover(2)} />
        <LiveCard {...args} status="interrupted" cover={storyCover(3)} />
        <LiveCard {...args} {...Ended.args} cover={storyCover(4)} />
        <LiveCard {...args} status="stopped" cover="" />
        <LiveCard {...args} status="cancelled" cover="" likes={0} />
      </div>
    </div>
  ),
};

/** S49: what a ticket costs. */
export const AsksATicket: Story = { decorators: narrow, args: { ticketBeans: 300 } };
