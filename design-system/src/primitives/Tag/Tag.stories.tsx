import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../foundations/StoryGrid.tsx';
import { RadioIcon } from '../icons.ts';
import { Tag } from './Tag.tsx';

const meta = {
  title: 'primitives/Tag',
  component: Tag,
  args: { children: 'Lecturer' },
} satisfies Meta<typeof Tag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};

export const Live: Story = {
  args: { tone: 'live', icon: <RadioIcon aria-hidden="true" />, children: 'Live' },
};

export const Removable: Story = {
  args: { children: 'dividends', remove: { label: 'Remove the tag dividends', onRemove: fn() } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Remove the tag dividends' }));
    await expect(args.remove?.onRemove).toHaveBeenCalledOnce();
  },
};

const tones = [
  ['neutral', 'Monitor'],
  ['brand', 'Lecturer'],
  ['gold', 'Iron fan'],
  ['live', 'Live'],
  ['info', 'Scheduled'],
  ['success', 'Launched'],
  ['warning', 'Under discussion'],
  ['danger', 'Stopped'],
] as const;

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <StoryGrid>
      <StoryRow label="tones">
        {tones.map(([tone, word]) => (
          <Tag key={tone} tone={tone}>
            {word}
          </Tag>
        ))}
      </StoryRow>
      <StoryRow label="removable">
        <Tag remove={{ label: 'Remove the tag dividends', onRemove: fn() }}>dividends</Tag>
        <Tag tone="brand" remove={{ label: 'Remove the tag bonds', onRemove: fn() }}>
          {args.children}
        </Tag>
      </StoryRow>
      <StoryRow label="stage" surface="stage">
        {tones.map(([tone, word]) => (
          <Tag key={tone} tone={tone}>
            {word}
          </Tag>
        ))}
      </StoryRow>
    </StoryGrid>
  ),
};
