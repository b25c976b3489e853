import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../../foundations/StoryGrid.tsx';
import { failures, market } from '../../../stories/index.ts';
import { AgreementText } from './AgreementText.tsx';

const ready = {
  kind: 'ready',
  title: market.exchange,
  version: '2026-11',
  since: Date.UTC(2026, 10, 1),
  sections: [
    {
      id: 'rate',
      heading: '1. Rate',
      paragraphs: [market.exchangeOne],
    },
    {
      id: 'final',
      heading: market.exchangeTwo,
      paragraphs: [market.exchangeBack, market.exchangeCheck],
    },
    {
      id: 'expiry',
      heading: '3. Validity',
      paragraphs: [market.exchangeValid],
    },
  ],
} as const;

const changed = {
  ...ready,
  acceptedVersion: '2026-04',
  sections: ready.sections.map((section) => ({ ...section, isChanged: section.id === 'expiry' })),
};

const meta = {
  title: 'components/wallet/AgreementText',
  component: AgreementText,
  args: { state: ready, onRetry: fn() },
} satisfies Meta<typeof AgreementText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Changed: Story = {
  args: { state: changed },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('2026-04');
    await expect(canvasElement.querySelectorAll('[data-changed]')).toHaveLength(1);
  },
};
export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const LoadFailed: Story = {
  args: { state: { kind: 'error', reason: failures.noAnswer } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const AllStates: Story = {
  name: 'All states',
  // The same agreement twice: that is what this page is for.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: (args) => (
    <StoryGrid>
      <StoryRow label="ready">
        <AgreementText {...args} />
      </StoryRow>
      <StoryRow label="changed">
        <AgreementText {...args} state={changed} />
      </StoryRow>
      <StoryRow label="loading">
        <div data-fill-row>
          <AgreementText {...args} state={{ kind: 'loading' }} />
        </div>
      </StoryRow>
      <StoryRow label="error">
        <AgreementText {...args} state={{ kind: 'error', reason: failures.noAnswer }} />
      </StoryRow>
    </StoryGrid>
  ),
};
