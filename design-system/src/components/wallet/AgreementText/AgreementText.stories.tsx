import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../../foundations/StoryGrid.tsx';
import { AgreementText } from './AgreementText.tsx';

const ready = {
  kind: 'ready',
  title: 'Exchange agreement',
  version: '2026-11',
  since: Date.UTC(2026, 10, 1),
  sections: [
    {
      id: 'rate',
      heading: '1. Rate',
      paragraphs: ['One gold coin is exchanged for 50 gold beans. Only whole coins are exchanged.'],
    },
    {
      id: 'final',
      heading: '2. No way back',
      paragraphs: [
        'An exchange cannot be reversed. Gold beans are never exchanged for gold coins or paid out in money.',
        'Please check the number before you confirm; a mistake cannot be undone by the support either.',
      ],
    },
    {
      id: 'expiry',
      heading: '3. Validity',
      paragraphs: [
        'Beans received from 1 January to 30 June are valid until 31 December of the same year; beans received from 1 July to 31 December are valid until 30 June of the next year.',
      ],
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
  args: { state: { kind: 'error', reason: 'The server did not answer.' } },
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
        <AgreementText {...args} state={{ kind: 'error', reason: 'The server did not answer.' }} />
      </StoryRow>
    </StoryGrid>
  ),
};
