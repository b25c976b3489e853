import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../../foundations/StoryGrid.tsx';
import { SelectionBar } from './SelectionBar.tsx';

const meta = {
  title: 'components/chat/SelectionBar',
  component: SelectionBar,
  args: { count: 3, most: 50, onForward: fn(), onFavourite: fn(), onDelete: fn(), onEnd: fn() },
} satisfies Meta<typeof SelectionBar>;

export default meta;
type Story = StoryObj<typeof meta>;

const buttons = (canvasElement: HTMLElement) => within(canvasElement).getAllByRole('button');

export const Some: Story = {
  tags: ['pictured'],
  play: async ({ args, canvasElement }) => {
    const [end, single, merged, favourite, remove] = buttons(canvasElement);
    await userEvent.click(single ?? canvasElement);
    await userEvent.click(merged ?? canvasElement);
    await expect(args.onForward).toHaveBeenNthCalledWith(2, 'merged');
    await userEvent.click(favourite ?? canvasElement);
    await expect(args.onFavourite).toHaveBeenCalledOnce();
    await userEvent.click(remove ?? canvasElement);
    const question = await screen.findByRole('alertdialog');
    await expect(args.onDelete).not.toHaveBeenCalled();
    await userEvent.click(within(question).getAllByRole('button')[1] ?? question);
    await expect(args.onDelete).toHaveBeenCalledOnce();
    await userEvent.click(end ?? canvasElement);
    await expect(args.onEnd).toHaveBeenCalledOnce();
  },
};
/** Nothing can be done with no message (V11). */
export const None: Story = {
  args: { count: 0 },
  play: async ({ args, canvasElement }) => {
    for (const button of buttons(canvasElement).slice(1)) await userEvent.click(button);
    await expect(args.onForward).not.toHaveBeenCalled();
    await expect(args.onFavourite).not.toHaveBeenCalled();
  },
};
export const Full: Story = { args: { count: 50 } };
/** One that cannot be sent on holds up the others: it is said, not skipped (D37). */
export const NotForwardable: Story = {
  args: { count: 12, notForwardable: 2 },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(buttons(canvasElement)[1] ?? canvasElement);
    await expect(args.onForward).not.toHaveBeenCalled();
  },
};
export const Deleting: Story = { args: { state: { kind: 'deleting' } } };
export const DeleteFailed: Story = { args: { state: { kind: 'failed' } } };
/** V11: what could not be deleted stays selected. */
export const PartlyFailed: Story = { args: { count: 2, state: { kind: 'failed', left: 2 } } };
/** Where nothing can be sent on, no button says so. */
export const WithoutForwarding: Story = {
  args: { onForward: undefined },
  play: async ({ canvasElement }) => {
    await expect(buttons(canvasElement)).toHaveLength(3);
  },
};

export const AllStates: Story = {
  name: 'All states',
  // The same region many times: that is what this page is for.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: (args) => (
    <StoryGrid>
      {(
        [
          ['some', {}],
          ['none', { count: 0 }],
          ['full', { count: 50 }],
          ['not forwardable', { count: 12, notForwardable: 2 }],
          ['deleting', { state: { kind: 'deleting' } }],
          ['failed', { state: { kind: 'failed' } }],
          ['partly failed', { count: 2, state: { kind: 'failed', left: 2 } }],
          ['without forwarding', { onForward: undefined }],
        ] as const
      ).map(([label, props]) => (
        <StoryRow key={label} label={label}>
          <div data-fill-row>
            <SelectionBar {...args} {...props} />
          </div>
        </StoryRow>
      ))}
    </StoryGrid>
  ),
};
