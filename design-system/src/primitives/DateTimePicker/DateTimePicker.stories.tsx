import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../foundations/StoryGrid.tsx';
import { controls } from '../../stories/index.ts';
import { Field } from '../Field/Field.tsx';
import { DateTimePicker, type DateTimePickerProps } from './DateTimePicker.tsx';

/** Friday 20 November 2026, 20:00 in Shanghai. */
const now = Date.UTC(2026, 10, 20, 12, 0);
const tuesday = Date.UTC(2026, 10, 24, 12, 30);

function ChoosingPicker(props: DateTimePickerProps) {
  const [value, setValue] = useState(props.value);
  return (
    <DateTimePicker
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

const words = {
  placeholder: controls.dayAndTime,
  hourLabel: controls.hour,
  minuteLabel: controls.minute,
  previousMonthLabel: controls.previousMonth,
  nextMonthLabel: controls.nextMonth,
  doneLabel: controls.doneButton,
  clearLabel: controls.clear,
};
const shanghai = { ...words, languageTag: 'en', timeZone: 'Asia/Shanghai', now };

const meta = {
  title: 'primitives/DateTimePicker',
  component: DateTimePicker,
  args: { ...shanghai, label: controls.startClass, value: tuesday, onChange: fn() },
  render: (args) => <ChoosingPicker {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 420, minBlockSize: 520 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DateTimePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const open: Story['play'] = async ({ args, canvasElement }) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('combobox', { name: args.label }));
  await expect(await canvas.findByRole('grid')).toBeVisible();
};

export const Closed: Story = {
  play: async (context) => {
    const { args, canvasElement } = context;
    const canvas = within(canvasElement);
    const trigger = canvas.getByRole('combobox', { name: controls.startClass });
    await expect(trigger).toHaveTextContent(/Nov 24, 2026, 20:30.*GMT\+8/);
    await open?.(context);
    await waitFor(() => expect(canvas.getByRole('button', { name: /November 24, 2026/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /November 25, 2026/ })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(Date.UTC(2026, 10, 25, 12, 30));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: controls.hour }), '9');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: controls.minute }), '15');
    await expect(args.onChange).toHaveBeenLastCalledWith(Date.UTC(2026, 10, 25, 1, 15));
    await userEvent.click(canvas.getByRole('button', { name: controls.nextMonth }));
    await expect(await canvas.findByText('December 2026')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: controls.doneButton }));
    await expect(canvas.queryByRole('grid')).not.toBeInTheDocument();
    await expect(trigger).toHaveFocus();
    await open?.(context);
    await userEvent.click(canvas.getByRole('button', { name: controls.clear }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

export const Open: Story = { play: open };

export const Limited: Story = {
  args: { label: controls.preview, value: null, min: now + 60_000, max: Date.UTC(2026, 10, 27, 12, 0) },
  play: async (context) => {
    const canvas = within(context.canvasElement);
    await open?.(context);
    await expect(canvas.getByRole('button', { name: /November 19, 2026/ })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: /November 20, 2026/ }));
    // Noon of today is past: the earliest that may be chosen stands in its place.
    await expect(context.args.onChange).toHaveBeenLastCalledWith(now + 300_000);
    await expect(canvas.getByRole('option', { name: '19' })).toBeDisabled();
  },
};

export const OnlyADay: Story = {
  args: {
    label: controls.onlineDate,
    precision: 'day',
    value: null,
    placeholder: controls.chooseDay,
    timeZone: 'Asia/Bangkok',
  },
  play: async (context) => {
    const canvas = within(context.canvasElement);
    await open?.(context);
    await userEvent.click(canvas.getByRole('button', { name: /November 30, 2026/ }));
    await expect(context.args.onChange).toHaveBeenLastCalledWith(Date.UTC(2026, 10, 29, 17, 0));
    await expect(canvas.queryByRole('grid')).not.toBeInTheDocument();
  },
};

export const InThai: Story = {
  args: { label: controls.startClass, languageTag: 'th', timeZone: 'Asia/Bangkok' },
  play: open,
};

export const InChinese: Story = { args: { label: controls.startClass, languageTag: 'zh-CN' }, play: open };

export const InVietnamese: Story = {
  args: { label: controls.startClass, languageTag: 'vi', timeZone: 'Asia/Ho_Chi_Minh' },
  play: open,
};

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <StoryGrid>
      <StoryRow label="empty">
        <ChoosingPicker {...args} label={controls.preview} value={null} />
      </StoryRow>
      <StoryRow label="only a day">
        <ChoosingPicker {...args} label={controls.onlineDate} precision="day" />
      </StoryRow>
      <StoryRow label="wrong">
        <div data-fill-row>
          <Field label={controls.preview} isRequired error={controls.previewLater}>
            <ChoosingPicker {...args} label={controls.preview} value={now - 3_600_000} />
          </Field>
        </div>
      </StoryRow>
      <StoryRow label="disabled">
        <ChoosingPicker {...args} label={controls.disabled} isDisabled />
      </StoryRow>
      <StoryRow label="stage" surface="stage">
        <ChoosingPicker {...args} label={controls.startAir} />
      </StoryRow>
    </StoryGrid>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('combobox', { name: controls.startAir }));
    await expect(await canvas.findByRole('grid')).toBeVisible();
  },
};
