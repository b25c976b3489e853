import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryGrid, StoryRow } from '../../../foundations/StoryGrid.tsx';
import { Amount } from './Amount.tsx';

const meta = {
  title: 'components/wallet/Amount',
  component: Amount,
  args: { value: 12_680, currency: 'BEAN' },
} satisfies Meta<typeof Amount>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Beans: Story = {};
export const Coins: Story = { args: { currency: 'COIN' } };
export const Dangwu: Story = { args: { currency: 'DANGWU' } };
export const Credits: Story = { args: { currency: 'CREDIT' } };
export const Income: Story = { args: { value: 100, isSigned: true } };
export const Expense: Story = { args: { value: -1_888, isSigned: true } };
export const Large: Story = { args: { size: 'large', value: 9_007_199_254_740 } };

const currencies = ['BEAN', 'COIN', 'DANGWU', 'CREDIT'] as const;

export const AllStates: Story = {
  name: 'All states',
  render: () => (
    <StoryGrid>
      {currencies.map((currency) => (
        <StoryRow key={currency} label={currency}>
          <Amount value={12_680} currency={currency} />
          <Amount value={100} currency={currency} isSigned />
          <Amount value={-1_888} currency={currency} isSigned />
          <Amount value={0} currency={currency} size="medium" />
          <Amount value={9_007_199_254} currency={currency} size="large" />
        </StoryRow>
      ))}
      <StoryRow label="on the stage" surface="stage">
        {currencies.map((currency) => (
          <Amount key={currency} value={12_680} currency={currency} />
        ))}
        <Amount value={100} currency="BEAN" isSigned />
      </StoryRow>
    </StoryGrid>
  ),
};
