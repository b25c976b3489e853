import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../foundations/StoryGrid.tsx';
import { Field } from '../Field/Field.tsx';
import { PasswordInput } from './PasswordInput.tsx';

const meta = {
  title: 'primitives/PasswordInput',
  component: PasswordInput,
  args: {
    showLabel: 'Show password',
    hideLabel: 'Hide password',
    'aria-label': 'Password',
    defaultValue: 'beans-and-bonds',
  },
} satisfies Meta<typeof PasswordInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {};

export const Shown: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText('Password');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(input).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toBeVisible();
  },
};

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <StoryGrid>
      <StoryRow label="required">
        <Field label="Password" isRequired>
          <PasswordInput
            showLabel={args.showLabel}
            hideLabel={args.hideLabel}
            defaultValue="beans-and-bonds"
          />
        </Field>
      </StoryRow>
      <StoryRow label="wrong">
        <Field label="Password" error="The account or the password is wrong.">
          <PasswordInput showLabel={args.showLabel} hideLabel={args.hideLabel} defaultValue="bonds" />
        </Field>
      </StoryRow>
      <StoryRow label="disabled">
        <Field label="Password">
          <PasswordInput
            showLabel={args.showLabel}
            hideLabel={args.hideLabel}
            defaultValue="bonds"
            disabled
          />
        </Field>
      </StoryRow>
    </StoryGrid>
  ),
};
