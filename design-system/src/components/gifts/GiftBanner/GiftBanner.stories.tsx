import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryGrid, StoryRow } from '../../../foundations/StoryGrid.tsx';
import { cast } from '../../../stories/index.ts';
import { GiftBanner } from './GiftBanner.tsx';

const meta = {
  title: 'components/gifts/GiftBanner',
  component: GiftBanner,
  args: { sender: { ...cast.mei }, gift: { icon: 'rocket', name: 'rocket' }, count: 1 },
} satisfies Meta<typeof GiftBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

const longName = { ...cast.longName };

export const One: Story = {};
export const Combo: Story = { args: { gift: { icon: 'candle', name: 'candle' }, count: 1_888 } };
export const LongName: Story = {
  args: { sender: longName, gift: { icon: 'crown', name: 'crown' }, count: 66 },
};

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <StoryGrid>
      <StoryRow label="one">
        <GiftBanner {...args} />
      </StoryRow>
      <StoryRow label="combo">
        <GiftBanner {...args} {...Combo.args} />
      </StoryRow>
      <StoryRow label="long name, on the stage" surface="stage">
        <GiftBanner {...args} {...LongName.args} />
      </StoryRow>
    </StoryGrid>
  ),
};
