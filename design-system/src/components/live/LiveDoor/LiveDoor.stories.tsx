import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ButtonLink } from '../../../primitives/index.ts';
import { cast, failures, frame, places, talk, titles } from '../../../stories/index.ts';
import { AppointmentButton } from '../AppointmentButton/AppointmentButton.tsx';
import { Countdown } from '../Countdown/Countdown.tsx';
import { cover, hour, storyNow } from '../live.fixtures.tsx';
import { LiveDoor } from './LiveDoor.tsx';

const meta = {
  title: 'components/live/LiveDoor',
  component: LiveDoor,
  args: {
    status: 'not_started',
    title: titles.cashLesson,
    cover,
    teacher: { ...cast.teacherLin },
    channelName: places.valueClub,
    children: (
      <>
        <p>{frame.atEight}</p>
        <Countdown size="large" until={storyNow() + 2 * hour} now={storyNow} />
        <p>{talk.readTogether}</p>
      </>
    ),
    actions: (
      <>
        <AppointmentButton state={{ kind: 'none' }} onMake={fn()} onCancel={fn()} />
        <ButtonLink fill="quiet" href="/hljw/homepage">
          {frame.home}
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
        <strong>{frame.liveStopped}</strong>
        <p>{failures.noDisclosure}</p>
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
