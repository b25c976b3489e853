import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../../foundations/StoryGrid.tsx';
import { frame } from '../../../stories/index.ts';
import { MomentPicker, type MomentPickerProps } from './MomentPicker.tsx';

const now = Date.UTC(2026, 10, 20, 12);
const evening = Date.UTC(2026, 10, 24, 12, 30);

function Picker(props: MomentPickerProps) {
  const [value, setValue] = useState(props.value);
  return (
    <MomentPicker
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
  title: 'components/page/MomentPicker',
  component: MomentPicker,
  args: { label: frame.startTime, value: evening, onChange: fn(), timeZone: 'Asia/Shanghai', now },
  render: (args) => <Picker {...args} />,
} satisfies Meta<typeof MomentPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};
export const NothingChosen: Story = { args: { value: null } };
export const MayBeNone: Story = {
  args: { noneLabel: frame.noLimit, precision: 'day' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('combobox', { name: frame.startTime }));
    await userEvent.click(await canvas.findByRole('button', { name: frame.noLimit }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <StoryGrid>
      <StoryRow label="chosen">
        <Picker {...args} />
      </StoryRow>
      <StoryRow label="nothing chosen">
        <Picker {...args} value={null} />
      </StoryRow>
      <StoryRow label="only a day">
        <Picker {...args} value={null} precision="day" />
      </StoryRow>
    </StoryGrid>
  ),
};
