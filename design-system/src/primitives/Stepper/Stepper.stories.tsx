import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../foundations/StoryGrid.tsx';
import { type Step, Stepper } from './Stepper.tsx';

const order = (at: number, isFailed = false): Step[] =>
  [
    { key: 'created', label: 'Order created', hint: '21 Nov, 10:30' },
    { key: 'paid', label: 'Paid', hint: 'Alipay' },
    { key: 'credited', label: 'Beans credited', hint: 'Usually within a minute' },
    { key: 'receipt', label: 'Receipt ready' },
  ].map((step, index) => ({
    ...step,
    state: index < at ? 'done' : index > at ? 'ahead' : isFailed ? 'failed' : 'current',
  }));

const meta = {
  title: 'primitives/Stepper',
  component: Stepper,
  args: {
    label: 'Your order',
    steps: order(1),
    stateLabels: { done: 'done', current: 'now', ahead: 'to come', failed: 'failed' },
  },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const UnderWay: Story = {
  play: async ({ canvasElement }) => {
    const list = within(within(canvasElement).getByRole('list', { name: 'Your order' }));
    const [first, second] = list.getAllByRole('listitem');
    await expect(first).toHaveTextContent('Order created done');
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
