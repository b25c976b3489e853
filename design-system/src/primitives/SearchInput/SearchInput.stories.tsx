import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../foundations/StoryGrid.tsx';
import { cast, controls, reading } from '../../stories/index.ts';
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
    label: controls.searchMembers,
    placeholder: controls.nameOrRemark,
    clearLabel: controls.clearSearch,
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
    const input = canvas.getByRole('searchbox', { name: controls.searchMembers });
    await userEvent.type(input, cast.hong.nickname);
    await fireEvent.keyDown(input, { key: 'Enter', isComposing: true });
    await fireEvent.keyDown(input, { key: 'Enter', keyCode: 229 });
    await expect(args.onSearch).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith(cast.hong.nickname);
    await userEvent.click(canvas.getByRole('button', { name: controls.clearSearch }));
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
    await userEvent.type(input, 'Lin{Escape}');
    await expect(input).toHaveValue('');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const Filled: Story = { args: { value: cast.hong.nickname } };

export const Busy: Story = { args: { value: reading.tencent, busyLabel: controls.searching } };

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <StoryGrid>
      <StoryRow label="sizes">
        <TypingInput {...args} label={controls.small} size="small" />
        <TypingInput {...args} label={controls.medium} value={cast.hong.nickname} />
        <TypingInput {...args} label={controls.large} size="large" value={controls.reinvest} />
      </StoryRow>
      <StoryRow label="busy">
        <TypingInput {...args} label={controls.busy} value={reading.tencent} busyLabel={controls.searching} />
      </StoryRow>
      <StoryRow label="disabled">
        <TypingInput {...args} label={controls.disabled} isDisabled />
      </StoryRow>
      <StoryRow label="stage" surface="stage">
        <TypingInput {...args} label={controls.onAir} value="dividends" />
      </StoryRow>
    </StoryGrid>
  ),
};
