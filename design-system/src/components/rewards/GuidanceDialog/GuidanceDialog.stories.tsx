import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { cast } from '../../../stories/index.ts';
import { GuidanceDialog } from './GuidanceDialog.tsx';
import type { GuidanceStepView } from './GuidanceSteps.tsx';

const stepsOf = (...done: GuidanceStepView['step'][]): GuidanceStepView[] =>
  (['profile', 'lesson', 'message', 'wallet'] as const).map((step) => ({
    step,
    isDone: done.includes(step),
    href: step === 'profile' ? null : `/${step}`,
  }));
const all = stepsOf('profile', 'lesson', 'message', 'wallet');

const meta = {
  title: 'components/rewards/GuidanceDialog',
  component: GuidanceDialog,
  args: {
    isOpen: true,
    isClaiming: false,
    steps: all,
    profile: null,
    onLookAtProfile: fn(),
    onClose: fn(),
    onClaim: fn(),
  },
} satisfies Meta<typeof GuidanceDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The main button of the dialog: the last before the cross. */
const main = () => {
  const button = within(screen.getByRole('dialog')).getAllByRole('button').at(-2);
  if (!button) throw new Error('the dialog has no button');
  return button;
};
const toTheEnd = async () => {
  for (let page = 1; page < 5; page += 1) await userEvent.click(main());
};

export const FirstPage: Story = { tags: ['pictured'] };
export const LastPage: Story = {
  play: async ({ args }) => {
    await toTheEnd();
    await expect(args.onClaim).not.toHaveBeenCalled();
    await userEvent.click(main());
    await expect(args.onClaim).toHaveBeenCalledOnce();
  },
};
/** K23: some steps are left, so nothing can be claimed. */
export const StepsLeft: Story = {
  tags: ['pictured'],
  args: { steps: stepsOf('lesson') },
  play: async ({ args }) => {
    await toTheEnd();
    await userEvent.click(main());
    await expect(args.onClaim).not.toHaveBeenCalled();
    await userEvent.click(within(screen.getByRole('dialog')).getAllByRole('button')[0] ?? main());
    await expect(args.onLookAtProfile).toHaveBeenCalledOnce();
  },
};
export const ProfileSeen: Story = {
  args: {
    steps: stepsOf('profile', 'lesson'),
    profile: { name: cast.xiaoman.nickname, visitors: 12 },
  },
  play: toTheEnd,
};
export const Claiming: Story = { args: { isClaiming: true }, play: toTheEnd };

export const AllStates: Story = { name: 'All states', play: async () => userEvent.click(main()) };
