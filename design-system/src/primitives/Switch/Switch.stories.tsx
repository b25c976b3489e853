import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../foundations/StoryGrid.tsx';
import { controls } from '../../stories/index.ts';
import { Switch, type SwitchProps } from './Switch.tsx';

function RememberingSwitch(props: SwitchProps) {
  const [isOn, setIsOn] = useState(props.isOn);
  return (
    <Switch
      {...props}
      isOn={isOn}
      onToggle={(next) => {
        setIsOn(next);
        props.onToggle(next);
      }}
    />
  );
}

const meta = {
  title: 'primitives/Switch',
  component: Switch,
  args: { children: controls.muteClass, isOn: false, onToggle: fn() },
  render: (args) => <RememberingSwitch {...args} />,
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ args, canvasElement }) => {
    const control = within(canvasElement).getByRole('switch', { name: controls.muteClass });
    await userEvent.click(control);
    await expect(control).toBeChecked();
    await expect(args.onToggle).toHaveBeenCalledWith(true);
  },
};

export const On: Story = { args: { isOn: true } };

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <StoryGrid>
      <StoryRow label="states">
        <RememberingSwitch {...args} />
        <RememberingSwitch {...args} isOn />
        <RememberingSwitch {...args} disabled />
      </StoryRow>
      <StoryRow label="stage" surface="stage">
        <RememberingSwitch {...args}>{controls.barrage}</RememberingSwitch>
        <RememberingSwitch {...args} isOn>
          {controls.giftAnimations}
        </RememberingSwitch>
      </StoryRow>
    </StoryGrid>
  ),
};
