import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../foundations/StoryGrid.tsx';
import { controls, market } from '../../stories/index.ts';
import { Field } from '../Field/Field.tsx';
import { Select } from './Select.tsx';

const options = [
  { value: '1', label: controls.public },
  { value: '2', label: controls.subscribers },
  { value: '3', label: market.tabFans },
  { value: '4', label: controls.ironFans },
  { value: '5', label: controls.paidCourse, isDisabled: true },
];

const meta = {
  title: 'primitives/Select',
  component: Select,
  args: { 'aria-label': controls.courseTypeLabel, options, onChange: fn() },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  args: { defaultValue: '2' },
  play: async ({ args, canvasElement }) => {
    const select = within(canvasElement).getByRole('combobox', { name: controls.courseTypeLabel });
    await userEvent.selectOptions(select, '3');
    await expect(select).toHaveValue('3');
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

export const Unchosen: Story = { args: { defaultValue: '', placeholder: controls.pleaseChoose } };

export const AllStates: Story = {
  name: 'All states',
  render: () => (
    <StoryGrid>
      <StoryRow label="sizes">
        <Select aria-label={controls.small} size="small" options={options} />
        <Select aria-label={controls.medium} options={options} />
        <Select aria-label={controls.large} size="large" options={options} />
      </StoryRow>
      <StoryRow label="in a field">
        <div data-fill-row>
          <Field label={controls.courseTypeLabel} isRequired error={controls.chooseCourse}>
            <Select options={options} defaultValue="" placeholder={controls.pleaseChoose} />
          </Field>
        </div>
      </StoryRow>
      <StoryRow label="disabled">
        <Select
          aria-label={controls.quality}
          disabled
          options={[{ value: 'sd', label: controls.standardDefinition }]}
        />
      </StoryRow>
      <StoryRow label="stage" surface="stage">
        <Select aria-label={controls.quality} options={[{ value: 'hd', label: controls.highDefinition }]} />
      </StoryRow>
    </StoryGrid>
  ),
};
