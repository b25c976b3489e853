import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../foundations/StoryGrid.tsx';
import { controls, heard } from '../../stories/index.ts';
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
  { value: 'lucky', label: controls.lucky, hint: controls.randomHint },
  { value: 'equal', label: controls.equal, hint: controls.sameHint },
];

const meta = {
  title: 'primitives/RadioGroup',
  component: RadioGroup<string>,
  args: { label: controls.kindOfPacket, options: kinds, value: 'lucky', onSelect: fn() },
  render: (args) => <RememberingRadioGroup {...args} />,
} satisfies Meta<typeof RadioGroup<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('group', { name: controls.kindOfPacket })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: heard(controls.lucky) }));
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onSelect).toHaveBeenLastCalledWith('equal');
  },
};

export const Unchosen: Story = { args: { value: null } };

export const WithError: Story = { args: { value: null, error: controls.oneOfTwo } };

export const InARow: Story = {
  args: {
    label: controls.frozenFor,
    direction: 'row',
    value: '3',
    options: [
      { value: '3', label: '3 days' },
      { value: 'ever', label: controls.forEver, isDisabled: true },
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
        <RememberingRadioGroup {...args} value={null} error={controls.oneOfTwo} />
      </StoryRow>
      <StoryRow label="row, disabled">
        <RememberingRadioGroup
          {...args}
          label={controls.frozenFor}
          direction="row"
          value="3"
          options={[
            { value: '3', label: '3 days' },
            { value: 'ever', label: controls.forEver, isDisabled: true },
          ]}
        />
      </StoryRow>
      <StoryRow label="stage" surface="stage">
        <RememberingRadioGroup
          {...args}
          label={controls.replay}
          direction="row"
          value="limited"
          options={[
            { value: 'ever', label: controls.permanent },
            { value: 'limited', label: '7 days' },
          ]}
        />
      </StoryRow>
    </StoryGrid>
  ),
};
