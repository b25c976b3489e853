import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../foundations/StoryGrid.tsx';
import { Field } from '../Field/Field.tsx';
import { Select } from './Select.tsx';

const options = [
  { value: '1', label: 'Public' },
  { value: '2', label: 'Subscribers' },
  { value: '3', label: 'Fans' },
  { value: '4', label: 'Iron fans' },
  { value: '5', label: 'Paid', isDisabled: true },
];

const meta = {
  title: 'primitives/Select',
  component: Select,
  args: { 'aria-label': 'Course type', options, onChange: fn() },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  args: { defaultValue: '2' },
  play: async ({ args, canvasElement }) => {
    const select = within(canvasElement).getByRole('combobox', { name: 'Course type' });
    await userEvent.selectOptions(select, '3');
    await expect(select).toHaveValue('3');
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

export const Unchosen: Story = { args: { defaultValue: '', placeholder: 'Please choose' } };

export const AllStates: Story = {
  name: 'All states',
  render: () => (
    <StoryGrid>
      <StoryRow label="sizes">
        <Select aria-label="Small" size="small" options={options} />
        <Select aria-label="Medium" options={options} />
        <Select aria-label="Large" size="large" options={options} />
      </StoryRow>
      <StoryRow label="in a field">
        <div data-fill-row>
          <Field label="Course type" isRequired error="Choose a course type.">
            <Select options={options} defaultValue="" placeholder="Please choose" />
          </Field>
        </div>
      </StoryRow>
      <StoryRow label="disabled">
        <Select aria-label="Quality" disabled options={[{ value: 'sd', label: 'Standard definition' }]} />
      </StoryRow>
      <StoryRow label="stage" surface="stage">
        <Select aria-label="Quality" options={[{ value: 'hd', label: 'High definition' }]} />
      </StoryRow>
    </StoryGrid>
  ),
};
