import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../../foundations/StoryGrid.tsx';
import { AppealForm } from './AppealForm.tsx';

const meta = {
  title: 'components/moderation/AppealForm',
  component: AppealForm,
  args: { state: { kind: 'writing' }, onSend: fn(), onCancel: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 690 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AppealForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const draft = '我只是转述老师课上的例子，没有推荐股票，请复核聊天记录。';

export const Empty: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getAllByRole('button')[0] ?? canvasElement);
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};
/** Too short is refused with what is missing; then it goes. */
export const TooShort: Story = {
  args: { draft: '不公平' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const send = canvas.getAllByRole('button')[1] ?? canvasElement;
    await userEvent.click(send);
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await userEvent.type(canvas.getByRole('textbox'), '，我没有推荐任何股票');
    await userEvent.click(send);
    await expect(args.onSend).toHaveBeenCalledWith('不公平，我没有推荐任何股票');
  },
};
export const TooLong: Story = { args: { draft: draft.repeat(19) } };
export const Sending: Story = {
  args: { draft, state: { kind: 'sending' } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getAllByRole('button')[1] ?? canvasElement);
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};
export const Failed: Story = {
  args: { draft, state: { kind: 'failed', reason: 'An appeal was sent already.' } },
};
export const Sent: Story = { args: { state: { kind: 'sent' } } };

export const AllStates: Story = {
  name: 'All states',
  // The same form many times: that is what this page is for.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: (args) => (
    <StoryGrid>
      {Object.entries({ Empty, TooLong, Sending, Failed, Sent }).map(([label, story]) => (
        <StoryRow key={label} label={label}>
          <div data-fill-row>
            <AppealForm {...args} {...story.args} />
          </div>
        </StoryRow>
      ))}
    </StoryGrid>
  ),
};
