import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../foundations/StoryGrid.tsx';
import { controls } from '../../stories/index.ts';
import { Link } from '../Link/Link.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'primitives/Checkbox',
  component: Checkbox,
  args: { children: controls.continueMonthly, onChange: fn() },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unchecked: Story = {
  play: async ({ args, canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox', { name: controls.continueMonthly });
    await userEvent.click(box);
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

export const Checked: Story = { args: { defaultChecked: true } };

export const Indeterminate: Story = {
  args: { isIndeterminate: true, children: controls.allFifty },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('checkbox')).toBePartiallyChecked();
  },
};

export const AllStates: Story = {
  name: 'All states',
  render: () => (
    <StoryGrid>
      <StoryRow label="states">
        <Checkbox>{controls.unchecked}</Checkbox>
        <Checkbox defaultChecked>{controls.checked}</Checkbox>
        <Checkbox isIndeterminate>{controls.someOfThem}</Checkbox>
        <Checkbox aria-invalid>{controls.forgotten}</Checkbox>
      </StoryRow>
      <StoryRow label="disabled">
        <Checkbox disabled>{controls.unchecked}</Checkbox>
        <Checkbox disabled defaultChecked>
          {controls.checked}
        </Checkbox>
      </StoryRow>
      <StoryRow label="with a link">
        <Checkbox hint={controls.neededPay}>
          {controls.iRead} <Link href="/pindao/payAgreement">{controls.payAgreement}</Link>
        </Checkbox>
      </StoryRow>
      <StoryRow label="stage" surface="stage">
        <Checkbox>{controls.barrage}</Checkbox>
        <Checkbox defaultChecked>{controls.giftAnimations}</Checkbox>
        <Checkbox disabled>{controls.sound}</Checkbox>
      </StoryRow>
    </StoryGrid>
  ),
};
