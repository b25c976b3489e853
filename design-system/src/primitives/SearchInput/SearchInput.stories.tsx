import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../foundations/StoryGrid.tsx';
import { SearchInput, type SearchInputProps } from './SearchInput.tsx';

function TypingInput(props: SearchInputProps) {
  const [value, setValue] = useState(props.value);
  return (
    <SearchInput
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'primitives/SearchInput',
  component: SearchInput,
  args: {
    label: 'Search members',
    placeholder: 'Name or remark',
    clearLabel: 'Clear the search',
    value: '',
    onChange: fn(),
    onSearch: fn(),
  },
  render: (args) => <TypingInput {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SearchInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('searchbox', { name: 'Search members' });
    await userEvent.type(input, 'Hồng{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('Hồng');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the search' }));
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
    await userEvent.type(input, 'Lin{Escape}');
    await expect(input).toHaveValue('');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const Filled: Story = { args: { value: 'Nguyễn Thị Hồng' } };

export const Busy: Story = { args: { value: '腾讯', busyLabel: 'Searching…' } };

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <StoryGrid>
      <StoryRow label="sizes">
        <TypingInput {...args} label="Small" size="small" />
        <TypingInput {...args} label="Medium" value="Nguyễn Thị Hồng" />
        <TypingInput {...args} label="Large" size="large" value="红利再投资与复利" />
      </StoryRow>
      <StoryRow label="busy">
        <TypingInput {...args} label="Busy" value="腾讯" busyLabel="Searching…" />
      </StoryRow>
      <StoryRow label="disabled">
        <TypingInput {...args} label="Disabled" isDisabled />
      </StoryRow>
      <StoryRow label="stage" surface="stage">
        <TypingInput {...args} label="On air" value="dividends" />
      </StoryRow>
    </StoryGrid>
  ),
};
