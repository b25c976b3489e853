import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../../foundations/StoryGrid.tsx';
import { LinkNavigation } from '../../../primitives/index.ts';
import { stocks } from './StockHit.fixtures.ts';
import { StockHit } from './StockHit.tsx';

const go = fn();

const meta = {
  title: 'components/content/StockHit',
  component: StockHit,
  args: stocks.up,
  decorators: [
    (Story) => (
      <LinkNavigation value={go}>
        <Story />
      </LinkNavigation>
    ),
  ],
} satisfies Meta<typeof StockHit>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Mainland colours: a rise is red. */
export const UpInRed: Story = {
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).getByText(/1\.55/)).toHaveTextContent('+0.15');
    await userEvent.click(within(canvasElement).getByRole('link'));
    await expect(go).toHaveBeenCalledWith(args.href);
  },
};
export const UpInGreen: Story = { args: { ...stocks.up, riseColour: 'green' } };
export const DownInRed: Story = { args: stocks.down };
export const DownInGreen: Story = { args: { ...stocks.down, riseColour: 'red' } };
export const Level: Story = { args: stocks.level };
export const Suspended: Story = { args: stocks.suspended };
export const FoundByInitials: Story = { args: { ...stocks.up, query: 'slyh' } };

export const AllStates: Story = {
  name: 'All states',
  render: () => (
    <StoryGrid>
      {Object.entries({
        'up, red': UpInRed,
        'up, green': UpInGreen,
        'down, red': DownInRed,
        'down, green': DownInGreen,
        level: Level,
        suspended: Suspended,
        found: FoundByInitials,
      }).map(([label, story]) => (
        <StoryRow key={label} label={label}>
          <div data-fill-row>
            <StockHit
              {...stocks.up}
              alias={undefined}
              {...story.args}
              {...(label === 'suspended' && { quote: undefined })}
            />
          </div>
        </StoryRow>
      ))}
      <StoryRow label="narrow">
        <div style={{ inlineSize: 320 }}>
          <StockHit {...stocks.level} />
        </div>
      </StoryRow>
    </StoryGrid>
  ),
};
