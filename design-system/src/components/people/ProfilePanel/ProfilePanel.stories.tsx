import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { cast, failures, places, study, titles } from '../../../stories/index.ts';
import { ProfilePanel, type ProfileView } from './ProfilePanel.tsx';

const teacher: ProfileView = {
  user: { uid: '1', ...cast.teacherLin, role: 'teacher' },
  level: 12,
  about: study.aboutLin,
  fans: 3_402_118,
  following: 12,
  visits: 88_021,
  lives: 214,
  channels: [
    {
      id: 'c7',
      name: Object.values(places)[0] ?? '',
      href: '/hljw/pindaodetails?channel_id=c7',
      clubHref: '/hljw?club=c7',
    },
  ],
  onAir: { name: titles.defaultFolder, href: '/pindao/pdLive?live_id=1' },
  state: { kind: 'none' },
  privacy: null,
};
const mine: ProfileView = {
  ...teacher,
  user: { uid: '4', ...cast.mei },
  level: 1,
  about: study.lineADay,
  fans: 3,
  visits: 12,
  lives: 0,
  channels: [],
  onAir: null,
  state: { kind: 'self' },
  privacy: { isHidden: false, isUnseen: true, isSaving: false },
};

const meta = {
  title: 'components/people/ProfilePanel',
  component: ProfilePanel,
  args: {
    isOpen: true,
    state: { kind: 'ready', profile: teacher },
    tab: 'lives',
    children: null,
    editor: null,
    onTab: fn(),
    onFollow: fn(),
    onEdit: fn(),
    onPrivacy: fn(),
    onRetry: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ProfilePanel>;

export default meta;
type Story = StoryObj<typeof meta>;

const panel = async () => within(await screen.findByRole('dialog'));

export const Teacher: Story = {
  play: async ({ args }) => {
    const buttons = (await panel()).getAllByRole('button');
    await userEvent.click(buttons[0] ?? document.body);
    await expect(args.onFollow).toHaveBeenCalledWith(true);
  },
};
export const Mine: Story = {
  args: { state: { kind: 'ready', profile: mine }, tab: 'visitors' },
  play: async ({ args }) => {
    const [hide] = (await panel()).getAllByRole('switch');
    await userEvent.click(hide ?? document.body);
    await expect(args.onPrivacy).toHaveBeenCalledWith({ isHidden: true });
  },
};
export const VisitsHidden: Story = {
  tags: ['pictured'],
  args: {
    state: { kind: 'ready', profile: { ...mine, visits: null, privacy: null, state: { kind: 'mutual' } } },
  },
};
export const Loading: Story = { tags: ['pictured'], args: { state: { kind: 'loading' } } };
export const Failed: Story = {
  tags: ['pictured'],
  args: { state: { kind: 'error', reason: failures.noAnswer } },
};

/** A panel stands alone: the state with most in it. */
export const AllStates: Story = { name: 'All states' };
