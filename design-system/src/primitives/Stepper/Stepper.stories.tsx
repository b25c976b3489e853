import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../foundations/StoryGrid.tsx';
import { controls } from '../../stories/index.ts';
import { type StepperStep, Stepper } from './Stepper.tsx';

const order = (at: number, isFailed = false): StepperStep[] =>
  [
    { key: 'created', label: controls.orderCreated, hint: '21 Nov, 10:30' },
    { key: 'paid', label: controls.paid, hint: 'Alipay' },
    { key: 'credited', label: controls.beansCredited, hint: controls.withinMinute },
    { key: 'receipt', label: controls.receiptReady },
  ].map((step, index) => ({
    ...step,
    state: index < at ? 'done' : index > at ? 'ahead' : isFailed ? 'failed' : 'current',
  }));

const meta = {
  title: 'primitives/Stepper',
  component: Stepper,
  args: {
    label: controls.yourOrder,
    steps: order(1),
    stateLabels: {
      done: controls.done,
      current: controls.now,
      ahead: controls.ahead,
      failed: controls.failed,
    },
  },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const UnderWay: Story = {
  play: async ({ canvasElement }) => {
    const list = within(within(canvasElement).getByRole('list', { name: controls.yourOrder }));
    const [first, second] = list.getAllByRole('listitem');
    await expect(first).toHaveTextContent(`${controls.orderCreated} ${controls.done}`);
    await expect(second).toHaveAttribute('aria-current', 'step');
  },
};
export const Failed: Story = { args: { steps: order(1, true) } };
export const Done: Story = { args: { steps: order(4) } };
export const Column: Story = { args: { direction: 'column' } };

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <StoryGrid>
      {[0, 1, 4].map((at) => (
        <StoryRow key={at} label={`${at} done`}>
          <div data-fill-row>
            <Stepper {...args} steps={order(at)} />
          </div>
        </StoryRow>
      ))}
      <StoryRow label="failed">
        <div data-fill-row>
          <Stepper {...args} steps={order(2, true)} />
        </div>
      </StoryRow>
      <StoryRow label="column, narrow">
        <div data-fill-row>
          <Stepper {...args} direction="column" />
        </div>
        <div style={{ inlineSize: 260 }}>
          <Stepper {...args} steps={order(2, true)} />
        </div>
      </StoryRow>
      <StoryRow label="stage" surface="stage">
        <div data-fill-row>
          <Stepper {...args} />
        </div>
      </StoryRow>
    </StoryGrid>
  ),
};
