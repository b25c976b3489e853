import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Avatar } from '../Avatar/Avatar.tsx';
import { StoryGrid, StoryRow } from '../../foundations/StoryGrid.tsx';
import { cast, controls, frame } from '../../stories/index.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { VirtualList, type VirtualListProps } from './VirtualList.tsx';

interface MottoMember {
  id: string;
  name: string;
  motto: string;
}

const names = [
  cast.weiChen.nickname,
  cast.nattawut.nickname,
  cast.somchai.nickname,
  cast.aisyah.nickname,
  cast.yutong.nickname,
  cast.lin.nickname,
];
const members = (count: number): MottoMember[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `m${at + 1}`,
    name: `${names[at % names.length] ?? ''} ${at + 1}`,
    motto: at % 4 === 0 ? controls.buysWhat : controls.longTerm,
  }));

function MemberRow({ member }: { member: MottoMember }) {
  return (
    <div style={{ display: 'flex', gap: 12, padding: '8px 16px' }}>
      <Avatar name={member.name} size="small" />
      <div>
        <div>{member.name}</div>
        <small>{member.motto}</small>
      </div>
    </div>
  );
}

const meta = {
  title: 'primitives/VirtualList',
  component: VirtualList<MottoMember>,
  args: {
    label: frame.members,
    items: members(5_000),
    keyOf: ({ id }) => id,
    children: (member) => <MemberRow member={member} />,
    rowHeight: 62,
    onNearEnd: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ blockSize: 360, inlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof VirtualList<MottoMember>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Thousands: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const first = await canvas.findByText(`${cast.weiChen.nickname} 1`);
    await expect(first.closest('li')).toHaveAttribute('aria-setsize', '5000');
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(40);
    await expect(args.onNearEnd).not.toHaveBeenCalled();

    await userEvent.tab();
    await expect(canvas.getByRole('region', { name: frame.members })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByText(`${cast.nattawut.nickname} 5000`)).toBeVisible());
    await waitFor(() => expect(args.onNearEnd).toHaveBeenCalled());
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(canvas.getByText(`${cast.weiChen.nickname} 1`)).toBeVisible());
  },
};

function GrowingList(props: VirtualListProps<MottoMember>) {
  const [count, setCount] = useState(20);
  return (
    <VirtualList
      {...props}
      items={members(count)}
      onNearEnd={() => {
        setCount(40);
      }}
      foot={count === 20 ? <Spinner size="small" label={controls.loading} /> : controls.thatIsAll}
    />
  );
}

export const AsksForMore: Story = {
  render: (args) => <GrowingList {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [row] = await canvas.findAllByRole('listitem');
    await expect(row).toHaveAttribute('aria-setsize', '20');
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await canvas.findByText(controls.thatIsAll);
    await waitFor(() => expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '40'));
  },
};

export const AllStates: Story = {
  name: 'All states',
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(100vw - 48px, 720px)' }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => (
    <StoryGrid>
      <StoryRow label="thousands">
        <div data-fill-row style={{ blockSize: 240 }}>
          <VirtualList {...args} />
        </div>
      </StoryRow>
      <StoryRow label="three, and that is all">
        <div data-fill-row style={{ blockSize: 280 }}>
          <VirtualList {...args} label={controls.threeMembers} items={members(3)} foot={controls.thatIsAll} />
        </div>
      </StoryRow>
      <StoryRow label="stage" surface="stage">
        <div data-fill-row style={{ blockSize: 200 }}>
          <VirtualList {...args} label={controls.membersStage} items={members(60)} />
        </div>
      </StoryRow>
    </StoryGrid>
  ),
};
