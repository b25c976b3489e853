import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../../foundations/StoryGrid.tsx';
import { WishHandling } from './WishHandling.tsx';

const meta = {
  title: 'components/wishes/WishHandling',
  component: WishHandling,
  args: {
    actions: ['move', 'date', 'merge', 'reward', 'behalf', 'hide'],
    isPinned: false,
    isPinning: false,
    onAction: fn(),
    onPin: fn(),
  },
} satisfies Meta<typeof WishHandling>;

export default meta;
type Story = StoryObj<typeof meta>;

/** P11: an action asks first, the pin does not. */
export const Scheduled: Story = {
  play: async ({ args, canvasElement }) => {
    const buttons = within(canvasElement).getAllByRole('button');
    await userEvent.click(buttons[0] ?? canvasElement);
    await expect(args.onAction).toHaveBeenCalledWith('move');
    await userEvent.click(buttons.at(-1) ?? canvasElement);
    await expect(args.onPin).toHaveBeenCalledWith(true);
  },
};
export const Launched: Story = {
  args: { actions: ['move', 'date', 'complete', 'merge', 'hide'], isPinned: true },
};
export const Pinning: Story = { args: { actions: ['hide'], isPinning: true } };

export const AllStates: Story = {
  name: 'All states',
  // Several of them in one picture share their name; on a page there is one.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: (args) => (
    <StoryGrid>
      {(
        [
          ['scheduled', Scheduled],
          ['launched', Launched],
          ['pinning', Pinning],
        ] as const
      ).map(([label, story]) => (
        <StoryRow key={label} label={label}>
          <div style={{ inlineSize: 360 }}>
            <WishHandling {...args} {...story.args} />
          </div>
        </StoryRow>
      ))}
    </StoryGrid>
  ),
};
