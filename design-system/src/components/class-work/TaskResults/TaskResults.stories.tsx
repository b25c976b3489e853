import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { cast, failures, study, titles } from '../../../stories/index.ts';
import { files, questions, storyNow } from '../class-work.fixtures.ts';
import type { TaskResult } from './task-result.ts';
import { TaskResults } from './TaskResults.tsx';

const results: readonly TaskResult[] = [cast.jing.nickname, cast.khai.nickname, cast.nattawut.nickname].map(
  (nickname, at) => ({
    uid: `${at}`,
    nickname,
    at: storyNow - at * 3_600_000,
    answers: [study.thursday, study.dividendsBuybacks, at === 1 ? study.thankYou : ''],
    work: { text: study.risksShort, files: at === 0 ? files : [] },
    mark: at === 2 ? { points: 85, comment: study.wellArgued } : null,
  }),
);

const meta = {
  title: 'components/class-work/TaskResults',
  component: TaskResults,
  parameters: { docs: { story: { inline: false, iframeHeight: 760 } } },
  args: {
    title: titles.autumn,
    kind: 'form',
    questions,
    state: { kind: 'ready', results, page: 1, pageCount: 3 },
    turnout: { done: 43, all: 486 },
    isExporting: false,
    onPage: fn(),
    onExport: fn(),
    onClose: fn(),
    fileActions: { onDownload: fn(), onPlay: fn(), onVideoFailed: fn(), onPosterFailed: fn() },
    onMark: fn(),
  },
} satisfies Meta<typeof TaskResults>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Form: Story = {
  tags: ['pictured'],
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getAllByRole('row')).toHaveLength(4);
    await userEvent.click(dialog.getAllByRole('button').at(-2) ?? document.body);
    await expect(args.onExport).toHaveBeenCalledOnce();
  },
};
/** A mark is 0 to 100 points and words. */
export const Assignment: Story = {
  tags: ['pictured'],
  args: { kind: 'assignment', questions: [] },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    const [points] = dialog.getAllByRole('spinbutton');
    await userEvent.type(points ?? document.body, '90');
    await userEvent.tab();
    const [save] = dialog.getAllByRole('article').map((work) => within(work).getAllByRole('button').at(-1));
    await userEvent.click(save ?? document.body);
    await expect(args.onMark).toHaveBeenCalledWith('0', { points: 90, comment: '' });
  },
};
export const SignIn: Story = { tags: ['pictured'], args: { kind: 'sign_in', questions: [] } };
export const Nobody: Story = {
  tags: ['pictured'],
  args: { state: { kind: 'ready', results: [], page: 1, pageCount: 1 }, turnout: { done: 0, all: 486 } },
};
export const Loading: Story = { tags: ['pictured'], args: { state: { kind: 'loading' } } };
export const Failed: Story = {
  tags: ['pictured'],
  args: { state: { kind: 'failed', reason: failures.noAnswer, onRetry: fn() } },
};

export const AllStates: Story = { name: 'All states' };
