import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../foundations/StoryGrid.tsx';
import { controls, talk } from '../../stories/index.ts';
import { RadioIcon } from '../icons.ts';
import { Tag } from './Tag.tsx';

const meta = {
  title: 'primitives/Tag',
  component: Tag,
  args: { children: controls.lecturer },
} satisfies Meta<typeof Tag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};

export const Live: Story = {
  args: { tone: 'live', icon: <RadioIcon aria-hidden="true" />, children: controls.live },
};

export const Removable: Story = {
  args: { children: 'dividends', remove: { label: controls.removeDividends, onRemove: fn() } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: controls.removeDividends }));
    await expect(args.remove?.onRemove).toHaveBeenCalledOnce();
  },
};

const tones = [
  ['neutral', talk.remarkMonitor],
  ['brand', controls.lecturer],
  ['gold', controls.ironFan],
  ['live', controls.live],
  ['info', controls.scheduled],
  ['success', controls.launched],
  ['warning', controls.underDiscussion],
  ['danger', controls.stopped],
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
        <Tag remove={{ label: controls.removeDividends, onRemove: fn() }}>dividends</Tag>
        <Tag tone="brand" remove={{ label: controls.removeBonds, onRemove: fn() }}>
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
