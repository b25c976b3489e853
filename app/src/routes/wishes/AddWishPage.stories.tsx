import { callPath } from '@goldbean/contract';
import { calls } from '@goldbean/contract/wishes';
import { storyRecording } from '@goldbean/design-system/stories/recording';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { calls as peopleCalls } from '@goldbean/contract/people';
import { paths } from '../../shared/paths/index.ts';
import { stores } from '../../shared/session/index.ts';
import {
  answer,
  given,
  localized,
  never,
  page,
  refuse,
  saying,
  storyCover,
  storyMember,
  storyNow,
  type Replies,
  unreachable,
  wordsOf,
} from '../../stories/index.ts';
import { AddWishPage } from './AddWishPage.tsx';
import { listOf, storyDetail, storyMessages, storyWish } from './wishes.fixtures.ts';

const meta = {
  title: 'Pages/wishes/AddWish',
  component: AddWishPage,
  tags: ['!autodocs'],
  ...page({
    address: paths.addWish.href({ from: '/pindao/pdLive' }),
    answers: [
      answer(calls.wishes.similar, { list: [storyWish()] }),
      answer(calls.wishMessages.list, {
        ...listOf(storyMessages.default),
        unread: { default: 0, pingMe: 0, zanMe: 0 },
      }),
      answer(peopleCalls.files.upload, {
        file_id: 'f1',
        url: storyCover(2),
        mime: 'image/png',
        size: 4,
        w: 4,
        h: 3,
        duration: null,
      }),
    ],
  }),
} satisfies Meta;

export default meta;
type Story = StoryObj;
type Play = NonNullable<Story['play']>;

const t = () => wordsOf('wishes');
const fieldOf = async (canvasElement: HTMLElement, key: 'form.title' | 'form.description') =>
  within(canvasElement).findByRole('textbox', { name: saying(t()(key)) });

/** S09: while a title is typed, similar wishes are offered; page and version are filled in; the draft is kept. */
const writes: Play = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await fireEvent.change(await fieldOf(canvasElement, 'form.title'), {
    target: { value: localized(storyWish().title) },
  });
  await canvas.findByText(t()('similar.hint'));
};
export const Writing: Story = {
  tags: ['main'],
  play: async (context) => {
    await writes(context);
    const canvas = within(context.canvasElement);
    await expect(canvas.getByRole('textbox', { name: t()('form.page') })).toHaveValue('/pindao/pdLive');
    await expect(canvas.getByText(t()('form.version', { version: '1.0.0' }))).toBeVisible();
    const picture = new File(['x'], 'chart.png', { type: 'image/png' });
    const carried = new DataTransfer();
    carried.items.add(picture);
    const drop = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: carried });
    await fireEvent(canvas.getByRole('form'), drop);
    await canvas.findByRole('img', { name: 'chart.png' });
  },
};
/** V19: asked before anything is sent. */
export const TitleMissing: Story = {
  tags: ['pictured'],
  play: async ({ canvasElement }) => {
    const form = within(await within(canvasElement).findByRole('form'));
    await userEvent.click(form.getByRole('button', { name: t()('form.add') }));
    await form.findByText(t()('form.titleMissing'));
  },
};
/** V19: 50 characters and one. */
export const TitleTooLong: Story = {
  play: async ({ canvasElement }) => {
    await fireEvent.change(await fieldOf(canvasElement, 'form.title'), { target: { value: 'a'.repeat(51) } });
    await within(canvasElement).findByText(t()('form.titleLong', { most: '50' }));
  },
};
/** V20: a tenth picture, one of a byte too much, and a document are not taken. */
export const PicturesRefused: Story = {
  tags: ['pictured'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('form');
    const input = canvas.getByLabelText(t()('form.addPictures'));
    const large = new File([new Uint8Array(10 * 1_024 * 1_024 + 1)], 'large.png', { type: 'image/png' });
    const text = new File(['x'], 'notes.txt', { type: 'text/plain' });
    const fit = Array.from({ length: 10 }, (_, at) => new File(['x'], `p${at}.png`, { type: 'image/png' }));
    await userEvent.upload(input, [large, text, ...fit], { applyAccept: false });
    await canvas.findByText(t()('form.pictureCount', { most: '9' }));
    await canvas.findByText(t()('form.pictureType', { name: 'notes.txt' }));
    await waitFor(() => expect(canvas.getAllByRole('img', { name: /p\d\.png/ })).toHaveLength(9));
  },
};
const sent = answer(peopleCalls.files.upload, {
  file_id: 'f2',
  url: storyCover(3),
  mime: 'image/png',
  size: 4,
  w: 4,
  h: 3,
  duration: null,
});
const uploadPath = callPath(peopleCalls.files.upload);
let uploads = 0;
const arrivesSecond: Replies = {
  [uploadPath]: (fields) => {
    uploads += 1;
    const replies = uploads > 1 ? sent : refuse(peopleCalls.files.upload, 'system.unavailable');
    return replies[uploadPath]?.(fields) ?? { kind: 'unreachable' };
  },
};
/** V20: a picture that did not arrive is shown as such, and the wish does not go without it. */
const picturesFail: Play = async (context) => {
  await writes(context);
  const canvas = within(context.canvasElement);
  const chart = new File(['x'], 'chart.png', { type: 'image/png' });
  await userEvent.upload(canvas.getByLabelText(t()('form.addPictures')), chart);
  await canvas.findByRole('button', { name: t()('form.retryPicture', { name: 'chart.png' }) });
  await expect(canvas.getByRole('button', { name: t()('form.add') })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await canvas.findByText(t()('form.pictureFailed'));
};
export const PictureFailed: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [arrivesSecond] }),
  beforeEach: () => {
    uploads = 0;
  },
  play: picturesFail,
};
/** Sent again it arrives, and the wish may go. */
export const PictureSentAgain: Story = {
  parameters: given({ answers: [arrivesSecond] }),
  beforeEach: () => {
    uploads = 0;
  },
  play: async (context) => {
    await picturesFail(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(
      canvas.getByRole('button', { name: t()('form.retryPicture', { name: 'chart.png' }) }),
    );
    await canvas.findByRole('img', { name: 'chart.png' });
    await expect(canvas.getByRole('button', { name: t()('form.add') })).not.toHaveAttribute('aria-disabled');
  },
};
const recorded = {
  file_id: 'r1',
  url: storyRecording,
  mime: 'video/webm',
  size: 4,
  w: 160,
  h: 90,
  duration: 12_000,
};
const choosesRecording: Play = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await canvas.findByRole('form');
  const screen = new File(['x'], 'screen.webm', { type: 'video/webm' });
  await userEvent.upload(canvas.getByLabelText(t()('recording.choose')), screen);
};
/** S09: a recording that was chosen; while it is there no other is made or chosen. */
export const Recorded: Story = {
  parameters: given({ answers: [answer(peopleCalls.files.upload, recorded)] }),
  play: async (context) => {
    await choosesRecording(context);
    const canvas = within(context.canvasElement);
    await canvas.findByRole('button', { name: t()('recording.remove') });
    await expect(canvas.queryByLabelText(t()('recording.choose'))).toBeNull();
    await expect(canvas.queryByRole('button', { name: t()('recording.record') })).toBeNull();
  },
};
/** The wish waits for its recording. */
export const RecordingSending: Story = {
  parameters: given({ answers: [never(peopleCalls.files.upload)] }),
  play: async (context) => {
    await choosesRecording(context);
    const canvas = within(context.canvasElement);
    await canvas.findByRole('progressbar');
    await expect(canvas.getByRole('button', { name: t()('form.add') })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};
/** What did not arrive can be sent again. */
export const RecordingFailed: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [refuse(peopleCalls.files.upload, 'system.unavailable')] }),
  play: async (context) => {
    await choosesRecording(context);
    const alert = within(await within(context.canvasElement).findByRole('alert'));
    await expect(await alert.findByRole('button', { name: t()('retry') })).toBeVisible();
  },
};
export const RecordingTooLong: Story = {
  parameters: given({ answers: [refuse(peopleCalls.files.upload, 'file.recording_length')] }),
  play: async (context) => {
    await choosesRecording(context);
    const alert = within(await within(context.canvasElement).findByRole('alert'));
    await alert.findByText(wordsOf('refusals')('file.recording_length'));
    await expect(alert.queryByRole('button')).toBeNull();
  },
};
/** S09: the member showed no screen: it says so, and what was written is still there. */
export const ScreenDenied: Story = {
  beforeEach: () => {
    const before = navigator.mediaDevices.getDisplayMedia;
    navigator.mediaDevices.getDisplayMedia = () =>
      Promise.reject(new DOMException('denied', 'NotAllowedError'));
    return () => {
      navigator.mediaDevices.getDisplayMedia = before;
    };
  },
  play: async (context) => {
    await writes(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: t()('recording.record') }));
    await canvas.findByText(t()('recording.denied'));
    await expect(await fieldOf(context.canvasElement, 'form.title')).toHaveValue(
      localized(storyWish().title),
    );
  },
};
/** The server says no: everything stays as it was written. */
export const Refused: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [refuse(calls.wishes.add, 'system.error')] }),
  play: async (context) => {
    await writes(context);
    const form = within(await within(context.canvasElement).findByRole('form'));
    await userEvent.click(form.getByRole('button', { name: t()('form.add') }));
    await form.findByText(t()('form.refused'));
    await expect(await fieldOf(context.canvasElement, 'form.title')).toHaveValue(
      localized(storyWish().title),
    );
  },
};
export const Sending: Story = {
  parameters: given({ answers: [never(calls.wishes.add)] }),
  play: async (context) => {
    await writes(context);
    const form = within(await within(context.canvasElement).findByRole('form'));
    await userEvent.click(form.getByRole('button', { name: t()('form.add') }));
    await form.findByText(t()('form.sending'));
  },
};
/** S12: a pending wish of mine, as it is now. */
export const Editing: Story = {
  parameters: given({
    address: paths.addWish.href({ wish_id: '1' }),
    answers: [answer(calls.wishes.detail, storyDetail({ status: 1 }))],
  }),
  play: async ({ canvasElement }) => {
    await waitFor(async () =>
      expect(await fieldOf(canvasElement, 'form.title')).toHaveValue(localized(storyWish().title)),
    );
  },
};
export const EditLoading: Story = {
  tags: ['pictured'],
  parameters: given({
    address: paths.addWish.href({ wish_id: '1' }),
    answers: [never(calls.wishes.detail)],
  }),
};
export const EditFailed: Story = {
  tags: ['pictured'],
  parameters: given({
    address: paths.addWish.href({ wish_id: '1' }),
    answers: [refuse(calls.wishes.detail, 'wish.missing')],
  }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(wordsOf('refusals')('wish.missing'));
  },
};
/** The wish moved on while it was written: nothing is saved, and everything stays as it was written. */
export const NoLongerPending: Story = {
  parameters: given({
    address: paths.addWish.href({ wish_id: '1' }),
    answers: [
      answer(calls.wishes.detail, storyDetail({ status: 1 })),
      refuse(calls.wishes.edit, 'wish.not_pending'),
    ],
  }),
  play: async ({ canvasElement }) => {
    const form = within(await within(canvasElement).findByRole('form'));
    const title = await fieldOf(canvasElement, 'form.title');
    await fireEvent.change(title, { target: { value: '2026' } });
    await userEvent.click(form.getByRole('button', { name: t()('form.save') }));
    await form.findByText(wordsOf('refusals')('wish.not_pending'));
    await expect(title).toHaveValue('2026');
  },
};
/** X07: nothing is lost without the network. */
export const Offline: Story = {
  parameters: given({ answers: [unreachable(calls.wishes.add)] }),
  play: async (context) => {
    await writes(context);
    const form = within(await within(context.canvasElement).findByRole('form'));
    await userEvent.click(form.getByRole('button', { name: t()('form.add') }));
    await form.findByText(t()('form.refused'));
    await form.findByText(wordsOf('connection')('unreachable'));
    await expect(await fieldOf(context.canvasElement, 'form.title')).toHaveValue(
      localized(storyWish().title),
    );
  },
};
/** S09: after a reload the draft is back; a picture whose way the reload ended is asked for again. */
export const DraftBack: Story = {
  tags: ['pictured'],
  beforeEach: () => {
    const draft = {
      values: {
        title: localized(storyWish().title),
        description: '',
        product: 'live',
        kind: 1,
        page: '/pindao/pdLive',
      },
      pictures: [
        { name: 'chart.png', sent: { fileId: 'f1', url: storyCover(2) } },
        { name: 'lost.png', sent: null },
      ],
      recording: null,
      keptAt: storyNow,
    };
    stores.tab.setItem(`draft wish ${storyMember.uid} `, JSON.stringify(draft));
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await fieldOf(canvasElement, 'form.title')).toHaveValue(localized(storyWish().title));
    await expect(canvas.getByRole('radio', { name: t()('kind.bug') })).toBeChecked();
    await canvas.findByRole('img', { name: 'chart.png' });
    await canvas.findByText(t()('form.pictureLost'));
    await expect(canvas.getByRole('button', { name: t()('form.add') })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};
