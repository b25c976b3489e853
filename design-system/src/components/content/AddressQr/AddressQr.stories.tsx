import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../../foundations/StoryGrid.tsx';
import { heard, study } from '../../../stories/index.ts';
import { AddressQr } from './AddressQr.tsx';

const meta = {
  title: 'components/content/AddressQr',
  component: AddressQr,
  args: { address: 'https://class.example/files/releases/goldbean-1.4.1.apk', label: study.android },
} satisfies Meta<typeof AddressQr>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Address: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: heard(study.android) })).toBeVisible();
  },
};

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <StoryGrid>
      <StoryRow label="short">
        <AddressQr {...args} address="https://class.example/" />
      </StoryRow>
      <StoryRow label="long">
        <AddressQr {...args} address={`https://class.example/files/releases/${'a'.repeat(100)}.apk`} />
      </StoryRow>
    </StoryGrid>
  ),
};
