import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { failures, talk, wordsOf } from '../../../stories/index.ts';
import { minute, onStage, sameRegionOften, StageWall, storyNow } from '../live.fixtures.tsx';
import { VoteDesk, type VoteDeskInput } from './VoteDesk.tsx';

const open: VoteDeskInput = {
  question: talk.voteQuestion,
  options: [
    { id: '1', text: talk.voteAddCross, count: 1_204 },
    { id: '2', text: talk.voteWait, count: 8_846 },
  ],
  endsAt: storyNow() + 2 * minute,
};
const closed: VoteDeskInput = { ...open, endsAt: null };

const meta = {
  title: 'components/live/VoteDesk',
  component: VoteDesk,
  args: {
    vote: null,
    limits: { optionsMin: 2, optionsMax: 6, question: 100, option: 40 },
    onAsk: fn(),
    onClose: fn(),
    now: storyNow,
  },
  decorators: [onStage(420)],
} satisfies Meta<typeof VoteDesk>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is asked before everything is written; an answer can be added and removed again. */
export const Empty: Story = {
  play: async ({ args, canvasElement }) => {
    const desk = within(canvasElement);
    const t = wordsOf('live-tools');
    const ask = desk.getByRole('button', { name: t('vote.ask') });
    await userEvent.click(ask);
    await expect(args.onAsk).not.toHaveBeenCalled();
    const type = (label: string, text: string) => userEvent.type(desk.getByLabelText(label), text);
    await type(t('vote.question'), talk.voteQuestion);
    await type(t('vote.answer', { n: '1' }), `${talk.voteAdd} `);
    await userEvent.click(desk.getByRole('button', { name: t('vote.addAnswer') }));
    await userEvent.click(desk.getByRole('button', { name: t('vote.removeAnswer', { n: '3' }) }));
    await type(t('vote.answer', { n: '2' }), talk.voteAdd);
    await userEvent.click(ask);
    await expect(args.onAsk).not.toHaveBeenCalled();
    await type(t('vote.answer', { n: '2' }), talk.voteThreeDays);
    await userEvent.selectOptions(desk.getByRole('combobox'), '180');
    await userEvent.click(ask);
    await expect(args.onAsk).toHaveBeenCalledWith(
      talk.voteQuestion,
      [talk.voteAdd, talk.voteAdd + talk.voteThreeDays],
      180,
    );
  },
};
export const Asking: Story = { tags: ['pictured'], args: { isAsking: true } };
export const Refused: Story = { tags: ['pictured'], args: { error: failures.noAnswer } };
export const Open: Story = {
  args: { vote: open },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const Closing: Story = { tags: ['pictured'], args: { vote: open, isClosing: true } };
/** How the last one went, and room for the next. */
export const Closed: Story = { tags: ['pictured'], args: { vote: closed } };

export const AllStates: Story = {
  name: 'All states',
  parameters: sameRegionOften,
  render: (args) => (
    <StageWall column={360}>
      <VoteDesk {...args} />
      <VoteDesk {...args} isAsking />
      <VoteDesk {...args} error={failures.noAnswer} />
      <VoteDesk {...args} vote={open} />
      <VoteDesk {...args} vote={open} isClosing />
      <VoteDesk {...args} vote={closed} />
    </StageWall>
  ),
};
