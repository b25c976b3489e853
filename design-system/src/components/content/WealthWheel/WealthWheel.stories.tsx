import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { wordsOf } from '../../../stories/index.ts';
import { type WealthMonth, WealthWheel } from './WealthWheel.tsx';

const monthsOf = (tally: (at: number) => readonly [done: number, all: number]): WealthMonth[] =>
  Array.from({ length: 12 }, (_, at) => {
    const [done, all] = tally(at);
    return { done, all };
  });

/** Some done, some not, some months without goals; November runs. */
const begun = monthsOf((at) => {
  if (at > 10) return [0, 0];
  const all = (at * 2) % 6;
  return [at === 10 ? 1 : Math.min(all, (at * 7) % 6), all];
});

const meta = {
  title: 'components/content/WealthWheel',
  component: WealthWheel,
  args: {
    year: 2026,
    months: begun,
    chosen: 11,
    running: 11,
    hasPrevious: true,
    hasNext: true,
    onChoose: fn(),
    onYear: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(480px, 100%)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof WealthWheel>;

export default meta;
type Story = StoryObj<typeof meta>;

const radios = (canvasElement: HTMLElement) => within(canvasElement).getAllByRole('radio');

/** S20: months are chosen by a press and by arrows; who does not see the wheel hears what each holds. */
export const Begun: Story = {
  play: async ({ args, canvasElement }) => {
    const t = wordsOf('wealth-wheel');
    const chosen = within(canvasElement).getByRole('radio', { checked: true });
    const { done, all } = begun[10] ?? { done: 0, all: 0 };
    const tally = t('wheel.sector', { month: '', done: String(done), all: String(all) });
    await expect(chosen).toHaveAccessibleName(expect.stringContaining(tally.trim()) as string);
    const running = t('wheel.running', { words: '' });
    await expect(chosen).toHaveAccessibleName(expect.stringContaining(running.trim()) as string);
    await userEvent.click(radios(canvasElement)[2] ?? canvasElement);
    await expect(args.onChoose).toHaveBeenLastCalledWith(3);
    chosen.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChoose).toHaveBeenLastCalledWith(12);
    await expect(radios(canvasElement)[11]).toHaveFocus();
    chosen.focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChoose).toHaveBeenLastCalledWith(10);
    await userEvent.keyboard('{Home}');
    await expect(args.onChoose).toHaveBeenLastCalledWith(1);
    await userEvent.click(within(canvasElement).getByRole('button', { name: t('years.next') }));
    await expect(args.onYear).toHaveBeenCalledWith(2027);
  },
};
export const Empty: Story = { args: { months: monthsOf(() => [0, 0]) } };
export const Full: Story = { args: { months: monthsOf(() => [5, 5]) } };
/** While it loads, and where it failed. */
export const Loading: Story = { args: { months: null } };
/** A month that is over stays open to be looked at. */
export const MonthOver: Story = { args: { chosen: 4 } };
/** The first year there is, and the last; arrows go round. */
export const OtherYear: Story = {
  args: { year: 2027, running: null, chosen: 12, hasPrevious: false, hasNext: false },
  play: async ({ args, canvasElement }) => {
    const t = wordsOf('wealth-wheel');
    within(canvasElement).getByRole('radio', { checked: true }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChoose).toHaveBeenLastCalledWith(1);
    await userEvent.click(within(canvasElement).getByRole('button', { name: t('years.previous') }));
    await expect(args.onYear).not.toHaveBeenCalled();
  },
};

const states = { Begun, Empty, Full, Loading, MonthOver, OtherYear };

export const AllStates: Story = {
  name: 'All states',
  decorators: [],
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, 440px)', gap: 24 }}>
      {Object.entries(states).map(([name, story]) => (
        <WealthWheel key={name} {...args} {...story.args} />
      ))}
      <div style={{ inlineSize: 300 }}>
        <WealthWheel {...args} />
      </div>
    </div>
  ),
};
