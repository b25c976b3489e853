import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../../foundations/StoryGrid.tsx';
import { fileNames } from '../../../stories/index.ts';
import { pins } from '../class.fixtures.ts';
import { PinnedBar } from './PinnedBar.tsx';

const meta = {
  title: 'components/chat/PinnedBar',
  component: PinnedBar,
  args: { pins, onOpen: fn(), onRemove: fn() },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 150 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PinnedBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The newest first; the arrows go round. */
export const Several: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const [words, previous, next] = canvas.getAllByRole('button');
    await userEvent.click(words ?? canvasElement);
    await expect(args.onOpen).toHaveBeenCalledWith(pins.at(-1));
    await userEvent.click(previous ?? canvasElement);
    await expect(words).toHaveTextContent(fileNames.ratioPdf);
    await userEvent.click(next ?? canvasElement);
    await userEvent.click(next ?? canvasElement);
    await userEvent.click(words ?? canvasElement);
    await expect(args.onOpen).toHaveBeenLastCalledWith(pins[0]);
  },
};
export const One: Story = { args: { pins: pins.slice(2) } };
/** A member takes a pin for all off for themselves only (P09). */
export const Member: Story = {
  args: { pins: pins.slice(0, 1) },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getAllByRole('button').at(-1) ?? canvasElement);
    const [forMe, forAll] = await canvas.findAllByRole('menuitem');
    await userEvent.click(forAll ?? canvasElement);
    await expect(args.onRemove).not.toHaveBeenCalled();
    await userEvent.click(forMe ?? canvasElement);
    await expect(args.onRemove).toHaveBeenCalledWith(pins[0], 'me');
  },
};
export const Staff: Story = {
  args: { pins: pins.slice(0, 1), mayRemoveForAll: true },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getAllByRole('button').at(-1) ?? canvasElement);
    await userEvent.click((await canvas.findAllByRole('menuitem'))[1] ?? canvasElement);
    await expect(args.onRemove).toHaveBeenCalledWith(pins[0], 'all');
  },
};

export const AllStates: Story = {
  name: 'All states',
  // The same region many times: that is what this page is for.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: (args) => (
    <StoryGrid>
      <StoryRow label="several">
        <div data-fill-row>
          <PinnedBar {...args} />
        </div>
      </StoryRow>
      <StoryRow label="one, for me">
        <div data-fill-row>
          <PinnedBar {...args} pins={pins.slice(2)} />
        </div>
      </StoryRow>
      <StoryRow label="360 px">
        <div style={{ inlineSize: 360 }}>
          <PinnedBar {...args} pins={pins.slice(0, 2)} />
        </div>
      </StoryRow>
    </StoryGrid>
  ),
};
