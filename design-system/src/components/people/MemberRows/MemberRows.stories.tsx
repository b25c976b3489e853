import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { cast, failures, heard, talk } from '../../../stories/index.ts';
import { MemberRows, type MemberRowView } from './MemberRows.tsx';

const row = (
  uid: string,
  person: (typeof cast)[keyof typeof cast],
  given: Partial<MemberRowView> = {},
): MemberRowView => ({
  key: uid,
  uid,
  ...person,
  href: `/hljw/homepage?panel=profile&uid=${uid}`,
  follow: { kind: 'none' },
  ...given,
});
const rows = [
  row('1', cast.teacherLin, { follow: { kind: 'mutual' }, isLive: true }),
  row('2', cast.mei),
  row('3', cast.longName, { follow: { kind: 'pending' }, note: '2026-11-20 19:30' }),
  row('4', cast.somchai, { follow: null }),
];

const meta = {
  title: 'components/people/MemberRows',
  component: MemberRows,
  args: {
    state: { kind: 'ready', rows, hasMore: true, isLoadingMore: false },
    empty: { title: talk.again, text: talk.again },
    onFollow: fn(),
    onMore: fn(),
    onRetry: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MemberRows>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: heard(cast.mei.nickname) }));
    await expect(args.onFollow).toHaveBeenCalledWith('2', true);
  },
};
export const Empty: Story = {
  args: { state: { kind: 'ready', rows: [], hasMore: false, isLoadingMore: false } },
};
export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const Failed: Story = { args: { state: { kind: 'error', reason: failures.noAnswer } } };

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <MemberRows {...args} />
      <MemberRows {...args} {...Empty.args} />
      <MemberRows {...args} {...Loading.args} />
      <MemberRows {...args} {...Failed.args} />
    </div>
  ),
};
