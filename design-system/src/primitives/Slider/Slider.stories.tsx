import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../foundations/StoryGrid.tsx';
import { controls } from '../../stories/index.ts';
import { Slider, type SliderProps } from './Slider.tsx';

function MovingSlider({ beans = false, ...props }: SliderProps & { beans?: boolean }) {
  const [value, setValue] = useState(props.value);
  return (
    <Slider
      {...props}
      value={value}
      {...(beans && { valueText: `${value} beans` })}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'primitives/Slider',
  component: Slider,
  args: { label: controls.volume, value: 40, valueText: '40%', onChange: fn() },
  render: (args) => <MovingSlider {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Slider>;

export default meta;
type Story = StoryObj<typeof meta>;

const quarters = [0, 25, 50, 75, 100].map((value) => ({ value, label: `${value}%` }));
const packets = [1, 66, 200].map((value) => ({ value, label: `${value}` }));

export const Plain: Story = {
  play: async ({ args, canvasElement }) => {
    const slider = within(canvasElement).getByRole('slider', { name: controls.volume });
    await expect(slider).toHaveAttribute('aria-valuetext', '40%');
    await fireEvent.change(slider, { target: { value: '65' } });
    await expect(args.onChange).toHaveBeenLastCalledWith(65);
    await expect(slider).toHaveValue('65');
  },
};

export const WithMarks: Story = { args: { label: controls.opacityBarrage, marks: quarters } };

export const Beans: Story = {
  args: { label: controls.beansInPacket, tone: 'gold', value: 66, min: 1, max: 200, marks: packets },
  render: (args) => <MovingSlider {...args} beans />,
  play: async ({ canvasElement }) => {
    const slider = within(canvasElement).getByRole('slider', { name: controls.beansInPacket });
    await expect(slider).toHaveAttribute('aria-valuetext', '66 beans');
    await expect(slider).toHaveAttribute('max', '200');
  },
};

export const HiddenLabel: Story = { args: { hidesLabel: true } };

export const Disabled: Story = { args: { isDisabled: true } };

export const AllStates: Story = {
  name: 'All states',
  render: () => (
    <StoryGrid>
      <StoryRow label="none, some, all">
        <MovingSlider label={controls.volume} value={0} valueText="0%" onChange={fn()} />
        <MovingSlider
          label={controls.speed}
          value={1.25}
          min={0.5}
          max={2}
          step={0.25}
          valueText="1.25×"
          onChange={fn()}
        />
        <MovingSlider label={controls.brightness} value={100} valueText="100%" onChange={fn()} />
      </StoryRow>
      <StoryRow label="marks">
        <MovingSlider
          label={controls.opacityBarrage}
          value={75}
          valueText="75%"
          marks={quarters}
          onChange={fn()}
        />
      </StoryRow>
      <StoryRow label="gold">
        <MovingSlider
          label={controls.beansInPacket}
          tone="gold"
          value={66}
          min={1}
          max={200}
          marks={packets}
          beans
          onChange={fn()}
        />
      </StoryRow>
      <StoryRow label="disabled">
        <MovingSlider
          label={controls.volume}
          value={40}
          valueText={controls.muted}
          isDisabled
          onChange={fn()}
        />
      </StoryRow>
      <StoryRow label="stage" surface="stage">
        <MovingSlider label={controls.volumeAir} hidesLabel value={60} onChange={fn()} />
        <MovingSlider label={controls.opacity} value={50} valueText="50%" marks={quarters} onChange={fn()} />
      </StoryRow>
    </StoryGrid>
  ),
};
