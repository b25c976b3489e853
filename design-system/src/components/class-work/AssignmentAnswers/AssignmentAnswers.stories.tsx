import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../../foundations/StoryGrid.tsx';
import { failures, fileNames, heard, study, wordsOf } from '../../../stories/index.ts';
import { files, video } from '../class-work.fixtures.ts';
import { AssignmentAnswers, SentWork } from './AssignmentAnswers.tsx';

const fileActions = { onDownload: fn(), onPlay: fn(), onVideoFailed: fn(), onPosterFailed: fn() };

const [first, second] = files.map(({ id: key, name, size }) => ({ key, name, size }));
if (!first || !second) throw new Error('two files are shown');

const meta = {
  title: 'components/class-work/AssignmentAnswers',
  component: AssignmentAnswers,
  args: {
    text: '',
    textLimit: 10_000,
    uploads: [],
    filesMost: 9,
    onText: fn(),
    onFiles: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof AssignmentAnswers>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const WithFiles: Story = {
  args: {
    text: study.risksAnswer,
    uploads: [
      { ...first, state: { kind: 'done' } },
      { ...second, state: { kind: 'uploading', share: 0.4 } },
      { ...second, key: 'f3', state: { kind: 'failed', reason: failures.upload } },
    ],
  },
  play: async ({ args, canvasElement }) => {
    const [remove] = within(canvasElement).getAllByRole('button', { name: heard(fileNames.risksPdf) });
    await userEvent.click(remove ?? canvasElement);
    await expect(args.onRemove).toHaveBeenCalledWith('f1');
  },
};
export const Unanswered: Story = { args: { error: failures.fillIn } };

/** D32: a video plays in its place, and is saved below it. */
export const SentVideo: Story = {
  render: () => <SentWork text={study.risksShort} files={[video, ...files]} {...fileActions} />,
  play: async ({ canvasElement }) => {
    const [play, save] = within(canvasElement).getAllByRole('button', { name: heard(fileNames.cashVideo) });
    await userEvent.click(play ?? canvasElement);
    await expect(fileActions.onPlay).toHaveBeenCalledWith('f3');
    await userEvent.click(save ?? canvasElement);
    await expect(fileActions.onDownload).toHaveBeenCalledWith('f3');
  },
};
/** While the server converts it, and where that failed, it can be saved. */
export const SentVideoNotReady: Story = {
  render: () => (
    <SentWork
      text={study.risksShort}
      files={(['processing', 'failed'] as const).map((state) => ({
        ...video,
        id: state,
        video: video.video && { ...video.video, state, poster: '' },
      }))}
      {...fileActions}
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(wordsOf('chat')('video.processing'))).toBeVisible();
    await expect(within(canvasElement).getByText(wordsOf('chat')('video.failed'))).toBeVisible();
    await expect(within(canvasElement).getAllByRole('button')).toHaveLength(2);
  },
};

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <StoryGrid>
      {(
        [
          ['empty', {}],
          ['with files', WithFiles.args],
          ['unanswered', Unanswered.args],
        ] as const
      ).map(([label, own]) => (
        <StoryRow key={label} label={label}>
          <div>
            <AssignmentAnswers {...args} {...own} />
          </div>
        </StoryRow>
      ))}
      <StoryRow label="sent">
        <SentWork text={study.risksShort} files={files} {...fileActions} />
      </StoryRow>
    </StoryGrid>
  ),
};
