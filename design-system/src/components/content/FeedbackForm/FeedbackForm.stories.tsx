import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { failures, study, talk } from '../../../stories/index.ts';
import { chosen } from '../PicturePicker/PicturePicker.fixtures.ts';
import { FeedbackForm, type FeedbackFormProps } from './FeedbackForm.tsx';

function Owned(props: FeedbackFormProps) {
  const [text, setText] = useState(props.text);
  const [contact, setContact] = useState(props.contact);
  return <FeedbackForm {...props} text={text} onText={setText} contact={contact} onContact={setContact} />;
}

const words = talk.feedbackLive;

const meta = {
  title: 'components/content/FeedbackForm',
  component: FeedbackForm,
  args: {
    state: { kind: 'editing' },
    text: '',
    onText: fn(),
    contact: '',
    onContact: fn(),
    pictures: [],
    onAddPictures: fn(),
    onRemovePicture: fn(),
    onRetryPicture: fn(),
    onSubmit: fn(),
    onAnother: fn(),
  },
  render: (args) => (
    <div style={{ maxInlineSize: 560 }}>
      <Owned {...args} />
    </div>
  ),
} satisfies Meta<typeof FeedbackForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** V23: feedback needs text. */
export const Empty: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const send = canvas.getAllByRole('button').at(-1) ?? canvasElement;
    await userEvent.click(send);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(canvas.getAllByRole('textbox')[0] ?? canvasElement, study.chatJumps);
    await userEvent.click(send);
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
export const Written: Story = {
  args: { text: words, contact: 'mei@example.com', pictures: chosen.slice(0, 1) },
};
export const PictureFailed: Story = { args: { text: words, pictures: chosen } };
export const Sending: Story = { args: { text: words, state: { kind: 'sending' } } };
export const Failed: Story = {
  args: { text: words, state: { kind: 'failed', reason: failures.feedbackLost } },
};
export const Sent: Story = {
  args: { state: { kind: 'sent', id: 'FB-20261121-0042' } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onAnother).toHaveBeenCalledOnce();
  },
};

export const AllStates: Story = {
  name: 'All states',
  // The same form many times: that is what this page is for.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: (args) => (
    <div
      style={{
        display: 'grid',
        gap: 16,
        alignItems: 'start',
        gridTemplateColumns: 'repeat(auto-fit, minmax(380px, 1fr))',
      }}
    >
      {Object.entries({ Empty, PictureFailed, Sending, Failed, Sent }).map(([name, story]) => (
        <Owned key={name} {...args} {...story.args} />
      ))}
    </div>
  ),
};
