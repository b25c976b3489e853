import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../../foundations/StoryGrid.tsx';
import { BeanPill } from './BeanPill.tsx';

const meta = {
  title: 'components/wallet/BeanPill',
  component: BeanPill,
  args: { beans: 12_680, href: '/user/myGold' },
} satisfies Meta<typeof BeanPill>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: /12,680/ })).toHaveAttribute(
      'href',
      '/user/myGold',
    );
  },
};
export const None: Story = { args: { beans: 0 } };
export const Huge: Story = { args: { beans: 9_007_199_254 } };

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <StoryGrid>
      {[Some, None, Huge].map((story) => (
        <StoryRow key={story.args?.beans ?? args.beans} label={String(story.args?.beans ?? args.beans)}>
          <BeanPill {...args} {...story.args} />
        </StoryRow>
      ))}
    </StoryGrid>
  ),
};
