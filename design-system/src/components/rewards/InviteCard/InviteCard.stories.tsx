import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { cast, failures } from '../../../stories/index.ts';
import { InviteCard, type InviteCardProps } from './InviteCard.tsx';

const bind = { value: '', maxLength: 12, isBinding: false, onChange: fn(), onBind: fn() };

/** Keeps what is filled in, as the app does. */
function Invites(props: InviteCardProps) {
  const [value, setValue] = useState(props.bind?.value ?? '');
  return <InviteCard {...props} bind={props.bind && { ...props.bind, value, onChange: setValue }} />;
}

const meta = {
  title: 'components/rewards/InviteCard',
  component: InviteCard,
  args: {
    code: 'K7QX2M',
    reward: 100,
    earned: 0,
    friends: [],
    inviter: null,
    bind,
    onCopy: fn(),
  },
  render: (args) => <Invites {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 760 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof InviteCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NobodyYet: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox'), ' ABC123 {Enter}');
    await expect(args.bind?.onBind).toHaveBeenLastCalledWith('ABC123');
    await userEvent.clear(canvas.getByRole('textbox'));
    canvas.getByRole('textbox').blur();
  },
};
export const Friends: Story = {
  args: {
    earned: 200,
    bind: null,
    inviter: cast.teacherLin.nickname,
    friends: [
      { id: '1', name: cast.xiaoman.nickname, beans: 100, state: 'completed' },
      { id: '2', name: cast.somchai.nickname, beans: 100, state: 'completed' },
      { id: '3', name: cast.khai.nickname, beans: null, state: 'joined' },
      { id: '4', name: cast.qing.nickname, beans: null, state: 'held' },
      { id: '5', name: cast.qing.nickname, beans: null, state: 'refused' },
    ],
  },
};
export const Binding: Story = { args: { bind: { ...bind, isBinding: true } } };
export const Refused: Story = {
  args: { bind: { ...bind, value: 'NOBODY', error: failures.inviteCode } },
};

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      {Object.entries({ NobodyYet, Friends, Binding }).map(([name, story]) => (
        <Invites key={name} {...args} {...story.args} />
      ))}
    </div>
  ),
};
