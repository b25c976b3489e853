import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ButtonLink } from '../../../primitives/index.ts';
import { cast, frame, places, talk, titles } from '../../../stories/index.ts';
import { cover } from '../live.fixtures.tsx';
import { LiveSettingsFacts } from './LiveSettingsFacts.tsx';

const meta = {
  title: 'components/live/LiveSettingsFacts',
  component: LiveSettingsFacts,
  args: {
    draft: {
      channelId: 'c1',
      name: titles.averagesPractice,
      theme: titles.movingAverages,
      introduction: `${talk.introduction}\n${talk.introductionReal}`,
      startAt: Date.UTC(2026, 10, 24, 12),
      previewAt: Date.UTC(2026, 10, 23, 1),
      courseType: 2,
      ticketBeans: '',
      blockNetwork: false,
      replayMode: 'limited',
      replayDays: '7',
    },
    channel: places.linChannel,
    picture: cover,
    admins: [
      { uid: '2', ...cast.nurul, jwcode: '88210002' },
      { uid: '3', ...cast.teacherPiya, jwcode: '88210003' },
    ],
    goods: ['course-12'],
    products: {
      kind: 'ready',
      list: [{ id: 'course-12', name: titles.twelveLessons, cover, price: { amount: 199, currency: 'CNY' } }],
    },
    aside: <ButtonLink href="#console">{frame.console}</ButtonLink>,
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 880, overflow: 'hidden' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LiveSettingsFacts>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Text, and nothing to fill in. */
export const Whole: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(titles.twelveLessons)).toBeVisible();
    await expect(canvasElement.querySelectorAll('input, textarea, select, button')).toHaveLength(0);
  },
};
export const Bare: Story = {
  args: {
    channel: '',
    admins: [],
    goods: [],
    draft: { ...meta.args.draft, theme: '', previewAt: null, replayMode: 'permanent' },
  },
};

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      <section>
        <LiveSettingsFacts {...args} />
      </section>
      <section>
        <LiveSettingsFacts {...args} {...Bare.args} />
      </section>
    </div>
  ),
};
