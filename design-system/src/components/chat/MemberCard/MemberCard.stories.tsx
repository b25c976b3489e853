import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { cast, heard, talk } from '../../../stories/index.ts';
import { storyNow } from '../chat.fixtures.ts';
import { members } from '../class.fixtures.ts';
import type { GroupMemberView } from '../MemberList/group-member.ts';
import { MemberCard } from './MemberCard.tsx';

const [first, , third] = members;
const base: GroupMemberView = first ?? {
  uid: '',
  nickname: '',
  img: '',
  role: 'student',
  tags: [],
  joinedAt: 0,
};
const learner: GroupMemberView = {
  ...base,
  nickname: cast.phanthipha.nickname,
  img: cast.phanthipha.img,
  role: 'student',
  remark: talk.remarkFunds,
  tags: [
    { id: '1', text: talk.practice, category: talk.practiceKind, addedBy: cast.lin.nickname, isMine: true },
    { id: '2', text: talk.active, addedBy: cast.siti.nickname, isMine: false },
  ],
};

const asStaff = {
  onMessage: fn(),
  onMention: fn(),
  onRemark: fn(),
  onAddTag: fn(),
  onRemoveTag: fn(),
  onAppoint: fn(),
  onMute: fn(),
};

const meta = {
  title: 'components/chat/MemberCard',
  component: MemberCard,
  args: { member: learner, ...asStaff },
} satisfies Meta<typeof MemberCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Only a tag of one's own can be removed (P07); a tag has at most 25 characters (V17), its category 10 (V16). */
export const ForStaff: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: heard(talk.practice) }));
    await expect(args.onRemoveTag).toHaveBeenCalledWith(learner.tags[0]);
    await expect(canvas.queryByRole('button', { name: heard(talk.active) })).not.toBeInTheDocument();
    const [category, field] = canvas.getAllByRole<HTMLInputElement>('textbox');
    if (!category || !field) throw new Error('two fields');
    await userEvent.clear(category);
    await userEvent.type(category, `${talk.practiceKind} 1`);
    await userEvent.type(field, `${talk.letter}{Enter}`);
    await expect(args.onAddTag).not.toHaveBeenCalled();
    await userEvent.clear(category);
    await userEvent.type(category, `${talk.practiceKind}1`);
    await userEvent.clear(field);
    await userEvent.type(field, talk.letter.repeat(26));
    await userEvent.keyboard('{Enter}');
    await expect(args.onAddTag).not.toHaveBeenCalled();
    await userEvent.keyboard('{Backspace}{Enter}');
    await expect(args.onAddTag).toHaveBeenCalledWith({
      category: `${talk.practiceKind}1`,
      text: talk.letter.repeat(25),
    });
  },
};
/** Muting asks for a time and a reason in a dialog of its own; the monitor is appointed here (E06). */
export const Deciding: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'class_monitor');
    await expect(args.onAppoint).toHaveBeenCalledWith('class_monitor');
    await userEvent.click(canvas.getAllByRole('button').at(-1) ?? canvasElement);
    await expect(args.onMute).toHaveBeenCalledOnce();
  },
};
export const Muted: Story = { args: { member: { ...learner, mutedUntil: storyNow() + 86_400_000 } } };
/** A member sees labels, keeps a remark of their own, and mutes nobody. */
export const ForMember: Story = {
  args: {
    member: { ...base, ...third, remark: undefined },
    onAddTag: undefined,
    onRemoveTag: undefined,
    onAppoint: undefined,
    onMute: undefined,
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getAllByRole('button')[0] ?? canvasElement);
    await userEvent.type(await canvas.findByRole('textbox'), `${talk.remarkMonitor}{Enter}`);
    await expect(args.onRemark).toHaveBeenCalledWith(talk.remarkMonitor);
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
