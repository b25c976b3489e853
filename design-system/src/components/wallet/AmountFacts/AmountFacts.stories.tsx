import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../../foundations/StoryGrid.tsx';
import { market } from '../../../stories/index.ts';
import { AmountFacts } from './AmountFacts.tsx';

const meta = {
  title: 'components/wallet/AmountFacts',
  component: AmountFacts,
  args: {
    facts: [
      { label: market.goesInto, value: 1_000, currency: 'BEAN', isMain: true },
      { label: market.yourBalance, value: 12_680, currency: 'BEAN' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 432 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AmountFacts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('dt')).toHaveLength(2);
  },
};
export const WithNote: Story = {
  args: { children: market.unclaimed },
};
export const TwoCurrencies: Story = {
  args: {
    facts: [
      { label: market.youHave, value: 36, currency: 'COIN' },
      { label: market.youReceive, value: 150, currency: 'BEAN', isMain: true },
    ],
  },
};
export const Huge: Story = {
  args: {
    facts: [
      {
        label: market.beansNeeded,
        value: 9_007_199_254,
        currency: 'BEAN',
      },
      { label: market.rest, value: 0, currency: 'BEAN' },
      { label: market.short, value: 9_007_199_254, currency: 'BEAN', isMain: true },
    ],
  },
};

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <StoryGrid>
      {(
        [
          ['ready', Ready.args],
          ['with a note', WithNote.args],
          ['two currencies', TwoCurrencies.args],
          ['huge', Huge.args],
        ] as const
      ).map(([label, given]) => (
        <StoryRow key={label} label={label}>
          <div data-fill-row>
            <AmountFacts {...args} {...given} />
          </div>
        </StoryRow>
      ))}
    </StoryGrid>
  ),
};
