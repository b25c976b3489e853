import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../../foundations/StoryGrid.tsx';
import { failures, places, study } from '../../../stories/index.ts';
import { answerText, citations, day, hour, storyNow } from '../ai.fixtures.ts';
import { AnswerBubble } from './AnswerBubble.tsx';

const actions = {
  onRetry: fn(),
  onContinue: fn(),
  onCopy: fn(),
  onRate: fn(),
  onShare: fn(),
};

const meta = {
  title: 'components/ai/AnswerBubble',
  component: AnswerBubble,
  args: {
    state: { kind: 'done' },
    text: answerText,
    citations,
    risk: {
      now: storyNow(),
      asOf: storyNow() - 3 * hour,
      source: { name: places.academy },
      model: 'Goldbean Tutor 2',
    },
    actions,
  },
  decorators: [
    (Story, { name }) => (
      <div style={{ maxInlineSize: name === 'All states' ? 1000 : 760 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AnswerBubble>;

export default meta;
type Story = StoryObj<typeof meta>;

const firstSentences = answerText.slice(0, 164);

export const Queued: Story = {
  args: { state: { kind: 'queued', ahead: 3 }, text: '', citations: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('3');
  },
};

export const Thinking: Story = { args: { state: { kind: 'streaming' }, text: '', citations: [] } };

/** Busy for screen readers: the words are read out when they are all there. */
export const Streaming: Story = {
  args: { state: { kind: 'streaming' }, text: firstSentences, citations: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('article')).toHaveAttribute('aria-busy', 'true');
  },
};

export const Resuming: Story = {
  args: { state: { kind: 'streaming', isResuming: true }, text: firstSentences, citations: [] },
};

/** Heading, list, table, code and two sources; the second press on a rating takes it back. */
export const Done: Story = {
  args: { rating: 'up', branch: { at: 2, count: 2, onSelect: fn() } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('table')).toBeVisible();
    await expect(canvas.getAllByRole('link')[0]).toHaveAttribute('href', citations[0]?.href);
    await userEvent.click(canvas.getByRole('button', { pressed: true }));
    await expect(actions.onRate).toHaveBeenLastCalledWith(null);
    const [bad] = canvas.getAllByRole('button', { pressed: false });
    await userEvent.click(bad ?? canvasElement);
    await expect(actions.onRate).toHaveBeenLastCalledWith('down');
    await userEvent.click(canvas.getAllByRole('button').at(-1) ?? canvasElement);
    await expect(actions.onShare).toHaveBeenCalledOnce();
  },
};

export const StoppedEarly: Story = {
  args: { state: { kind: 'stopped', isReturned: true }, text: '', citations: [] },
};

export const Stopped: Story = {
  args: { state: { kind: 'stopped', isReturned: false }, text: firstSentences, citations: [] },
};

export const Failed: Story = {
  args: {
    state: { kind: 'failed', reason: failures.generation, isReturned: true },
    text: '',
    citations: [],
  },
  play: async ({ canvasElement }) => {
    actions.onRetry.mockClear();
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(actions.onRetry).toHaveBeenCalledOnce();
  },
};

export const Capped: Story = {
  args: { state: { kind: 'capped' }, citations: [] },
  play: async ({ canvasElement }) => {
    actions.onContinue.mockClear();
    const [button] = within(canvasElement).getAllByRole('button');
    await userEvent.click(button ?? canvasElement);
    await expect(actions.onContinue).toHaveBeenCalledOnce();
  },
};

/** Of the community: read only, old data, a passage left out. */
export const ReadOnly: Story = {
  args: {
    actions: undefined,
    text: study.answerRatio,
    citations: [],
    risk: { now: storyNow(), asOf: storyNow() - 40 * day, model: 'Goldbean Tutor 1', isCut: true },
  },
};

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <StoryGrid>
      {(
        [
          ['queued', Queued.args],
          ['next in line', { ...Queued.args, state: { kind: 'queued', ahead: 0 } }],
          ['thinking', Thinking.args],
          ['streaming', Streaming.args],
          ['resuming', Resuming.args],
          ['done', Done.args],
          ['stopped early', StoppedEarly.args],
          ['stopped', Stopped.args],
          ['failed', Failed.args],
          ['capped', { ...Capped.args, text: firstSentences }],
          ['read only', ReadOnly.args],
        ] as const
      ).map(([label, more]) => (
        <StoryRow key={label} label={label}>
          <div data-fill-row>
            <AnswerBubble {...args} {...more} />
          </div>
        </StoryRow>
      ))}
    </StoryGrid>
  ),
};
