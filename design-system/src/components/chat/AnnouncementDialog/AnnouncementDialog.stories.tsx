import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { failures, talk } from '../../../stories/index.ts';
import { chartImage } from '../chat.fixtures.ts';
import { notice } from '../class.fixtures.ts';
import type { AnnouncementDialogProps } from './announcement.ts';
import { AnnouncementDialog } from './AnnouncementDialog.tsx';

/** Keeps the draft, as the app does. */
function Kept(props: AnnouncementDialogProps) {
  const [state, setState] = useState(props.state);
  return (
    <AnnouncementDialog
      {...props}
      state={state}
      onDraft={(draft) => {
        if (state.kind === 'writing') setState({ ...state, draft });
        props.onDraft(draft);
      }}
    />
  );
}

const picture = chartImage.content.kind === 'image' ? chartImage.content.url : '';
const nine = Array.from({ length: 9 }, (_, at) => ({ id: `f${at}`, url: picture }));

const meta = {
  title: 'components/chat/AnnouncementDialog',
  component: AnnouncementDialog,
  parameters: { docs: { story: { inline: false, iframeHeight: 620 } } },
  args: {
    state: { kind: 'reading', announcement: notice },
    memberCount: 500,
    limit: 3_000,
    onClose: fn(),
    onStay: fn(),
    onConfirmRead: fn(),
    onEdit: fn(),
    onDelete: fn(),
    onDraft: fn(),
    onAddPictures: fn(),
    onPublish: fn(),
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof AnnouncementDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The last button of the dialog on top. */
const lastButton = (dialog: HTMLElement, back = 1) =>
  within(dialog)
    .getAllByRole('button')
    .filter((button) => button.closest('dialog') === dialog)
    .at(-1 - back) ?? dialog;

export const Reading: Story = {
  tags: ['pictured'],
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(lastButton(dialog));
    await expect(args.onConfirmRead).toHaveBeenCalledWith(notice);
  },
};

/** Staff see who has read it, edit it, and are asked before it goes. */
export const ForStaff: Story = {
  tags: ['pictured'],
  args: {
    state: {
      kind: 'reading',
      announcement: {
        ...notice,
        isRead: true,
        pictures: [...nine.slice(0, 2), { id: 'f9', url: '' }],
        edited: { by: notice.publisher, at: notice.publishedAt + 3_600_000 },
      },
      mayManage: true,
    },
  },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(lastButton(dialog));
    await expect(args.onEdit).toHaveBeenCalledOnce();
    await userEvent.click(lastButton(dialog, 2));
    const question = await screen.findByRole('alertdialog');
    await expect(args.onDelete).not.toHaveBeenCalled();
    await userEvent.click(lastButton(question));
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
};

const empty = { text: '', pictures: [], mustRead: false };

/** Nothing written cannot be published (V14), and is left without a question. */
export const Writing: Story = {
  tags: ['pictured'],
  name: 'V14: nothing written is not published',
  args: { state: { kind: 'writing', draft: empty } },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(lastButton(dialog));
    await expect(await within(dialog).findByRole('textbox')).toBeInvalid();
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await expect(args.onPublish).not.toHaveBeenCalled();
    await userEvent.click(lastButton(dialog, 0));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Asked before all members are told. */
export const AsksBeforePublishing: Story = {
  tags: ['pictured'],
  name: 'V15: asks before publishing',
  args: { state: { kind: 'writing', draft: empty } },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog');
    await userEvent.type(within(dialog).getByRole('textbox'), talk.tomorrowHalf);
    await userEvent.click(lastButton(dialog));
    const question = await screen.findByRole('alertdialog');
    await expect(args.onPublish).not.toHaveBeenCalled();
    await userEvent.click(lastButton(question));
    await expect(args.onPublish).toHaveBeenCalledWith({ ...empty, text: talk.tomorrowHalf });
  },
};

/** What was published is not changed, and something written is not lost by closing, without a question. */
export const AsksBeforeLeaving: Story = {
  tags: ['pictured'],
  name: 'V15: asks before changing and before leaving',
  args: {
    state: { kind: 'writing', draft: { ...empty, text: talk.tomorrowHalf }, changes: notice },
  },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(lastButton(dialog));
    await userEvent.click(lastButton(await screen.findByRole('alertdialog'), 2));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onPublish).not.toHaveBeenCalled();
    await userEvent.click(lastButton(dialog));
    await userEvent.click(lastButton(await screen.findByRole('alertdialog')));
    await expect(args.onPublish).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await userEvent.click(lastButton(dialog, 0));
    const question = await screen.findByRole('alertdialog');
    await expect(question).toBeInTheDocument();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const PicturesFull: Story = {
  tags: ['pictured'],
  args: { state: { kind: 'writing', draft: { text: notice.text, pictures: nine, mustRead: true } } },
};
/** V15: somebody who goes back in the browser is asked as by the cross. */
export const WentBack: Story = {
  tags: ['pictured'],
  name: 'V15: asks who goes back in the browser',
  args: { state: { kind: 'writing', draft: { ...empty, text: notice.text }, isLeaving: true } },
  play: async ({ args }) => {
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(lastButton(question, 2));
    await expect(args.onStay).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
export const Uploading: Story = {
  tags: ['pictured'],
  args: { state: { kind: 'writing', draft: { ...empty, text: notice.text }, isUploading: true } },
};
export const Saving: Story = {
  tags: ['pictured'],
  args: {
    state: { kind: 'writing', draft: { ...empty, text: notice.text }, changes: notice, isSaving: true },
  },
};
export const SaveFailed: Story = {
  tags: ['pictured'],
  args: {
    state: { kind: 'writing', draft: { ...empty, text: notice.text }, reason: failures.noAnswer },
  },
};

export const AllStates: Story = {
  name: 'All states',
  args: {
    state: {
      kind: 'writing',
      draft: { text: notice.text, pictures: nine.slice(0, 4), mustRead: true },
      changes: notice,
      reason: failures.noAnswer,
    },
  },
};
