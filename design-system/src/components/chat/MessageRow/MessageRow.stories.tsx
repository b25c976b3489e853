import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../../foundations/StoryGrid.tsx';
import { cast, failures, fileNames, heard, talk, wordsOf } from '../../../stories/index.ts';
import { chartImage, mei, message, notesFile, somchai, staff, teacher } from '../chat.fixtures.ts';
import { lecturer, me, student } from '../class.fixtures.ts';
import { MessageRow } from './MessageRow.tsx';

const meta = {
  title: 'components/chat/MessageRow',
  component: MessageRow,
  args: {
    message: message({ id: 'text' }),
    actions: {
      onRetry: fn(),
      onCancelUpload: fn(),
      onReply: fn(),
      onRecall: fn(),
      onEditAgain: fn(),
      onOpenImage: fn(),
      onImageFailed: fn(),
      onDownload: fn(),
      onOpenAuthor: fn(),
      onOpenQuote: fn(),
      onCopy: fn(),
      onForward: fn(),
      onFavourite: fn(),
      onPin: fn(),
      mayPinForAll: true,
      onUnread: fn(),
      onSelect: fn(),
      onBlock: fn(),
      onDelete: fn(),
    },
    onChoose: fn(),
  },
} satisfies Meta<typeof MessageRow>;

export default meta;
type Story = StoryObj<typeof meta>;

const own = (changes: Parameters<typeof message>[0]) => message({ author: mei, isOwn: true, ...changes });

const cases = {
  teacher: message({
    id: 'teacher',
    author: teacher,
    content: { kind: 'text', text: talk.trendOnly },
  }),
  staff: message({
    id: 'staff',
    author: staff,
    content: {
      kind: 'text',
      text: talk.questionsNow,
    },
  }),
  own: own({ id: 'own', content: { kind: 'text', text: talk.understood }, canRecall: true }),
  sending: own({
    id: 'sending',
    content: { kind: 'text', text: talk.stopLoss },
    delivery: { kind: 'sending' },
  }),
  failed: own({
    id: 'failed',
    content: { kind: 'text', text: talk.stopLoss },
    delivery: { kind: 'failed' },
  }),
  refused: own({
    id: 'refused',
    content: { kind: 'text', text: talk.spam },
    delivery: { kind: 'failed', reason: failures.noSpeech },
  }),
  reply: message({
    id: 'reply',
    author: teacher,
    content: { kind: 'text', text: talk.indexFirst },
    quote: { nickname: somchai.nickname, text: talk.dividendFirst },
  }),
  long: message({
    id: 'long',
    author: { ...somchai, nickname: cast.longName.nickname },
    content: {
      kind: 'text',
      text: 'https://example.com/annual-report/2026/consolidated-statement-of-financial-position-and-notes-to-the-accounts.pdf\n9,876,543,210',
    },
  }),
  system: message({ id: 'system', content: { kind: 'system', text: talk.joined } }),
  recalled: message({ id: 'recalled', content: { kind: 'recalled' } }),
  recalledOwn: own({ id: 'recalledOwn', content: { kind: 'recalled', canEditAgain: true } }),
  recalledByStaff: message({ id: 'byStaff', content: { kind: 'recalled', by: staff.nickname } }),
  deleted: message({ id: 'deleted', content: { kind: 'deleted' } }),
  blocked: message({ id: 'blocked', content: { kind: 'blocked' } }),
  blockedForStaff: message({ id: 'blockedForStaff', content: { kind: 'blocked', canUnblock: true } }),
  uploading: own({
    id: 'uploading',
    content: chartImage.content,
    delivery: { kind: 'sending', share: 0.42 },
  }),
  imageWaiting: message({
    id: 'imageWaiting',
    author: teacher,
    content: { kind: 'image', url: '', name: fileNames.hangSeng, width: 640, height: 400 },
  }),
  quoteGone: message({
    id: 'quoteGone',
    author: lecturer,
    content: { kind: 'text', text: talk.inNotes },
    quote: { nickname: student.nickname, text: '', isGone: true },
  }),
  mention: message({
    id: 'mention',
    author: lecturer,
    content: {
      kind: 'text',
      text: `@${me.nickname} ${talk.shareAnswer}`,
      mentions: [me.nickname],
    },
    mentionsMe: true,
  }),
  mixed: message({
    id: 'mixed',
    author: { ...somchai, nickname: 'สมชาย · Nguyễn Thị Ẳ' },
    content: {
      kind: 'text',
      text: '骨直角 負債表 𨋢 · ที่นี่ ปู่ ผู้ใหญ่ น้ำ · Ẳ Ễ Ộ Ữ bảng cân đối · kunci kira-kira → ♥ 1,111.00 📈👍🚀',
    },
  }),
  pinned: message({ id: 'pinned', pinned: 'all', isFavourite: true }),
  pinnedForMe: message({ id: 'pinnedForMe', author: lecturer, pinned: 'me' }),
  unsupported: message({ id: 'unsupported', content: { kind: 'unsupported' } }),
};

export const Text: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: heard(wordsOf('chat')('reply')) }));
    await expect(args.actions?.onReply).toHaveBeenCalledWith(args.message);
  },
};
/** Every script at once: each is drawn in our type in every language, and no other font has a say. */
export const MixedScripts: Story = { args: { message: cases.mixed } };
export const FromTeacher: Story = { args: { message: cases.teacher } };
export const FromStaff: Story = { args: { message: cases.staff } };
export const Own: Story = { args: { message: cases.own } };
export const Sending: Story = { args: { message: cases.sending } };
export const Failed: Story = {
  args: { message: cases.failed },
  play: async ({ args, canvasElement }) => {
    const buttons = within(canvasElement).getAllByRole('button');
    await userEvent.click(buttons.at(-1) ?? canvasElement);
    await expect(args.actions?.onRetry).toHaveBeenCalledWith(args.message);
  },
};
export const Refused: Story = { args: { message: cases.refused } };
export const Image: Story = {
  args: { message: chartImage },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: heard(fileNames.hangSeng) }));
    await expect(args.actions?.onOpenImage).toHaveBeenCalledOnce();
  },
};
/** Its address is not known yet, or the picture is gone: it keeps its place. */
export const ImageWaiting: Story = {
  args: { message: cases.imageWaiting },
  play: async ({ canvasElement }) => {
    const place = within(canvasElement).getByRole('button', { name: heard(fileNames.hangSeng) });
    await expect(place.querySelector('img')).toBeNull();
    await expect(place.clientWidth).toBeGreaterThan(100);
  },
};
export const File: Story = {
  args: { message: notesFile },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: heard(fileNames.notesPdf) }));
    await expect(args.actions?.onDownload).toHaveBeenCalledWith(notesFile);
    const preview = within(canvasElement).getByRole('link', { name: heard(fileNames.notesPdf) });
    await expect(preview).toHaveAttribute('href', '/hljw/pdfView?file=1');
  },
};
/** Nobody can read it before it has arrived. */
export const FileOnItsWay: Story = {
  args: { message: { ...notesFile, isOwn: true, delivery: { kind: 'sending', share: 0.4 } } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link')).not.toBeInTheDocument();
  },
};
export const Reply: Story = { args: { message: cases.reply } };
export const LongWords: Story = { args: { message: cases.long } };
export const System: Story = { args: { message: cases.system } };
export const Recalled: Story = { args: { message: cases.recalled } };
export const RecalledOwn: Story = {
  args: { message: cases.recalledOwn },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.actions?.onEditAgain).toHaveBeenCalledWith(args.message);
  },
};
export const RecalledByStaff: Story = { args: { message: cases.recalledByStaff } };
export const Deleted: Story = { args: { message: cases.deleted } };
export const BlockedForStaff: Story = {
  args: { message: cases.blockedForStaff },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.actions?.onBlock).toHaveBeenCalledWith(args.message, false);
  },
};
/** M03: it can be ended while it is on its way. */
export const Uploading: Story = {
  args: { message: cases.uploading },
  play: async ({ args, canvasElement }) => {
    const row = within(canvasElement);
    await userEvent.click(row.getAllByRole('button').at(-1) ?? canvasElement);
    await expect(args.actions?.onCancelUpload).toHaveBeenCalledOnce();
  },
};
export const QuoteGone: Story = { args: { message: cases.quoteGone } };
export const Mention: Story = { args: { message: cases.mention } };
export const Pinned: Story = { args: { message: cases.pinned } };

/** What else can be done stands in a menu; a kind that cannot be sent on says so (D37). */
export const WithMenu: Story = {
  name: 'V13: the menu of what cannot be sent on says so',
  args: {
    message: message({ id: 'voice', content: { kind: 'voice', seconds: 8, state: { kind: 'played' } } }),
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 380 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const open = async () => {
      await userEvent.click(canvasElement.querySelector('[aria-haspopup="menu"]') ?? canvasElement);
      return canvas.findAllByRole('menuitem');
    };
    const [reply, forward, favourite, , pinAll] = await open();
    await expect(reply).toHaveTextContent(/./);
    await userEvent.click(forward ?? canvasElement);
    await expect(args.actions?.onForward).not.toHaveBeenCalled();
    await userEvent.click(favourite ?? canvasElement);
    await expect(args.actions?.onFavourite).toHaveBeenCalledWith(args.message, true);
    await expect(pinAll).not.toBeInTheDocument();
    await userEvent.click((await open())[4] ?? canvasElement);
    await expect(args.actions?.onPin).toHaveBeenCalledWith(args.message, 'all');
    await open();
  },
};

export const Selecting: Story = {
  args: { choice: 'open' },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('checkbox'));
    await expect(args.onChoose).toHaveBeenCalledWith(args.message);
  },
};
export const Selected: Story = { args: { choice: 'chosen' } };
/** Fifty are chosen already (K02). */
export const SelectionFull: Story = {
  args: { choice: 'full' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('checkbox')).toBeDisabled();
  },
};
export const Blocked: Story = { args: { message: cases.blocked } };
export const Unsupported: Story = { args: { message: cases.unsupported } };

const all = { text: message({ id: 'text' }), ...cases, image: chartImage, file: notesFile };

export const AllStates: Story = {
  name: 'All states',
  render: ({ actions }) => (
    <StoryGrid>
      {Object.entries(all).map(([label, one]) => (
        <StoryRow key={label} label={label}>
          <div data-fill-row>
            <MessageRow message={one} actions={actions} />
          </div>
        </StoryRow>
      ))}
      {(['open', 'chosen', 'full'] as const).map((choice) => (
        <StoryRow key={choice} label={`selecting, ${choice}`}>
          <div data-fill-row>
            <MessageRow message={cases.teacher} choice={choice} />
            <MessageRow message={cases.own} choice={choice} />
          </div>
        </StoryRow>
      ))}
      <StoryRow label="on the stage" surface="stage">
        <div data-fill-row>
          <MessageRow message={cases.teacher} actions={actions} />
          <MessageRow message={cases.own} actions={actions} />
          <MessageRow message={cases.reply} actions={actions} />
        </div>
      </StoryRow>
    </StoryGrid>
  ),
};
