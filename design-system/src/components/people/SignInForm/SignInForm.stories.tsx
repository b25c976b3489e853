import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Field, TextInput } from '../../../primitives/index.ts';
import { SignInForm, type SignInFormProps } from './SignInForm.tsx';

/** Keeps the tick, as the app does. */
function Form(props: SignInFormProps) {
  const [isAgreed, setAgreed] = useState(props.isAgreed);
  return <SignInForm {...props} isAgreed={isAgreed} onAgree={setAgreed} />;
}

const meta = {
  title: 'components/people/SignInForm',
  component: SignInForm,
  args: {
    missing: '',
    error: '',
    isBusy: false,
    isAgreed: false,
    onAgree: fn(),
    onSubmit: fn(),
    children: (
      <Field label="账号 · บัญชี · Akaun" isRequired>
        <TextInput size="large" defaultValue="member" />
      </Field>
    ),
  },
  render: (args) => <Form {...args} />,
} satisfies Meta<typeof SignInForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** V34: nothing is sent before the privacy terms are ticked. */
export const PrivacyFirst: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.type(field, '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const Refused: Story = { args: { error: '账号或密码不正确' } };

export const Busy: Story = { args: { isBusy: true } };

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <div style={{ display: 'grid', gap: 32, maxInlineSize: 420 }}>
      <Form {...args} />
      <Form {...args} {...Refused.args} />
      <Form {...args} isBusy />
    </div>
  ),
};
