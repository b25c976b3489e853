import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../foundations/StoryGrid.tsx';
import { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx';

function RememberingRadioGroup(props: RadioGroupProps<string>) {
  const [value, setValue] = useState(props.value);
  return (
    <RadioGroup
      {...props}
      value={value}
      onSelect={(next) => {
        setValue(next);
        props.onSelect(next);
      }}
    />
  );
}

const kinds = [
  { value: 'lucky', label: 'Lucky', hint: 'Every packet holds a random amount.' },
  { value: 'equal', label: 'Equal', hint: 'Every packet holds the same.' },
];

const meta = {
  title: 'primitives/RadioGroup',
  component: RadioGroup<string>,
  args: { label: 'Kind of red packet', options: kinds, value: 'lucky', onSelect: fn() },
  render: (args) => <RememberingRadioGroup {...args} />,
} satisfies Meta<typeof RadioGroup<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('group', { name: 'Kind of red packet' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /^Lucky/ }));
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onSelect).toHaveBeenLastCalledWith('equal');
  },
};

export const Unchosen: Story = { args: { value: null } };

export const WithError: Story = { args: { value: null, error: 'Choose one of the two.' } };

export const InARow: Story = {
  args: {
    label: 'Frozen for',
    direction: 'row',
    value: '3',
    options: [
      { value: '3', label: '3 days' },
      { value: 'ever', label: 'For ever', isDisabled: true },
    ],
  },
};

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <StoryGrid>
      <StoryRow label="chosen">
        <RememberingRadioGroup {...args} />
      </StoryRow>
      <StoryRow label="unchosen, wrong">
        <RememberingRadioGroup {...args} value={null} error="Choose one of the two." />
      </StoryRow>
      <StoryRow label="row, disabled">
        <RememberingRadioGroup
          {...args}
          label="Frozen for"
          direction="row"
          value="3"
          options={[
            { value: '3', label: '3 days' },
            { value: 'ever', label: 'For ever', isDisabled: true },
          ]}
        />
      </StoryRow>
      <StoryRow label="stage" surface="stage">
        <RememberingRadioGroup
          {...args}
          label="Replay"
          direction="row"
          value="limited"
          options={[
            { value: 'ever', label: 'Permanent' },
            { value: 'limited', label: '7 days' },
          ]}
        />
      </StoryRow>
    </StoryGrid>
  ),
};
