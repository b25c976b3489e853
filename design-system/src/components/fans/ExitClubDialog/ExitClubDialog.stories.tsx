import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../../foundations/StoryGrid.tsx';
import { Button } from '../../../primitives/index.ts';
import { failures, market, places } from '../../../stories/index.ts';
import { day, now } from '../fans.fixtures.ts';
import { ExitClubDialog, ExitLosses } from './ExitClubDialog.tsx';

const meta = {
  title: 'components/fans/ExitClubDialog',
  component: ExitClubDialog,
  parameters: { docs: { story: { inline: false, iframeHeight: 480 } } },
  args: {
    isOpen: true,
    state: { kind: 'asking' },
    clubName: places.linValue,
    my: { medal: market.medalSteady, level: 12, closeness: 2_460, isLit: true },
    benefits: [market.giftFans, market.askFirst],
    rejoinAt: now + day,
    onExit: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ExitClubDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const button = (canvasElement: HTMLElement, at: number) =>
  within(within(canvasElement).getByRole('alertdialog')).getAllByRole('button').at(at) ?? canvasElement;

/** The focus starts on staying, and goes back to where it came from. */
export const StayOrLeave: Story = {
  args: { isOpen: false },
  render: function Held(args) {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setIsOpen(true)}>{market.leave}</Button>
        <ExitClubDialog {...args} isOpen={isOpen} onCancel={() => setIsOpen(false)} />
      </>
    );
  },
  play: async ({ args, canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: market.leave });
    await userEvent.click(opener);
    await waitFor(() => expect(button(canvasElement, 0)).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    await userEvent.click(button(canvasElement, 1));
    await expect(args.onExit).toHaveBeenCalledOnce();
  },
};
export const NothingButCloseness: Story = {
  args: { my: { medal: market.medalBull, level: 1, closeness: 4, isLit: false }, benefits: [] },
};
export const Leaving: Story = {
  args: { state: { kind: 'leaving' } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(button(canvasElement, -1));
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};
export const Failed: Story = {
  args: { state: { kind: 'failed', reason: failures.noAnswer } },
};
export const LongWords: Story = {
  args: {
    clubName: places.longClub,
    my: { medal: market.medalValue, level: 30, closeness: 9_007_199_254, isLit: true },
    benefits: [market.askFirst, market.seat],
  },
};

/** A modal stands alone on its page: here is what stands in it. */
export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <StoryGrid style={{ gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>
      {Object.entries({ StayOrLeave, NothingButCloseness, Failed, LongWords }).map(([label, story]) => (
        <StoryRow key={label} label={label}>
          <div style={{ inlineSize: 312 }}>
            <ExitLosses {...args} {...story.args} />
          </div>
        </StoryRow>
      ))}
    </StoryGrid>
  ),
};
