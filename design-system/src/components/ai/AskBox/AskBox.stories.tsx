import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../../foundations/StoryGrid.tsx';
import { study } from '../../../stories/index.ts';
import { AskBox } from './AskBox.tsx';

const question = study.askFree;

const meta = {
  title: 'components/ai/AskBox',
  component: AskBox,
  args: {
    state: { kind: 'ready' },
    value: '',
    left: { free: 7, paid: 0 },
    onChange: fn(),
    onAsk: fn(),
    onStop: fn(),
    onBuy: fn(),
    onLogIn: fn(),
  },
  render: function Kept({ value, onChange, ...rest }) {
    const [text, setText] = useState(value);
    return (
      <AskBox
        {...rest}
        value={text}
        onChange={(next) => {
          setText(next);
          onChange(next);
        }}
      />
    );
  },
  decorators: [
    (Story, { name }) => (
      <div style={{ maxInlineSize: name === 'All states' ? 1000 : 760 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AskBox>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is asked while nothing is written; a suggestion fills the box; Enter asks. */
export const Ready: Story = {
  args: {
    suggestions: [question, study.askCandle, study.askRates],
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getAllByRole('button').at(-1) ?? canvasElement);
    await expect(args.onAsk).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: question }));
    const box = canvas.getByRole('textbox');
    await expect(box).toHaveValue(question);
    await userEvent.type(box, '{Shift>}{Enter}{/Shift}');
    await expect(args.onAsk).not.toHaveBeenCalled();
    await userEvent.type(box, '{Enter}');
    await expect(args.onAsk).toHaveBeenCalledWith(question);
  },
};

export const InAScene: Story = {
  args: {
    value: question,
    scene: { name: study.sceneReport, onLeave: fn() },
    left: { free: 0, paid: 1_280 },
  },
  play: async ({ args, canvasElement }) => {
    const [leave] = within(canvasElement).getAllByRole('button');
    await userEvent.click(leave ?? canvasElement);
    await expect(args.scene?.onLeave).toHaveBeenCalledOnce();
  },
};

export const Sending: Story = { args: { value: question, state: { kind: 'sending' } } };

export const Answering: Story = {
  args: { state: { kind: 'answering' } },
  play: async ({ args, canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox'), 'next{Enter}');
    await expect(args.onAsk).not.toHaveBeenCalled();
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onStop).toHaveBeenCalledOnce();
  },
};

export const Stopping: Story = { args: { state: { kind: 'answering', isStopping: true } } };

/** Out of turns: what is written stays, and more can be bought. */
export const NoTurns: Story = {
  args: { value: question, state: { kind: 'held', reason: 'no_turns' }, left: { free: 0, paid: 0 } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}');
    await expect(args.onAsk).not.toHaveBeenCalled();
    await userEvent.click(canvas.getAllByRole('button').at(-1) ?? canvasElement);
    await expect(args.onBuy).toHaveBeenCalledOnce();
  },
};

export const Offline: Story = { args: { value: question, state: { kind: 'held', reason: 'offline' } } };

export const LoggedOut: Story = {
  args: { value: question, state: { kind: 'held', reason: 'logged_out' }, left: null },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onLogIn).toHaveBeenCalledOnce();
    await expect(args.onAsk).not.toHaveBeenCalled();
  },
};

export const TooLong: Story = { args: { value: question.repeat(10) } };

export const ComesWhole: Story = { args: { comesWhole: true } };

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <StoryGrid>
      {(
        [
          ['ready', Ready.args],
          ['in a scene', InAScene.args],
          ['sending', Sending.args],
          ['answering', Answering.args],
          ['stopping', Stopping.args],
          ['no turns', NoTurns.args],
          ['offline', Offline.args],
          ['logged out', LoggedOut.args],
          ['too long', TooLong.args],
          ['comes whole', ComesWhole.args],
        ] as const
      ).map(([label, more]) => (
        <StoryRow key={label} label={label}>
          <div data-fill-row>
            <AskBox {...args} {...more} />
          </div>
        </StoryRow>
      ))}
    </StoryGrid>
  ),
};
