import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { cast, failures, heard, talk } from '../../../stories/index.ts';
import { members } from '../class.fixtures.ts';
import { MemberList } from './MemberList.tsx';

const meta = {
  title: 'components/chat/MemberList',
  component: MemberList,
  args: {
    state: { kind: 'ready', members },
    total: 486,
    query: '',
    roleFilter: null,
    onSearch: fn(),
    onRoleFilter: fn(),
    onOpen: fn(),
    onRetry: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 260, blockSize: 640 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MemberList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: heard(cast.jiahao.nickname) }));
    await expect(args.onOpen).toHaveBeenCalledWith(members[3]);
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'class_monitor');
    await expect(args.onRoleFilter).toHaveBeenCalledWith('class_monitor');
    await userEvent.type(canvas.getByRole('searchbox'), 'L');
    await expect(args.onSearch).toHaveBeenCalledWith('L');
  },
};
/** E07: by how much somebody writes, and by a tag; a long list goes on at its end. */
export const Filters: Story = {
  args: {
    state: { kind: 'ready', members: members.slice(0, 4), more: 'more' },
    tags: [talk.practice, 'all'],
    onActivityFilter: fn(),
    onTagFilter: fn(),
    onMore: fn(),
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const [, activity, tag] = canvas.getAllByRole('combobox');
    await userEvent.selectOptions(activity ?? canvasElement, 'diving');
    await expect(args.onActivityFilter).toHaveBeenCalledWith('diving');
    await userEvent.selectOptions(tag ?? canvasElement, 'tag all');
    await expect(args.onTagFilter).toHaveBeenCalledWith('all');
    await userEvent.click(canvas.getAllByRole('button').at(-1) ?? canvasElement);
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};
export const OneRole: Story = {
  args: { roleFilter: 'class_monitor', state: { kind: 'ready', members: members.slice(2, 3) } },
};
export const NoneFits: Story = { args: { query: 'zzz', state: { kind: 'ready', members: [] } } };
export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const LoadFailed: Story = {
  args: { state: { kind: 'error', reason: failures.noAnswer } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const AllStates: Story = {
  name: 'All states',
  // The same region many times: that is what this page is for.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 1100 }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(4, 1fr)', blockSize: 640 }}>
      <MemberList {...args} />
      <MemberList {...args} query="zzz" state={{ kind: 'ready', members: [] }} />
      <MemberList {...args} state={{ kind: 'loading' }} />
      <MemberList {...args} state={{ kind: 'error', reason: failures.noAnswer }} />
    </div>
  ),
};
