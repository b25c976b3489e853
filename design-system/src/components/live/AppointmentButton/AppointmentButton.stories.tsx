import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../../foundations/StoryGrid.tsx';
import { AppointmentButton, type AppointmentState } from './AppointmentButton.tsx';

const meta = {
  title: 'components/live/AppointmentButton',
  component: AppointmentButton,
  args: { state: { kind: 'none' }, onMake: fn(), onCancel: fn() },
} satisfies Meta<typeof AppointmentButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const None: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { pressed: false }));
    await expect(args.onMake).toHaveBeenCalledOnce();
  },
};
export const Made: Story = {
  args: { state: { kind: 'made' } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { pressed: true }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};
export const Pending: Story = {
  args: { state: { kind: 'pending' } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onMake).not.toHaveBeenCalled();
  },
};
export const Started: Story = { args: { state: { kind: 'past', reason: 'started' } } };
export const Over: Story = { args: { state: { kind: 'past', reason: 'over' } } };
export const Waited: Story = { args: { count: 1_284 } };
export const Full: Story = { args: { state: { kind: 'past', reason: 'full' } } };

const states: readonly AppointmentState[] = [
  { kind: 'none' },
  { kind: 'made' },
  { kind: 'pending' },
  { kind: 'past', reason: 'started' },
];

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <StoryGrid>
      {states.map((state) => (
        <StoryRow key={state.kind} label={state.kind}>
          <AppointmentButton {...args} state={state} />
          <AppointmentButton {...args} state={state} size="small" count={1_284} />
        </StoryRow>
      ))}
      <StoryRow label="on the stage" surface="stage">
        {states.map((state) => (
          <AppointmentButton key={state.kind} {...args} state={state} />
        ))}
      </StoryRow>
    </StoryGrid>
  ),
};
