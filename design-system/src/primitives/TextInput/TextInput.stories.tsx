import type { Meta, StoryObj } from '@storybook/react-vite';
import { Search } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../foundations/StoryGrid.tsx';
import { controls } from '../../stories/index.ts';
import { TextInput } from './TextInput.tsx';

const meta = {
  title: 'primitives/TextInput',
  component: TextInput,
  args: { 'aria-label': controls.searchStocks, placeholder: controls.nameOrCodeStock, onChange: fn() },
} satisfies Meta<typeof TextInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: controls.searchStocks });
    await userEvent.type(input, '0700');
    await expect(input).toHaveValue('0700');
    await expect(args.onChange).toHaveBeenCalledTimes(4);
  },
};

export const Filled: Story = { args: { defaultValue: 'Tencent 0700.HK' } };

export const WithIcon: Story = { args: { start: <Search aria-hidden="true" /> } };

export const WithUnit: Story = {
  args: { 'aria-label': controls.amountWord, end: 'beans', inputMode: 'numeric', defaultValue: '1,200' },
};

export const Invalid: Story = { args: { 'aria-invalid': true, defaultValue: '???' } };

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Tencent 0700.HK' } };

export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'rtmp://live.example/class' } };

export const AllStates: Story = {
  name: 'All states',
  render: () => (
    <StoryGrid>
      <StoryRow label="sizes">
        <TextInput aria-label={controls.small} size="small" defaultValue={controls.small} />
        <TextInput aria-label={controls.medium} defaultValue={controls.medium} />
        <TextInput aria-label={controls.large} size="large" defaultValue={controls.large} />
      </StoryRow>
      <StoryRow label="with asides">
        <TextInput
          aria-label={controls.search}
          start={<Search aria-hidden="true" />}
          placeholder={controls.searchMembers}
        />
        <TextInput aria-label={controls.beans} end="beans" defaultValue="1,200" />
      </StoryRow>
      <StoryRow label="states">
        <TextInput aria-label={controls.invalid} aria-invalid defaultValue={controls.wrong} />
        <TextInput aria-label={controls.disabled} disabled defaultValue={controls.disabled} />
        <TextInput aria-label={controls.readOnlyWord} readOnly defaultValue={controls.readOnlyWord} />
      </StoryRow>
      <StoryRow label="stage" surface="stage">
        <TextInput aria-label={controls.comment} placeholder={controls.saySomething} />
        <TextInput aria-label={controls.muted} disabled defaultValue={controls.youMutedNow} />
      </StoryRow>
    </StoryGrid>
  ),
};
