import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { cast, failures, study } from '../../../stories/index.ts';
import { ProfileForm } from './ProfileForm.tsx';

const meta = {
  title: 'components/people/ProfileForm',
  component: ProfileForm,
  args: {
    nickname: cast.mei.nickname,
    about: study.lineADay,
    limits: { nickname: 20, about: 200 },
    errors: { nickname: '', about: '' },
    isSaving: false,
    portrait: null,
    onChange: fn(),
    onSave: fn(),
    onCancel: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProfileForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ args, canvasElement }) => {
    const [name] = within(canvasElement).getAllByRole('textbox');
    await userEvent.type(name ?? canvasElement, '{Enter}');
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};
export const Refused: Story = { args: { nickname: '', errors: { nickname: failures.noAnswer, about: '' } } };
export const Saving: Story = { args: { isSaving: true } };

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      <ProfileForm {...args} />
      <ProfileForm {...args} {...Refused.args} />
      <ProfileForm {...args} {...Saving.args} />
    </div>
  ),
};
