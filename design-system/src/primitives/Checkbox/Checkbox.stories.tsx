import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../foundations/StoryGrid.tsx';
import { Link } from '../Link/Link.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'primitives/Checkbox',
  component: Checkbox,
  args: { children: 'Continue the membership every month', onChange: fn() },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unchecked: Story = {
  play: async ({ args, canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox', { name: 'Continue the membership every month' });
    await userEvent.click(box);
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

export const Checked: Story = { args: { defaultChecked: true } };

export const Indeterminate: Story = {
  args: { isIndeterminate: true, children: 'All 50 messages' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('checkbox')).toBePartiallyChecked();
  },
};

export const AllStates: Story = {
  name: 'All states',
  render: () => (
    <StoryGrid>
      <StoryRow label="states">
        <Checkbox>Unchecked</Checkbox>
        <Checkbox defaultChecked>Checked</Checkbox>
        <Checkbox isIndeterminate>Some of them</Checkbox>
        <Checkbox aria-invalid>Forgotten</Checkbox>
      </StoryRow>
      <StoryRow label="disabled">
        <Checkbox disabled>Unchecked</Checkbox>
        <Checkbox disabled defaultChecked>
          Checked
        </Checkbox>
      </StoryRow>
      <StoryRow label="with a link">
        <Checkbox hint="Needed before you pay.">
          I have read the <Link href="/pindao/payAgreement">payment agreement</Link>
        </Checkbox>
      </StoryRow>
      <StoryRow label="stage" surface="stage">
        <Checkbox>Barrage</Checkbox>
        <Checkbox defaultChecked>Gift animations</Checkbox>
        <Checkbox disabled>Sound</Checkbox>
      </StoryRow>
    </StoryGrid>
  ),
};
