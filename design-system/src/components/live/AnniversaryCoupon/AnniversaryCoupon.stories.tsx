import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { failures, study } from '../../../stories/index.ts';
import { hour, storyNow } from '../live.fixtures.tsx';
import { AnniversaryCoupon } from './AnniversaryCoupon.tsx';

const meta = {
  title: 'components/live/AnniversaryCoupon',
  component: AnniversaryCoupon,
  parameters: { docs: { story: { inline: false, iframeHeight: 420 } } },
  args: {
    isOpen: true,
    state: { kind: 'offered', isTaking: false, failure: '' },
    name: study.threeYears,
    beans: 66,
    endsAt: storyNow() + 50 * hour,
    onTake: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof AnniversaryCoupon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Offered: Story = {
  tags: ['pictured'],
  play: async ({ args, canvasElement }) => {
    const [later, take] = within(within(canvasElement).getByRole('dialog')).getAllByRole('button');
    await userEvent.click(take ?? canvasElement);
    await expect(args.onTake).toHaveBeenCalledOnce();
    await userEvent.click(later ?? canvasElement);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const Taking: Story = {
  tags: ['pictured'],
  args: { state: { kind: 'offered', isTaking: true, failure: '' } },
};
export const Failed: Story = {
  tags: ['pictured'],
  args: { state: { kind: 'offered', isTaking: false, failure: failures.noDisclosure } },
};
export const Taken: Story = { tags: ['pictured'], args: { state: { kind: 'taken', balance: 12_746 } } };

export const AllStates: Story = { name: 'All states', args: { beans: 1_250_000 } };
