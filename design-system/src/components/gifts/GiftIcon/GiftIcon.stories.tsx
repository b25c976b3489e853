import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryGrid, StoryRow } from '../../../foundations/StoryGrid.tsx';
import { GiftIcon } from './GiftIcon.tsx';
import { giftIcons } from './gift-icons.ts';

const meta = {
  title: 'components/gifts/GiftIcon',
  component: GiftIcon,
  args: { icon: 'goldbean', size: 96 },
} satisfies Meta<typeof GiftIcon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const GoldBean: Story = {};
export const Unknown: Story = { args: { icon: 'a gift of a newer server' } };

export const AllStates: Story = {
  name: 'All states',
  render: () => (
    <StoryGrid>
      {[...giftIcons, 'unknown'].map((icon) => (
        <StoryRow key={icon} label={icon}>
          <GiftIcon icon={icon} size={24} />
          <GiftIcon icon={icon} />
          <GiftIcon icon={icon} size={96} />
          <div data-surface="stage" style={{ padding: 12, borderRadius: 8 }}>
            <GiftIcon icon={icon} size={64} />
          </div>
        </StoryRow>
      ))}
    </StoryGrid>
  ),
};
