import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ButtonLink } from '../../../primitives/index.ts';
import { cast, frame, titles } from '../../../stories/index.ts';
import { AppointmentButton } from '../AppointmentButton/AppointmentButton.tsx';
import { hour, onStage, StageWall, storyNow } from '../live.fixtures.tsx';
import { WhatNext, type NextLiveView } from './WhatNext.tsx';

const next: NextLiveView = {
  id: '2',
  title: titles.averagesReview,
  href: '#next',
  teacher: cast.teacherLin.nickname,
  startsAt: storyNow() + 24 * hour,
  action: <AppointmentButton size="small" state={{ kind: 'none' }} onMake={fn()} onCancel={fn()} />,
};
const onAir: NextLiveView = {
  id: '3',
  title: titles.sizeLong,
  href: '#other',
  teacher: cast.longName.nickname,
  startsAt: null,
  action: (
    <ButtonLink size="small" href="#other">
      {frame.visit}
    </ButtonLink>
  ),
};

const meta = {
  title: 'components/live/WhatNext',
  component: WhatNext,
  args: {
    state: { kind: 'next', live: next },
    action: (
      <ButtonLink fill="quiet" href="#all">
        {frame.allLives}
      </ButtonLink>
    ),
  },
  decorators: [onStage(720)],
} satisfies Meta<typeof WhatNext>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Scheduled: Story = { tags: ['pictured'] };
export const Others: Story = { tags: ['pictured'], args: { state: { kind: 'others', lives: [onAir] } } };
export const Nothing: Story = { tags: ['pictured'], args: { state: { kind: 'others', lives: [] } } };
export const Loading: Story = { tags: ['pictured'], args: { state: { kind: 'loading' } } };
export const Failed: Story = { tags: ['pictured'], args: { state: { kind: 'failed' } } };

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <StageWall column={520}>
      <WhatNext {...args} />
      <WhatNext {...args} {...Others.args} />
      <WhatNext {...args} {...Nothing.args} />
      <WhatNext {...args} {...Loading.args} />
      <WhatNext {...args} {...Failed.args} />
    </StageWall>
  ),
};
