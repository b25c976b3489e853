import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../../foundations/StoryGrid.tsx';
import { cast, failures } from '../../../stories/index.ts';
import { MuteProposal } from './MuteProposal.tsx';

const proposal = {
  id: '1',
  name: cast.hong.nickname,
  by: cast.lin.nickname,
  minutes: 60,
  reason: failures.groupAds,
};

const meta = {
  title: 'components/moderation/MuteProposal',
  component: MuteProposal,
  args: { proposal, pending: null, reasonMax: 200, onConfirm: fn(), onRefuse: fn() },
} satisfies Meta<typeof MuteProposal>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Domain 3.1: the monitor proposes, the staff decide. */
export const Waiting: Story = {
  play: async ({ args, canvasElement }) => {
    const [refuse, confirm] = within(canvasElement).getAllByRole('button');
    await userEvent.click(confirm ?? canvasElement);
    await expect(args.onConfirm).toHaveBeenCalledWith(proposal);
    await userEvent.click(refuse ?? canvasElement);
    await userEvent.click(refuse ?? canvasElement);
    await expect(args.onRefuse).not.toHaveBeenCalled();
    await userEvent.type(within(canvasElement).getByRole('textbox'), ` ${failures.groupAds} `);
    await userEvent.click(refuse ?? canvasElement);
    await expect(args.onRefuse).toHaveBeenCalledWith(proposal, failures.groupAds);
  },
};
export const ForEver: Story = { args: { proposal: { ...proposal, minutes: 0 } } };
export const Confirming: Story = { args: { pending: 'confirm' } };
export const Refusing: Story = { args: { pending: 'refuse' } };

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <StoryGrid>
      {(
        [
          ['waiting', {}],
          ['for ever', { proposal: { ...proposal, minutes: 0 } }],
          ['confirming', { pending: 'confirm' }],
          ['refusing', { pending: 'refuse' }],
        ] as const
      ).map(([label, state]) => (
        <StoryRow key={label} label={label}>
          <div data-fill-row>
            <MuteProposal {...args} {...state} />
          </div>
        </StoryRow>
      ))}
    </StoryGrid>
  ),
};
