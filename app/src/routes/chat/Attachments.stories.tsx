import { calls, type CallAnswer, type Message } from '@goldbean/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { paths } from '../../shared/paths/index.ts';
import {
  answer,
  given,
  localized,
  never,
  page,
  people,
  pushFrame,
  refuse,
  saying,
  storyCover,
  storyNow,
  unreachable,
  wordsOf,
} from '../../stories/index.ts';
import { classGroup, classTalk, written } from './chat.fixtures.ts';
import { ChatPage } from './ChatPage.tsx';

const { jing: teacher, yutong: classmate } = people;

type StoryMessage = Extract<Message, { status: 'normal' }>;
const said = <Kind extends StoryMessage['kind']>(
  seq: number,
  kind: Kind,
  body: Extract<StoryMessage, { kind: Kind }>['body'],
  sender: Message['sender'] = teacher,
) =>
  ({
    id: `m${seq}`,
    seq,
    client_msg_id: `c${seq}`,
    kind,
    body,
    status: 'normal',
    sender,
    reply_to: null,
    mentions: [],
    ts: storyNow - (20 - seq) * 60_000,
  }) as Message;

const file = (file_id: string, name: string, mime: string, size: number) => ({ file_id, name, mime, size });
const waveform = Array.from({ length: 40 }, (_, at) =>
  Math.round(50 + 45 * Math.sin(at * 0.9) * Math.cos(at * 0.23)),
);
const spokenWords = { ...file('v1', 'voice.webm', 'audio/webm', 92_000), duration: 23_000, waveform };
const film = {
  ...file('d1', written.lesson, 'video/mp4', 8_400_000),
  w: 640,
  h: 360,
  duration: 95_000,
  state: 'ready' as const,
};

const talk: readonly Message[] = [
  said(1, 'text', { text: written.hello }),
  said(2, 'image', { ...file('f1', written.picture, 'image/webp', 48_200), w: 480, h: 300 }),
  said(3, 'image', { ...file('f2', written.chart, 'image/webp', 48_200), w: 480, h: 300 }, classmate),
  said(4, 'file', { ...file('f3', written.notes, 'application/pdf', 730_000), w: null, h: null }),
  said(5, 'video', film),
  said(6, 'file', { ...file('d2', written.oldLesson, 'video/x-flv', 31_000_000), w: null, h: null }),
  said(7, 'voice', spokenWords),
];

const addresses = (list: CallAnswer<typeof calls.files.addresses>['list']) =>
  answer(calls.files.addresses, { list, ttl: 300_000 });

const meta = {
  title: 'Pages/chat/Attachments',
  component: ChatPage,
  tags: ['!autodocs'],
  ...page({
    address: paths.chat.href(),
    answers: [
      ...classTalk(talk),
      addresses([
        { file_id: 'f1', url: storyCover() },
        { file_id: 'f2', url: storyCover() },
      ]),
    ],
  }),
} satisfies Meta;

export default meta;
type Story = StoryObj;
type Play = NonNullable<Story['play']>;

const t = wordsOf('chat');
const named = (text: string) => saying(localized(text));
const seesTalk: Play = async ({ canvasElement }) => {
  await within(canvasElement).findByText(localized(written.notes));
  await waitFor(() => expect(within(canvasElement).getByText(t('composer.hint'))).toBeVisible());
};

/** A small picture as one pastes it. */
async function picture(name: string): Promise<File> {
  const canvas = new OffscreenCanvas(48, 30);
  const brush = canvas.getContext('2d');
  if (brush) Object.assign(brush, { fillStyle: '#f36e14' }).fillRect(0, 0, 48, 30);
  return new File([await canvas.convertToBlob()], name, { type: 'image/png' });
}
function paste(canvasElement: HTMLElement, ...files: readonly File[]): void {
  const clipboardData = new DataTransfer();
  for (const one of files) clipboardData.items.add(one);
  within(canvasElement)
    .getByRole('textbox')
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}
/** A toast says so; it fades in. */
const isTold = (words: string | RegExp): Promise<void> =>
  waitFor(() => expect(screen.getByText(words)).toBeVisible());
const pastesPicture: Play = async (context) => {
  await seesTalk(context);
  paste(context.canvasElement, await picture('pasted.png'));
};

/** E05: a picture, a file, a video, one that browsers do not play (D32), and a voice message with its dot (D79). */
export const Kinds: Story = {
  tags: ['main'],
  play: async (context) => {
    await seesTalk(context);
    const canvas = within(context.canvasElement);
    await expect(canvas.getByText(t('file.video'))).toBeVisible();
    await expect(canvas.getByText(t('voice.unplayed'))).toBeInTheDocument();
  },
};

/** The pictures of the room, one after the other. */
export const Viewer: Story = {
  tags: ['pictured'],
  play: async (context) => {
    await seesTalk(context);
    const opener = within(context.canvasElement).getByRole('button', { name: named(written.picture) });
    await userEvent.click(opener);
    const viewer = within(await screen.findByRole('dialog'));
    await waitFor(async () =>
      expect(await viewer.findByText(t('pictures.count', { at: 1, total: 2 }))).toBeVisible(),
    );
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(async () =>
      expect(await viewer.findByText(t('pictures.count', { at: 2, total: 2 }))).toBeVisible(),
    );
  },
};

/** A picture on its way: how much is sent, and how to end it. */
export const Uploading: Story = {
  parameters: given({ answers: [never(calls.files.upload, 0.42)] }),
  play: async (context) => {
    await pastesPicture(context);
    const cancel = await within(context.canvasElement).findByRole('button', { name: t('upload.cancel') });
    await expect(cancel).toBeVisible();
  },
};

/** M03: the upload was ended; nothing of it stays. */
export const Cancelled: Story = {
  parameters: given({ answers: [never(calls.files.upload, 0.42)] }),
  play: async (context) => {
    await pastesPicture(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: t('upload.cancel') }));
    await isTold(t('upload.cancelled'));
    await expect(canvas.queryByRole('button', { name: named('pasted.png') })).toBeNull();
  },
};

/** M03: nobody answered; it can be tried again. */
export const Failed: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [unreachable(calls.files.upload)] }),
  play: async (context) => {
    await pastesPicture(context);
    const canvas = within(context.canvasElement);
    await waitFor(async () => expect(await canvas.findByText(t('upload.imageFailed'))).toBeVisible());
    await expect(canvas.getByRole('button', { name: t('retry') })).toBeVisible();
  },
};

/** V09: the server refused it. */
export const RefusedByServer: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [refuse(calls.files.upload, 'file.quota')] }),
  play: async (context) => {
    await pastesPicture(context);
    await within(context.canvasElement).findByText(wordsOf('errors')('file.quota'));
  },
};

/** V07, V08, M06: refused before anything is sent; a call would fail the story. */
export const RefusedBefore: Story = {
  tags: ['pictured'],
  play: async (context) => {
    await seesTalk(context);
    const program = new File(['MZ'], 'setup.exe');
    paste(context.canvasElement, program, new File(['1,2'], 'marks.csv'));
    await isTold(saying(wordsOf('errors')('file.executable')));
    await isTold(saying(wordsOf('errors')('file.spreadsheet')));
  },
};

/** M15: what should be a voice message cannot be played. */
export const VoiceFailed: Story = {
  tags: ['pictured'],
  name: 'M15: a voice message that cannot be played',
  parameters: given({
    answers: [addresses([{ file_id: 'v1', url: 'data:audio/webm;base64,AAAA' }])],
  }),
  play: async (context) => {
    await seesTalk(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: saying(t('voice.play', { length: '.*' })) }));
    await waitFor(async () => expect(await canvas.findByText(t('voice.failed'))).toBeVisible());
  },
};

const old = {
  ...file('d2', written.oldLesson, 'video/x-flv', 31_000_000),
  w: 0,
  h: 0,
  duration: 0,
  state: 'processing' as const,
};
const converted = { ...old, w: 640, h: 360, duration: 95_000, state: 'ready' as const, played_id: 'd3' };
const withVideo = (body: typeof old | typeof converted | (Omit<typeof old, 'state'> & { state: 'failed' })) =>
  given({
    answers: [
      answer(calls.messaging.history, {
        list: [said(1, 'text', { text: written.hello }), said(7, 'video', body)],
        has_more: false,
      }),
    ],
  });
const canSave: Play = async ({ canvasElement }) => {
  const save = await within(canvasElement).findByRole('button', {
    name: saying(t('file.download', { name: localized(written.oldLesson), size: '.*' })),
  });
  await waitFor(() => expect(save).toBeVisible());
};

/** D32: a video of a format that browsers do not play is being converted; what was sent can be saved meanwhile. */
export const Converting: Story = {
  parameters: withVideo(old),
  play: async (context) => {
    await canSave(context);
    await expect(within(context.canvasElement).getByText(t('video.processing'))).toBeVisible();
  },
};

/** D32: it is done while one looks: it plays, without a reload. */
export const Converted: Story = {
  parameters: withVideo(old),
  play: async (context) => {
    await canSave(context);
    pushFrame({
      type: 'event',
      room: classGroup.room,
      epoch: 'e',
      seq: talk.length + 1,
      ts: storyNow,
      data: { kind: 'amend', id: 'm7', fields: converted },
    });
    const canvas = within(context.canvasElement);
    await canvas.findByRole('button', {
      name: saying(t('video.play', { name: localized(written.oldLesson), length: '.*' })),
    });
    await expect(canvas.queryByText(t('video.processing'))).toBeNull();
    await canSave(context);
  },
};

/** D32: its poster is drawn while one looks, and what is shown of it asks for that picture's address. */
export const PosterDrawn: Story = {
  parameters: given({
    answers: [addresses([{ file_id: 'p1', url: storyCover() }])],
  }),
  play: async ({ canvasElement }) => {
    const row = await within(canvasElement).findByRole('button', {
      name: saying(t('video.play', { name: localized(written.lesson), length: '.*' })),
    });
    await expect(row.querySelector('img')).toBeNull();
    pushFrame({
      type: 'event',
      room: classGroup.room,
      epoch: 'e',
      seq: talk.length + 1,
      ts: storyNow,
      data: { kind: 'amend', id: 'm5', fields: { poster_id: 'p1' } },
    });
    await waitFor(() => expect(row.querySelector('img')).toBeVisible());
  },
};

/** D32: nothing that plays came of it: only what was sent is there. */
export const ConversionFailed: Story = {
  tags: ['pictured'],
  parameters: withVideo({ ...old, state: 'failed' as const }),
  play: async (context) => {
    await canSave(context);
    await expect(within(context.canvasElement).getByText(t('video.failed'))).toBeVisible();
  },
};

/** A tone in the place of a microphone. */
function giveMicrophone(answers: () => Promise<MediaStream>): () => void {
  const real = navigator.mediaDevices.getUserMedia;
  navigator.mediaDevices.getUserMedia = answers;
  return () => {
    navigator.mediaDevices.getUserMedia = real;
  };
}
const recordButton = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('button', { name: t('composer.voice') });

/** D79: a voice message is being recorded. */
export const Recording: Story = {
  tags: ['moving'],
  beforeEach: () =>
    giveMicrophone(async () => {
      const context = new AudioContext();
      const tone = context.createOscillator();
      const out = context.createMediaStreamDestination();
      tone.connect(out);
      tone.start();
      return out.stream;
    }),
  play: async (context) => {
    await seesTalk(context);
    await userEvent.click(recordButton(context.canvasElement));
    await waitFor(async () => expect(await within(context.canvasElement).findByRole('timer')).toBeVisible());
  },
};

/** The member gives no microphone. */
export const NoMicrophone: Story = {
  beforeEach: () => giveMicrophone(() => Promise.reject(new DOMException('', 'NotAllowedError'))),
  play: async (context) => {
    await seesTalk(context);
    await userEvent.click(recordButton(context.canvasElement));
    await waitFor(async () =>
      expect(await within(context.canvasElement).findByText(t('recorder.denied'))).toBeVisible(),
    );
  },
};
