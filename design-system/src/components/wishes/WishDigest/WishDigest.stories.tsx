import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../../foundations/StoryGrid.tsx';
import { failures, market } from '../../../stories/index.ts';
import { day, now } from '../wishes.fixtures.ts';
import { WishDigest } from './WishDigest.tsx';

const lines = [
  {
    id: '1',
    title: market.wishNotes,
    href: '#/hljw/wishDetails?wish_id=1',
    isMine: true,
    gained: 118,
    comments: 9,
    moves: [
      { to: 2, at: now - 6 * day },
      { to: 3, at: now - day },
    ],
  },
  {
    id: '2',
    title: market.wishPdf,
    href: '#/hljw/wishDetails?wish_id=2',
    isMine: false,
    gained: 402,
    comments: 31,
    moves: [],
  },
] as const;

const meta = {
  title: 'components/wishes/WishDigest',
  component: WishDigest,
  args: {
    state: { kind: 'ready', made: 2, voted: 14, spent: 75, lines },
    month: '2026-11',
    onPrevious: fn(),
    onNext: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof WishDigest>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ args, canvasElement }) => {
    const [previous, next] = within(canvasElement).getAllByRole('button');
    await userEvent.click(previous ?? canvasElement);
    await expect(args.onPrevious).toHaveBeenCalledOnce();
    await userEvent.click(next ?? canvasElement);
    await expect(args.onNext).toHaveBeenCalledOnce();
  },
};
/** The running month: nothing comes after it. */
export const Running: Story = { args: { onNext: undefined } };
export const Empty: Story = { args: { state: { kind: 'ready', made: 0, voted: 0, spent: 0, lines: [] } } };
export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const Failed: Story = { args: { state: { kind: 'failed', reason: failures.asksTipRules } } };

export const AllStates: Story = {
  name: 'All states',
  // Several of them in one picture share their name; on a page there is one.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: (args) => (
    <StoryGrid>
      {(
        [
          ['filled', Filled],
          ['empty', Empty],
          ['loading', Loading],
          ['failed', Failed],
        ] as const
      ).map(([label, story], at) => (
        <StoryRow key={label} label={label}>
          <div data-fill-row>
            <WishDigest {...args} {...story.args} month={`2026-0${at + 1}`} />
          </div>
        </StoryRow>
      ))}
    </StoryGrid>
  ),
};
