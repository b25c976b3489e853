import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { cast, failures } from '../../../stories/index.ts';
import { MuteDialog } from './MuteDialog.tsx';

const meta = {
  title: 'components/moderation/MuteDialog',
  component: MuteDialog,
  parameters: { docs: { story: { inline: false, iframeHeight: 420 } } },
  args: {
    name: cast.hong.nickname,
    currentMute: null,
    pending: null,
    reasonMax: 200,
    onMute: fn(),
    onLift: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof MuteDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nobody is muted without a reason. */
export const Ready: Story = {
  tags: ['pictured'],
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    // The last is the cross.
    const confirm = dialog.getAllByRole('button').at(-2);
    if (!confirm) throw new Error('the dialog has no button');
    await userEvent.click(confirm);
    await expect(args.onMute).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByRole('textbox'), ` ${failures.advertising} `);
    await userEvent.click(confirm);
    await expect(args.onMute).toHaveBeenCalledWith(60, failures.advertising);
  },
};
/** Domain 3.1: a monitor proposes. */
export const Proposal: Story = { tags: ['pictured'], args: { isProposal: true } };
export const Muting: Story = { tags: ['pictured'], args: { pending: 'mute' } };
/** The member is muted already: the mute can be lifted, or another decided. */
export const MutedAlready: Story = {
  tags: ['pictured'],
  args: { currentMute: { until: Date.UTC(2026, 10, 21, 4), reason: failures.advertising } },
};
export const MutedForEver: Story = {
  tags: ['pictured'],
  args: { currentMute: { until: null, reason: failures.advertising }, pending: 'lift' },
};

export const AllStates: Story = { name: 'All states' };
