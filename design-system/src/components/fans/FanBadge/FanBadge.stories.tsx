import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryGrid, StoryRow } from '../../../foundations/StoryGrid.tsx';
import { market } from '../../../stories/index.ts';
import { FanBadge } from './FanBadge.tsx';

const meta = {
  title: 'components/fans/FanBadge',
  component: FanBadge,
  args: { medal: market.medalSteady, level: 12, isLit: true },
} satisfies Meta<typeof FanBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Lit: Story = {};
export const Unlit: Story = { args: { isLit: false } };
export const FirstLevel: Story = { args: { level: 1 } };
export const OfThePlatform: Story = { args: { level: 5, of: 'platform' } };
export const HighestTier: Story = { args: { level: 40, medal: market.medalValue } };

const levels = [1, 4, 5, 9, 10, 19, 20, 29, 30, 99];
const medals = [market.medalSteady, market.medalYield, market.medalBull, market.medalValue, market.medalLong];

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <StoryGrid>
      {[true, false].map((isLit) => (
        <StoryRow key={String(isLit)} label={isLit ? 'lit' : 'unlit'}>
          {levels.map((level, at) => (
            <FanBadge
              key={level}
              medal={medals[at % medals.length] ?? args.medal}
              level={level}
              isLit={isLit}
            />
          ))}
        </StoryRow>
      ))}
      <StoryRow label="of the platform">
        <FanBadge medal={args.medal} level={2} isLit of="platform" />
      </StoryRow>
      <StoryRow label="on the stage" surface="stage">
        {levels.map((level) => (
          <FanBadge key={level} medal={args.medal} level={level} isLit={level !== 4} />
        ))}
      </StoryRow>
    </StoryGrid>
  ),
};
