import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { failures, wordsOf } from '../../../stories/index.ts';
import { day, storyNow } from '../content.fixtures.ts';
import { WealthDraw, type WealthCardView, type WealthDrawState } from './WealthDraw.tsx';

const cards: readonly WealthCardView[] = [
  { id: 'moving_average', kind: 'chart' },
  { id: 'diary', kind: 'habit' },
  { id: 'pe_ratio', kind: 'term' },
  { id: 'support_line', kind: 'chart' },
  { id: 'fee_check', kind: 'habit' },
  { id: 'drawdown', kind: 'term' },
  { id: 'year_range', kind: 'chart' },
];
const draws = cards.map((card, ago) => ({
  day: `2026-11-${21 - ago}`,
  at: storyNow - ago * day,
  card,
}));
const [today = null] = cards;
const ready = (more: Partial<Extract<WealthDrawState, { kind: 'ready' }>> = {}): WealthDrawState => ({
  kind: 'ready',
  card: today,
  isTurned: false,
  isDrawing: false,
  goals: [],
  draws,
  ...more,
});

const meta = {
  title: 'components/content/WealthDraw',
  component: WealthDraw,
  args: { state: ready(), onDraw: fn(), onAdopt: fn(), onRetry: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 520 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof WealthDraw>;

export default meta;
type Story = StoryObj<typeof meta>;

const t = () => wordsOf('wealth-wheel');

/** S20: its task is adopted in the words that are read. */
export const Drawn: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(t()('card.moving_average.text'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t()('draw.adopt') }));
    await expect(args.onAdopt).toHaveBeenCalledWith(t()('card.moving_average.task'));
  },
};
export const NotDrawn: Story = {
  args: { state: ready({ card: null, draws: draws.slice(1) }) },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: t()('draw.draw') }));
    await expect(args.onDraw).toHaveBeenCalledOnce();
  },
};
export const Empty: Story = { args: { state: ready({ card: null, draws: [] }) } };
export const Drawing: Story = {
  args: { state: ready({ card: null, draws: draws.slice(1), isDrawing: true }) },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onDraw).not.toHaveBeenCalled();
  },
};
/** It turns once; who wants less motion sees it at once. */
export const Turned: Story = {
  args: { state: ready({ isTurned: true }) },
  play: async ({ canvasElement }) => {
    const face = within(canvasElement).getByRole('article');
    const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    await expect(getComputedStyle(face).animationName === 'none').toBe(isReduced);
  },
};
export const Adopted: Story = {
  render: (args) => <WealthDraw {...args} state={ready({ goals: [t()('card.moving_average.task')] })} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(t()('draw.adopted'))).toBeVisible();
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};
export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const Failed: Story = {
  args: { state: { kind: 'error', reason: failures.noAnswer } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

const states = { Drawn, NotDrawn, Empty, Drawing, Loading, Failed };

export const AllStates: Story = {
  name: 'All states',
  decorators: [],
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(360px, 1fr))', gap: 32 }}>
      {Object.entries(states).map(([name, story]) => (
        <WealthDraw key={name} {...args} {...story.args} />
      ))}
      <WealthDraw {...args} state={ready({ goals: [t()('card.moving_average.task')] })} />
    </div>
  ),
};
