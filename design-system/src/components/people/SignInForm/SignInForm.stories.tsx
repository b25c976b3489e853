import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Field, TextInput } from '../../../primitives/index.ts';
import { failures, frame } from '../../../stories/index.ts';
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
      <Field label={frame.accountLabel} isRequired>
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
    // The error stands at the box and takes the focus, by the button as well as by Enter.
    const tick = canvas.getByRole('checkbox');
    const saysWhy = async () => {
      await expect(tick).toHaveFocus();
      await expect(tick).toBeInvalid();
      await expect(tick).toHaveAccessibleDescription(/./);
    };
    await saysWhy();
    await userEvent.click(canvasElement.querySelector('[type="submit"]') ?? canvasElement);
    await saysWhy();
    await userEvent.click(tick);
    await expect(tick).toBeValid();
    await userEvent.type(field, '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const Refused: Story = { args: { error: failures.password } };

/** The server's word on the tick stands at the box too. */
export const TickRefused: Story = {
  args: { agreeError: failures.agreeFirst },
  play: async ({ canvasElement }) => {
    const tick = within(canvasElement).getByRole('checkbox');
    await expect(tick).toHaveFocus();
    await expect(tick).toHaveAccessibleDescription(failures.agreeFirst);
  },
};

export const Busy: Story = { args: { isBusy: true } };

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <div style={{ display: 'grid', gap: 32, maxInlineSize: 420 }}>
      <Form {...args} />
      <Form {...args} {...Refused.args} />
      <Form {...args} {...TickRefused.args} />
      <Form {...args} isBusy />
    </div>
  ),
};
