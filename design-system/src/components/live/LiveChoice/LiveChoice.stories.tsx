import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { titles } from '../../../stories/index.ts';
import { hour, storyNow } from '../live.fixtures.tsx';
import { LiveChoice } from './LiveChoice.tsx';

const meta = {
  title: 'components/live/LiveChoice',
  component: LiveChoice,
  args: {
    lives: [
      { id: '1', name: titles.goldenCross, startsAt: storyNow(), status: 'live', href: '#1' },
      {
        id: '2',
        name: titles.beforeBuying,
        startsAt: storyNow() + 3 * hour,
        status: 'not_started',
        href: '#2',
      },
      {
        id: '3',
        name: titles.sizeLong,
        startsAt: storyNow() + 27 * hour,
        status: 'not_started',
        href: '#3',
      },
    ],
  },
} satisfies Meta<typeof LiveChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('link')).toHaveLength(3);
  },
};

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <div style={{ display: 'grid', gap: 24, gridTemplateColumns: '1fr 320px', alignItems: 'start' }}>
      <LiveChoice {...args} />
      <LiveChoice {...args} />
    </div>
  ),
};
