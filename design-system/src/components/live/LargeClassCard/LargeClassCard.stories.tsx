import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { cast, places } from '../../../stories/index.ts';
import { LargeClassCard } from './LargeClassCard.tsx';

const [name = '', channel = ''] = Object.values(places);

const meta = {
  title: 'components/live/LargeClassCard',
  component: LargeClassCard,
  args: {
    name,
    channel,
    img: cast.teacherLin.img,
    members: 1_284,
    capacity: 2_000,
    isPending: false,
    onEnter: fn(),
  },
} satisfies Meta<typeof LargeClassCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onEnter).toHaveBeenCalledOnce();
  },
};
export const Entering: Story = { args: { isPending: true } };

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      <LargeClassCard {...args} />
      <LargeClassCard {...args} {...Entering.args} />
      <LargeClassCard {...args} img="" />
    </div>
  ),
};
