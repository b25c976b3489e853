import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../../foundations/StoryGrid.tsx';
import { Button } from '../../../primitives/index.ts';
import { failures, market } from '../../../stories/index.ts';
import { LevelUnlock, type LevelUnlockState, UnlockWords } from './LevelUnlock.tsx';

const meta = {
  title: 'components/fans/LevelUnlock',
  component: LevelUnlock,
  parameters: { docs: { story: { inline: false, iframeHeight: 520 } } },
  args: {
    isOpen: true,
    state: { kind: 'reached' },
    medal: market.medalSteady,
    level: 10,
    benefits: [market.askFirst, market.giftFans],
    onUnlock: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof LevelUnlock>;

export default meta;
type Story = StoryObj<typeof meta>;

const button = (canvasElement: HTMLElement, at: number) =>
  within(within(canvasElement).getByRole('dialog')).getAllByRole('button').at(at) ?? canvasElement;

/** From the button that opens it to the celebration and back. */
export const FromReachedToUnlocked: Story = {
  args: { isOpen: false },
  render: function Held(args) {
    const [isOpen, setIsOpen] = useState(false);
    const [state, setState] = useState<LevelUnlockState>(args.state);
    return (
      <>
        <Button onClick={() => setIsOpen(true)}>{market.levelTen}</Button>
        <LevelUnlock
          {...args}
          isOpen={isOpen}
          state={state}
          onUnlock={() => {
            setState({ kind: 'unlocked' });
            args.onUnlock();
          }}
          onClose={() => setIsOpen(false)}
        />
      </>
    );
  },
  play: async ({ args, canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: market.levelTen });
    await userEvent.click(opener);
    await userEvent.click(button(canvasElement, 1));
    await expect(args.onUnlock).toHaveBeenCalledOnce();
    await userEvent.click(button(canvasElement, 0));
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Reached: Story = {};
export const Unlocking: Story = {
  args: { state: { kind: 'unlocking' } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(button(canvasElement, 1));
    await expect(args.onUnlock).not.toHaveBeenCalled();
  },
};
export const Failed: Story = {
  args: { state: { kind: 'failed', reason: failures.noAnswer } },
};
export const Unlocked: Story = {
  args: {
    state: { kind: 'unlocked' },
    level: 30,
    medal: market.medalValue,
    benefits: [market.askFirst, market.giftFans, market.seat],
  },
};

/** A modal stands alone on its page: here is what stands in it. */
export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <StoryGrid style={{ gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>
      {Object.entries({ Reached, Failed, Unlocked }).map(([label, story]) => (
        <StoryRow key={label} label={label}>
          <div style={{ inlineSize: 312 }}>
            <UnlockWords {...args} {...story.args} />
          </div>
        </StoryRow>
      ))}
    </StoryGrid>
  ),
};
