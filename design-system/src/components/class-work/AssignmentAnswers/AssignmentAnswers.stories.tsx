import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../../foundations/StoryGrid.tsx';
import { files } from '../class-work.fixtures.ts';
import { AssignmentAnswers, SentWork } from './AssignmentAnswers.tsx';

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
    text: 'The three largest risks are debt, one customer and the exchange rate.',
    uploads: [
      { ...first, state: { kind: 'done' } },
      { ...second, state: { kind: 'uploading', share: 0.4 } },
      { ...second, key: 'f3', state: { kind: 'failed', reason: 'Upload file too large!' } },
    ],
  },
  play: async ({ args, canvasElement }) => {
    const [remove] = within(canvasElement).getAllByRole('button', { name: /Three risks/ });
    await userEvent.click(remove ?? canvasElement);
    await expect(args.onRemove).toHaveBeenCalledWith('f1');
  },
};
export const Unanswered: Story = { args: { error: 'Please fill in the content' } };

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
        <SentWork text="Debt, one customer and the exchange rate." files={files} onDownload={fn()} />
      </StoryRow>
    </StoryGrid>
  ),
};
