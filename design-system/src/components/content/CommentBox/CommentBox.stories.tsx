import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../../foundations/StoryGrid.tsx';
import { failures, talk } from '../../../stories/index.ts';
import { mei, somchai } from '../content.fixtures.ts';
import { CommentBox, type CommentBoxProps } from './CommentBox.tsx';

function Owned(props: CommentBoxProps) {
  const [text, setText] = useState(props.value);
  return <CommentBox {...props} value={text} onChange={setText} />;
}

const meta = {
  title: 'components/content/CommentBox',
  component: CommentBox,
  args: {
    state: { kind: 'open' },
    value: '',
    onChange: fn(),
    onSend: fn(),
    onCancelReply: fn(),
    loginHref: '/login',
  },
  render: (args) => (
    <div style={{ maxInlineSize: 690 }}>
      <Owned {...args} />
    </div>
  ),
} satisfies Meta<typeof CommentBox>;

export default meta;
type Story = StoryObj<typeof meta>;

/** V22: nothing is sent without words. */
export const Empty: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox'), '  ');
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};
export const Written: Story = {
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox');
    await userEvent.type(field, 'Thank you!{Enter}See you on Friday. ');
    await fireEvent.keyDown(field, { key: 'Enter', keyCode: 229, ctrlKey: true });
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.onSend).toHaveBeenCalledWith('Thank you!\nSee you on Friday.', []);
  },
};
/** Somebody of the talk is named behind an `@`, by keys alone. */
export const Naming: Story = {
  args: { people: [somchai, mei] },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox'), '@');
    await expect(await canvas.findAllByRole('option')).toHaveLength(2);
    // Enter of an input method, as Safari reports it, names nobody.
    await fireEvent.keyDown(canvas.getByRole('textbox'), { key: 'Enter', keyCode: 229 });
    await expect(canvas.getByRole('textbox')).toHaveValue('@');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(canvas.getByRole('textbox')).toHaveValue(`@${mei.nickname} `);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.onSend).toHaveBeenCalledWith(`@${mei.nickname}`, [mei.uid]);
  },
};
export const Answering: Story = {
  args: { replyTo: somchai.nickname },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getAllByRole('button')[0] ?? canvasElement);
    await expect(args.onCancelReply).toHaveBeenCalledOnce();
  },
};
export const TooLong: Story = { args: { value: talk.letter.repeat(26), limit: 25 } };
export const Sending: Story = { args: { value: talk.thanksLoud, state: { kind: 'sending' } } };
export const Failed: Story = {
  args: {
    value: talk.thanksLoud,
    state: { kind: 'failed', reason: failures.commentLost },
  },
};
export const Held: Story = {
  args: { state: { kind: 'held', reason: failures.mutedUntil } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};
export const LoggedOut: Story = { args: { state: { kind: 'logged_out' } } };

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <StoryGrid>
      {Object.entries({
        empty: Empty,
        answering: Answering,
        'too long': TooLong,
        sending: Sending,
        failed: Failed,
        held: Held,
        'logged out': LoggedOut,
      }).map(([label, story]) => (
        <StoryRow key={label} label={label}>
          <div data-fill-row>
            <Owned {...args} {...story.args} />
          </div>
        </StoryRow>
      ))}
    </StoryGrid>
  ),
};
