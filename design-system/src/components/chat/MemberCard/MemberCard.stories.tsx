import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { storyNow } from '../chat.fixtures.ts';
import { members } from '../class.fixtures.ts';
import type { GroupMember } from '../MemberList/group-member.ts';
import { MemberCard } from './MemberCard.tsx';

const [first, , third] = members;
const base: GroupMember = first ?? { uid: '', nickname: '', img: '', role: 'student', tags: [], joinedAt: 0 };
const learner: GroupMember = {
  ...base,
  nickname: 'พรรณทิพา ศักดิ์สิทธิ์ธนพัฒน์กุล',
  role: 'student',
  remark: 'คุณพรรณ กลุ่มกองทุน',
  tags: [
    { id: '1', text: '现金流作业优秀', addedBy: '林一帆', isMine: true },
    { id: '2', text: 'Aktif dalam kelas', addedBy: 'Dr. Siti Aminah', isMine: false },
  ],
};

const asStaff = {
  onMessage: fn(),
  onMention: fn(),
  onRemark: fn(),
  onAddTag: fn(),
  onRemoveTag: fn(),
  onMute: fn(),
  onUnmute: fn(),
};

const meta = {
  title: 'components/chat/MemberCard',
  component: MemberCard,
  args: { member: learner, ...asStaff },
} satisfies Meta<typeof MemberCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Only a tag of one's own can be removed (P07); a tag has at most 25 characters (V17). */
export const ForStaff: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /现金流/ }));
    await expect(args.onRemoveTag).toHaveBeenCalledWith(learner.tags[0]);
    await expect(canvas.queryByRole('button', { name: /Aktif/ })).not.toBeInTheDocument();
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '涨'.repeat(26));
    await userEvent.keyboard('{Enter}');
    await expect(args.onAddTag).not.toHaveBeenCalled();
    await userEvent.keyboard('{Backspace}{Enter}');
    await expect(args.onAddTag).toHaveBeenCalledWith('涨'.repeat(25));
  },
};
export const Muting: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvasElement.querySelector('[aria-haspopup="menu"]') ?? canvasElement);
    const choices = await canvas.findAllByRole('menuitem');
    await expect(choices).toHaveLength(6);
    await userEvent.click(choices[1] ?? canvasElement);
    await expect(args.onMute).toHaveBeenCalledWith(3_600_000);
  },
};
export const Muted: Story = {
  args: { member: { ...learner, mutedUntil: storyNow() + 86_400_000 } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getAllByRole('button').at(-1) ?? canvasElement);
    await expect(args.onUnmute).toHaveBeenCalledOnce();
  },
};
/** A member sees labels, keeps a remark of their own, and mutes nobody. */
export const ForMember: Story = {
  args: {
    member: { ...base, ...third, remark: undefined },
    onAddTag: undefined,
    onRemoveTag: undefined,
    onMute: undefined,
    onUnmute: undefined,
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getAllByRole('button')[0] ?? canvasElement);
    await userEvent.type(await canvas.findByRole('textbox'), 'Lớp trưởng{Enter}');
    await expect(args.onRemark).toHaveBeenCalledWith('Lớp trưởng');
  },
};
export const Me: Story = { args: { member: { ...base, isMe: true }, onAddTag: undefined } };

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: 24 }}>
      <MemberCard {...args} />
      <MemberCard {...args} {...Muted.args} />
      <MemberCard {...args} {...ForMember.args} />
      <MemberCard {...args} {...Me.args} />
    </div>
  ),
};
