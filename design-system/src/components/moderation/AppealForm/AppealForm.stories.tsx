import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../../foundations/StoryGrid.tsx';
import { failures } from '../../../stories/index.ts';
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

const draft = failures.appealText;

export const Empty: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getAllByRole('button')[0] ?? canvasElement);
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};
/** Too short is refused with what is missing; then it goes. */
export const TooShort: Story = {
  args: { draft: failures.unfair },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const send = canvas.getAllByRole('button')[1] ?? canvasElement;
    await userEvent.click(send);
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await userEvent.type(canvas.getByRole('textbox'), failures.appealText);
    await userEvent.click(send);
    await expect(args.onSend).toHaveBeenCalledWith(failures.unfair + failures.appealText);
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
  args: { draft, state: { kind: 'failed', reason: failures.appealSent } },
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
