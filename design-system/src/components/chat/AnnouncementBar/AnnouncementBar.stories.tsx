import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../../foundations/StoryGrid.tsx';
import { talk } from '../../../stories/index.ts';
import { notice } from '../class.fixtures.ts';
import { AnnouncementBar } from './AnnouncementBar.tsx';

const meta = {
  title: 'components/chat/AnnouncementBar',
  component: AnnouncementBar,
  args: { announcement: notice, onOpen: fn(), onHide: fn() },
} satisfies Meta<typeof AnnouncementBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Stays until it is confirmed. */
export const MustRead: Story = {
  play: async ({ args, canvasElement }) => {
    const [open, ...others] = within(canvasElement).getAllByRole('button');
    await expect(others).toHaveLength(0);
    await userEvent.click(open ?? canvasElement);
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};
export const Confirmed: Story = {
  args: { announcement: { ...notice, isRead: true, read: undefined } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getAllByRole('button').at(-1) ?? canvasElement);
    await expect(args.onHide).toHaveBeenCalledOnce();
  },
};
export const Short: Story = {
  args: { announcement: { ...notice, text: talk.classAtHalf, mustRead: false, read: undefined } },
};

export const AllStates: Story = {
  name: 'All states',
  // The same region many times: that is what this page is for.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: (args) => (
    <StoryGrid>
      <StoryRow label="must read, for staff">
        <div data-fill-row>
          <AnnouncementBar {...args} />
        </div>
      </StoryRow>
      <StoryRow label="confirmed">
        <div data-fill-row>
          <AnnouncementBar {...args} announcement={{ ...notice, isRead: true, read: undefined }} />
        </div>
      </StoryRow>
      <StoryRow label="360 px">
        <div style={{ inlineSize: 360 }}>
          <AnnouncementBar {...args} />
        </div>
      </StoryRow>
    </StoryGrid>
  ),
};
