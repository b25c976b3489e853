import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../foundations/StoryGrid.tsx';
import { controls, fileNames, reading } from '../../stories/index.ts';
import { Field } from '../Field/Field.tsx';
import { NumberInput, type NumberInputProps } from './NumberInput.tsx';

function CountingInput(props: NumberInputProps) {
  const [value, setValue] = useState(props.value);
  return (
    <NumberInput
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

const words = { languageTag: 'en', lessLabel: controls.oneLess, moreLabel: controls.oneMore };

const meta = {
  title: 'primitives/NumberInput',
  component: NumberInput,
  args: { ...words, label: controls.packets, value: 12, min: 1, max: 86, onChange: fn() },
  render: (args) => <CountingInput {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NumberInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('spinbutton', { name: controls.packets });
    await userEvent.click(canvas.getByRole('button', { name: controls.oneMore }));
    await expect(args.onChange).toHaveBeenLastCalledWith(13);
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowDown}{PageUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith(22);
    await userEvent.clear(input);
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    // Half typed and past the limit: nothing goes out before the focus leaves, and then the nearest that is allowed.
    await userEvent.type(input, '120');
    await expect(args.onChange).toHaveBeenLastCalledWith(12);
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(86);
    await expect(input).toHaveValue('86');
    await expect(canvas.getByRole('button', { name: controls.oneMore })).toBeDisabled();
    await userEvent.type(input, '{Control>}a{/Control}many');
    await userEvent.tab();
    await expect(input).toHaveValue('86');
  },
};

export const Empty: Story = { args: { value: null, placeholder: '1 to 86' } };

export const Grouped: Story = {
  args: { label: controls.beans, unit: 'beans', value: 1_234_567, min: 0, max: 10_000_000, step: 1 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('spinbutton')).toHaveValue('1,234,567');
  },
};

export const GroupedInVietnamese: Story = {
  args: {
    label: reading.priceHead,
    unit: '₫',
    value: 61_800.5,
    min: 0,
    max: 10_000_000,
    step: 0.1,
    languageTag: 'vi',
  },
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('spinbutton');
    await expect(input).toHaveValue('61.800,5');
    await userEvent.clear(input);
    await userEvent.type(input, '1.250,5');
    await expect(args.onChange).toHaveBeenLastCalledWith(1250.5);
  },
};

export const AtItsLimit: Story = { args: { value: 86 } };

export const AllStates: Story = {
  name: 'All states',
  render: () => (
    <StoryGrid>
      <StoryRow label="sizes">
        <CountingInput {...words} label={controls.small} size="small" value={1} onChange={fn()} />
        <CountingInput {...words} label={controls.medium} value={12} onChange={fn()} />
        <CountingInput {...words} label={controls.large} size="large" value={66} onChange={fn()} />
      </StoryRow>
      <StoryRow label="units">
        <CountingInput
          {...words}
          label={controls.beans}
          unit="beans"
          value={1_234_567}
          step={1}
          onChange={fn()}
        />
        <CountingInput
          {...words}
          label={reading.priceHead}
          unit="₫"
          languageTag="vi"
          value={61_800}
          onChange={fn()}
        />
      </StoryRow>
      <StoryRow label="empty, limits">
        <CountingInput
          {...words}
          label={fileNames.emptySheet}
          placeholder="1 to 86"
          value={null}
          onChange={fn()}
        />
        <CountingInput {...words} label={controls.lowerLimit} value={1} min={1} max={86} onChange={fn()} />
        <CountingInput {...words} label={controls.upperLimit} value={86} min={1} max={86} onChange={fn()} />
      </StoryRow>
      <StoryRow label="wrong">
        <div data-fill-row>
          <Field label={controls.packets} isRequired error={controls.packetsMostShort}>
            <CountingInput {...words} label={controls.packets} value={120} onChange={fn()} />
          </Field>
        </div>
      </StoryRow>
      <StoryRow label="disabled">
        <CountingInput
          {...words}
          label={controls.disabled}
          unit="beans"
          value={50}
          isDisabled
          onChange={fn()}
        />
      </StoryRow>
      <StoryRow label="stage" surface="stage">
        <CountingInput {...words} label={controls.beansAir} unit="beans" value={66} onChange={fn()} />
      </StoryRow>
    </StoryGrid>
  ),
};
