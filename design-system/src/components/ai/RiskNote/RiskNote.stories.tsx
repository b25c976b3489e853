import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../../foundations/StoryGrid.tsx';
import { places } from '../../../stories/index.ts';
import { day, hour, storyNow } from '../ai.fixtures.ts';
import { RiskNote } from './RiskNote.tsx';

const meta = {
  title: 'components/ai/RiskNote',
  component: RiskNote,
  args: {
    scene: 'answer',
    now: storyNow(),
    asOf: storyNow() - 2 * hour,
    source: { name: places.academy, href: '/hljw/courseCenter/courseHome' },
    model: 'Goldbean Tutor 2',
  },
} satisfies Meta<typeof RiskNote>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Data of today: a date, and no warning. */
export const Answer: Story = {
  play: async ({ canvasElement }) => {
    const time = canvasElement.querySelector('time');
    await expect(time).toHaveAttribute('datetime', '2026-11-21T00:30:00.000Z');
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute(
      'href',
      '/hljw/courseCenter/courseHome',
    );
  },
};

/** From one day on it says how old it is. */
export const Outdated: Story = { args: { asOf: storyNow() - 12 * day } };

export const Live: Story = {
  args: { scene: 'live', asOf: undefined, model: undefined, source: { name: places.linChannel } },
};

export const PassageLeftOut: Story = { args: { isCut: true } };

export const NoMarketData: Story = {
  args: { scene: 'text', asOf: undefined, source: undefined, model: undefined },
};

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <StoryGrid>
      {(
        [
          ['answer', {}],
          ['outdated', Outdated.args],
          ['live', Live.args],
          ['passage left out', PassageLeftOut.args],
          ['no market data', NoMarketData.args],
        ] as const
      ).map(([label, more]) => (
        <StoryRow key={label} label={label}>
          <div data-fill-row>
            <RiskNote {...args} {...more} />
          </div>
        </StoryRow>
      ))}
      <StoryRow label="on the stage" surface="stage">
        <div data-fill-row>
          <RiskNote {...args} {...Live.args} />
        </div>
      </StoryRow>
    </StoryGrid>
  ),
};
