import { lineOf, messageContents, type BodyOf, type MessageKind } from '@goldbean/contract/talk';
import type { ChatMessageContent as MessageContentView, VoiceState } from '@goldbean/design-system/chat';
import { documentHref } from '../../../shared/files/index.ts';
import type { ChatMessageLine } from './message-line.ts';
import type { MessageReader, TaskOf } from './reader.ts';
import { mayEditAgain } from './speech.ts';

/** What is not known of a task is told by its deadline alone (UTC ms); with the group every task ends. */
export function taskStatus(
  { task_id, deadline_ts }: { readonly task_id: string; readonly deadline_ts: number | null },
  { taskOf, now, isOver = false }: Pick<MessageReader, 'taskOf' | 'now' | 'isOver'>,
): NonNullable<ReturnType<TaskOf>> {
  const { status, count } = taskOf?.(task_id) ?? {
    status: deadline_ts !== null && now >= deadline_ts ? 'ended' : 'open',
    count: 0,
  };
  return { status: isOver && status === 'open' ? 'ended' : status, count };
}

/** Of a live session of which no more is known, its time alone speaks. */
export function liveStatus(
  { live_id, start_time_ts }: BodyOf<'live'>,
  { liveOf, now }: Pick<MessageReader, 'liveOf' | 'now'>,
): 'soon' | 'live' | 'ended' {
  return liveOf?.(live_id) ?? (now < start_time_ts ? 'soon' : 'ended');
}

const unsupported: MessageContentView = { kind: 'unsupported' };

/** D79: a dot until it was played on this device; what I said myself has none. */
function voiceState(fileId: string, { voice, heard }: MessageReader['playback'], isOwn: boolean): VoiceState {
  if (voice?.fileId === fileId)
    return voice.state === 'playing' ? { kind: 'playing', at: voice.at } : { kind: voice.state };
  return { kind: isOwn || heard.includes(fileId) ? 'played' : 'unplayed' };
}

/** How this client draws each kind; one without an entry does not compile. */
const views: {
  readonly [Kind in MessageKind]: (
    body: BodyOf<Kind>,
    reader: MessageReader,
    isOwn: boolean,
  ) => MessageContentView;
} = {
  text: ({ text }) => ({ kind: 'text', text }),
  system: ({ text }) => ({ kind: 'system', text }),
  image: ({ file_id, name, w, h }, { addressOf }) => ({
    kind: 'image',
    url: addressOf(file_id),
    name,
    width: w,
    height: h,
  }),
  file: ({ file_id, name, size, mime }) => {
    const href = documentHref(file_id, name);
    return {
      kind: 'file',
      name,
      size,
      ...(mime.startsWith('video/') && { isVideo: true }),
      ...(href !== undefined && { href }),
    };
  },
  video: ({ file_id, played_id, name, size, poster_id, duration, w, h, state }, { addressOf, playback }) =>
    playback.unplayable.includes(file_id)
      ? { kind: 'file', name, size, isVideo: true }
      : {
          kind: 'video',
          name,
          ...((played_id !== undefined || state !== 'ready') && { originalSize: size }),
          poster: poster_id === undefined ? '' : addressOf(poster_id),
          seconds: duration / 1_000,
          width: w,
          height: h,
          state,
          ...(playback.video?.fileId === file_id && { url: playback.video.url }),
        },
  voice: ({ file_id, duration, waveform }, { playback }, isOwn) => ({
    kind: 'voice',
    seconds: duration / 1_000,
    state: voiceState(file_id, playback, isOwn),
    ...(waveform && { waveform }),
  }),
  red_packet: () => ({ kind: 'red_packet' }),
  announcement: ({ content, must_read }) => ({ kind: 'announcement', text: content, mustRead: must_read }),
  form: (body, reader) => ({
    kind: 'form',
    task: body.task,
    title: body.title,
    ...(body.deadline_ts !== null && { deadline: body.deadline_ts }),
    status: taskStatus(body, reader).status,
  }),
  sign_in: (body, reader) => ({ kind: 'sign_in', title: body.title, ...taskStatus(body, reader) }),
  merged: ({ title, count, lines }, reader) => ({
    kind: 'merged',
    title,
    count,
    lines: lines.map(({ nickname, kind, text, ts }, at) => ({
      id: `${at} ${ts}`,
      nickname,
      text: reader.lineOf(kind, text),
    })),
  }),
  // D39: they come from the phone app, and are opened there.
  mini_program: ({ title, app }) => ({ kind: 'mini_program', title, app }),
  voice_call: ({ outcome, duration }) => ({
    kind: 'voice_call',
    outcome: outcome === 'ended' ? { kind: outcome, seconds: duration / 1_000 } : { kind: outcome },
  }),
  live: (body, reader) => ({
    kind: 'live',
    title: body.name,
    teacher: body.teacher,
    startsAt: body.start_time_ts,
    status: liveStatus(body, reader),
  }),
  // No feature makes these yet.
  recalled: () => unsupported,
  exam: () => unsupported,
};

function viewOf<Kind extends MessageKind>(
  kind: Kind,
  said: unknown,
  reader: MessageReader,
  isOwn: boolean,
): MessageContentView {
  const { data } = messageContents[kind].body.safeParse(said);
  return data ? views[kind](data as BodyOf<Kind>, reader, isOwn) : unsupported;
}

/** What a blocked message said, in short; empty for what has no words of its own. */
function hiddenLine({ kind, hidden }: ChatMessageLine & { readonly status: 'blocked' | 'recalled' }): string {
  const { data } = messageContents[kind].body.safeParse(hidden);
  return data ? lineOf({ kind, body: data }) : '';
}

/** What of a message this client can draw. */
export function contentOf(
  message: ChatMessageLine,
  reader: MessageReader,
  nickname: (uid: string) => string,
): MessageContentView {
  if (message.status === 'normal') {
    const content = viewOf(message.kind, message.body, reader, message.sender.uid === reader.uid);
    // The message says how they stood in it; of an older one their names now are the best guess.
    const names = (message.kind === 'text' && message.body.named?.map((one) => one.nickname)) || undefined;
    const mentions = names ?? message.mentions.map(nickname).filter((name) => name !== '');
    return content.kind === 'text' && mentions.length > 0 ? { ...content, mentions } : content;
  }
  if (message.status === 'blocked') {
    if (reader.role === 'member') return { kind: 'blocked' };
    return { kind: 'blocked', canUnblock: true, text: hiddenLine(message) };
  }
  const by = message.recalledBy;
  return {
    kind: 'recalled',
    ...(by !== undefined && by !== message.sender.uid && nickname(by) !== '' && { by: nickname(by) }),
    canEditAgain: mayEditAgain(reader.recalledWords[message.id], reader.now),
  };
}
