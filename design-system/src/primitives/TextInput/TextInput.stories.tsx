import type { Meta, StoryObj } from '@storybook/react-vite';
import { Search } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../foundations/StoryGrid.tsx';
import { TextInput } from './TextInput.tsx';

const meta = {
  title: 'primitives/TextInput',
  component: TextInput,
  args: { 'aria-label': 'Search stocks', placeholder: 'Name or code of a stock', onChange: fn() },
} satisfies Meta<typeof TextInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Search stocks' });
    await userEvent.type(input, '0700');
    await expect(input).toHaveValue('0700');
    await expect(args.onChange).toHaveBeenCalledTimes(4);
  },
};

export const Filled: Story = { args: { defaultValue: 'Tencent 0700.HK' } };

export const WithIcon: Story = { args: { start: <Search aria-hidden="true" /> } };

export const WithUnit: Story = {
  args: { 'aria-label': 'Amount', end: 'beans', inputMode: 'numeric', defaultValue: '1,200' },
};

export const Invalid: Story = { args: { 'aria-invalid': true, defaultValue: '???' } };

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Tencent 0700.HK' } };

export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'rtmp://live.example/class' } };

export const AllStates: Story = {
  name: 'All states',
  render: () => (
    <StoryGrid>
      <StoryRow label="sizes">
        <TextInput aria-label="Small" size="small" defaultValue="Small" />
        <TextInput aria-label="Medium" defaultValue="Medium" />
        <TextInput aria-label="Large" size="large" defaultValue="Large" />
      </StoryRow>
      <StoryRow label="with asides">
        <TextInput aria-label="Search" start={<Search aria-hidden="true" />} placeholder="Search members" />
        <TextInput aria-label="Beans" end="beans" defaultValue="1,200" />
      </StoryRow>
      <StoryRow label="states">
        <TextInput aria-label="Invalid" aria-invalid defaultValue="Wrong" />
        <TextInput aria-label="Disabled" disabled defaultValue="Disabled" />
        <TextInput aria-label="Read only" readOnly defaultValue="Read only" />
      </StoryRow>
      <StoryRow label="stage" surface="stage">
        <TextInput aria-label="Comment" placeholder="Say something" />
        <TextInput aria-label="Muted" disabled defaultValue="You are muted" />
      </StoryRow>
    </StoryGrid>
  ),
};
