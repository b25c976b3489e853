import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../../foundations/StoryGrid.tsx';
import { failures, talk } from '../../../stories/index.ts';
import { BarrageComposer, type BarrageComposerProps } from './BarrageComposer.tsx';

/** Keeps the text, as the app does. */
function Written(props: BarrageComposerProps) {
  const [value, setValue] = useState(props.value);
  return <BarrageComposer {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'components/live/BarrageComposer',
  component: BarrageComposer,
  args: { state: { kind: 'ready' }, value: '', onChange: fn(), onSend: fn(), onRecharge: fn() },
  render: (args) => <Written {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BarrageComposer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvasElement }) => {
    const text = within(canvasElement).getByRole('textbox');
    await userEvent.type(text, '{Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.type(text, ` ${talk.wellTold} {Enter}`);
    await expect(args.onSend).toHaveBeenCalledWith(talk.wellTold);
  },
};
export const TooLong: Story = {
  args: { value: talk.letter.repeat(64) },
  play: async ({ args, canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox'), '{Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};
export const Sending: Story = { args: { state: { kind: 'sending' }, value: talk.thanks } };
export const Insufficient: Story = {
  args: { state: { kind: 'insufficient', balance: 0 }, value: talk.thanksLoud },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getAllByRole('button').at(-1) ?? canvasElement);
    await expect(args.onRecharge).toHaveBeenCalledOnce();
  },
};
export const Held: Story = { args: { state: { kind: 'held', reason: failures.frozen } } };

/** One line, as in the bar under the picture. */
export const Compact: Story = { args: { isCompact: true } };
/** Its note comes when there is something to mind: few characters are left. */
export const CompactNearlyFull: Story = { args: { isCompact: true, value: 'a'.repeat(52) } };

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <StoryGrid>
      <StoryRow label="ready">
        <div data-fill-row>
          <BarrageComposer {...args} value={talk.wellTold} />
        </div>
      </StoryRow>
      <StoryRow label="empty">
        <div data-fill-row>
          <BarrageComposer {...args} />
        </div>
      </StoryRow>
      <StoryRow label="too long">
        <div data-fill-row>
          <BarrageComposer {...args} {...TooLong.args} />
        </div>
      </StoryRow>
      <StoryRow label="sending">
        <div data-fill-row>
          <BarrageComposer {...args} {...Sending.args} />
        </div>
      </StoryRow>
      <StoryRow label="insufficient">
        <div data-fill-row>
          <BarrageComposer {...args} {...Insufficient.args} />
        </div>
      </StoryRow>
      <StoryRow label="held">
        <div data-fill-row>
          <BarrageComposer {...args} {...Held.args} />
        </div>
      </StoryRow>
      <StoryRow label="compact">
        <div data-fill-row>
          <BarrageComposer {...args} isCompact />
        </div>
        <div data-fill-row>
          <BarrageComposer {...args} {...Held.args} isCompact />
        </div>
      </StoryRow>
      <StoryRow label="on the stage" surface="stage">
        <div data-fill-row>
          <BarrageComposer {...args} {...Insufficient.args} />
        </div>
      </StoryRow>
    </StoryGrid>
  ),
};
