import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { failures, study, wordsOf } from '../../../stories/index.ts';
import { NewsDialog } from './NewsDialog.tsx';

const meta = {
  title: 'components/content/NewsDialog',
  component: NewsDialog,
  args: {
    isCorrection: false,
    draft: { title: '', text: '', source: '', isImportant: false },
    errors: {},
    limits: { title: 60, text: 500, source: 30 },
    isSending: false,
    onChange: fn(),
    onSend: fn(),
    onClose: fn(),
  },
  parameters: { docs: { story: { inline: false, iframeHeight: 720 } } },
} satisfies Meta<typeof NewsDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const t = () => wordsOf('news');
const written = {
  title: study.rateTitle,
  text: study.rateText,
  source: study.quarterTitle,
  isImportant: true,
};

export const Empty: Story = {
  tags: ['pictured'],
  play: async ({ args, canvasElement }) => {
    const dialog = within(within(canvasElement).getByRole('dialog'));
    await userEvent.click(dialog.getByRole('switch'));
    await expect(args.onChange).toHaveBeenCalledWith({ isImportant: true });
    await userEvent.click(dialog.getByRole('button', { name: t()('dialog.send') }));
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};
export const Refused: Story = {
  tags: ['pictured'],
  render: (args) => (
    <NewsDialog
      {...args}
      errors={{ text: wordsOf('refusals')('news.empty'), source: wordsOf('refusals')('news.source') }}
    />
  ),
};
export const Correcting: Story = { tags: ['pictured'], args: { isCorrection: true, draft: written } };
export const Sending: Story = { tags: ['pictured'], args: { draft: written, isSending: true } };
export const Failed: Story = { tags: ['pictured'], args: { draft: written, failure: failures.networkDown } };

/** The dialog with everything in it that can be wrong. */
export const AllStates: Story = { ...Refused, name: 'All states', args: { failure: failures.networkDown } };
