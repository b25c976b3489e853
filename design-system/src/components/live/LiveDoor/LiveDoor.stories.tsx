import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ButtonLink } from '../../../primitives/index.ts';
import { AppointmentButton } from '../AppointmentButton/AppointmentButton.tsx';
import { Countdown } from '../Countdown/Countdown.tsx';
import { cover, hour, storyNow } from '../live.fixtures.tsx';
import { LiveDoor } from './LiveDoor.tsx';

const meta = {
  title: 'components/live/LiveDoor',
  component: LiveDoor,
  args: {
    status: 'not_started',
    title: '读懂现金流量表：从利润到现金的二十四堂课',
    cover,
    teacher: { nickname: '林一帆老师', img: '' },
    channelName: '价值投资研习社',
    children: (
      <>
        <p>21 พ.ย. 2569 20:00</p>
        <Countdown size="large" until={storyNow() + 2 * hour} now={storyNow} />
        <p>Kita baca aliran tunai tiga syarikat bersama-sama.</p>
      </>
    ),
    actions: (
      <>
        <AppointmentButton state={{ kind: 'none' }} onMake={fn()} onCancel={fn()} />
        <ButtonLink fill="quiet" href="/hljw/homepage">
          首页
        </ButtonLink>
      </>
    ),
  },
} satisfies Meta<typeof LiveDoor>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};

export const Over: Story = {
  args: {
    status: 'stopped',
    children: (
      <>
        <strong>直播已停止</strong>
        <p>Saranan saham tanpa pendedahan risiko.</p>
      </>
    ),
  },
};

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <LiveDoor {...args} />
      <LiveDoor {...args} {...Over.args} />
    </div>
  ),
};
