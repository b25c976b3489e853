import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LinkNavigation } from '../../../primitives/index.ts';
import { AppointmentButton } from '../AppointmentButton/AppointmentButton.tsx';
import { cover, hour, storyNow } from '../live.fixtures.tsx';
import { LiveCard } from './LiveCard.tsx';

const go = fn();
const make = fn();

const meta = {
  title: 'components/live/LiveCard',
  component: LiveCard,
  args: {
    title: '均线与仓位管理：从一根阳线说起',
    status: 'live',
    cover,
    teacher: { nickname: '林一帆老师', img: '' },
    channelName: '林一帆财经课堂',
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
    title: 'Asas analisis teknikal untuk pelabur baharu: carta lilin, purata bergerak dan jumlah dagangan',
    teacher: { nickname: 'Cikgu Nurul Aisyah binti Mohd Hafizuddin', img: '' },
    channelName: 'Kelas Pelaburan Bijak',
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
    title: 'อ่านงบการเงินอย่างมืออาชีพ ตอนที่ ๓: กระแสเงินสดอิสระ',
    teacher: { nickname: 'อาจารย์ปิยะพงษ์ วงศ์สวัสดิ์', img: '' },
    channelName: 'ห้องเรียนหุ้นคุณค่า',
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
        <LiveCard {...args} />
        <LiveCard {...args} {...Upcoming.args} />
        <LiveCard {...args} status="interrupted" />
        <LiveCard {...args} {...Ended.args} />
        <LiveCard {...args} status="stopped" cover="" />
        <LiveCard {...args} status="cancelled" cover="" likes={0} />
      </div>
    </div>
  ),
};
