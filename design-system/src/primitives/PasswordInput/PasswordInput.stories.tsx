import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../foundations/StoryGrid.tsx';
import { controls } from '../../stories/index.ts';
import { Field } from '../Field/Field.tsx';
import { PasswordInput } from './PasswordInput.tsx';

const meta = {
  title: 'primitives/PasswordInput',
  component: PasswordInput,
  args: {
    showLabel: controls.showPassword,
    hideLabel: controls.hidePassword,
    'aria-label': controls.password,
    defaultValue: 'beans-and-bonds',
  },
} satisfies Meta<typeof PasswordInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {};

export const Shown: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText(controls.password);
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: controls.showPassword }));
    await expect(input).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: controls.hidePassword })).toBeVisible();
  },
};

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <StoryGrid>
      <StoryRow label="required">
        <Field label={controls.password} isRequired>
          <PasswordInput
            showLabel={args.showLabel}
            hideLabel={args.hideLabel}
            defaultValue="beans-and-bonds"
          />
        </Field>
      </StoryRow>
      <StoryRow label="wrong">
        <Field label={controls.password} error={controls.wrongPassword}>
          <PasswordInput showLabel={args.showLabel} hideLabel={args.hideLabel} defaultValue="bonds" />
        </Field>
      </StoryRow>
      <StoryRow label="disabled">
        <Field label={controls.password}>
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
