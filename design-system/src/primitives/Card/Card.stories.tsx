import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryGrid, StoryRow } from '../../foundations/StoryGrid.tsx';
import { controls } from '../../stories/index.ts';
import { Card } from './Card.tsx';

const meta = {
  title: 'primitives/Card',
  component: Card,
  args: { children: controls.sheetCard },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Gold: Story = { args: { tone: 'gold', children: '1,280 beans' } };

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <StoryGrid>
      {(['plain', 'brand', 'gold'] as const).map((tone) => (
        <StoryRow key={tone} label={tone}>
          <div data-fill-row>
            <Card tone={tone}>{args.children}</Card>
          </div>
          <div data-fill-row>
            <Card tone={tone} padding="large">
              {args.children}
            </Card>
          </div>
        </StoryRow>
      ))}
      <StoryRow label="stage" surface="stage">
        {(['plain', 'brand', 'gold'] as const).map((tone) => (
          <div key={tone} data-fill-row>
            <Card tone={tone}>{args.children}</Card>
          </div>
        ))}
      </StoryRow>
    </StoryGrid>
  ),
};
