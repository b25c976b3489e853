import { serverFrame, type Message, type ServerFrame } from '@goldbean/contract';
import { openRawSocket, type RawCaller } from './raw-client.ts';

type Numbered = Extract<ServerFrame, { type: 'msg' | 'event' }> & { readonly seq: number };

type RawSocket = Awaited<ReturnType<typeof openRawSocket>>;

/** Messages of one page of the history. */
const pageSize = 100;
/** How frames begin to which a client answers; the others are read when somebody asks for them. */
const prompts = ['init', 'resume'].map((type) => Buffer.from(`{"type":"${type}"`));
const frameIn = (bytes: Buffer): ServerFrame => serverFrame.parse(JSON.parse(bytes.toString()));
const isPrompt = (bytes: Buffer): boolean =>
  prompts.some((prompt) => bytes.subarray(0, prompt.length).equals(prompt));

/**
 * A member who hears one room as the app does: connects, binds, joins once and resumes afterwards, and loads the history
 * again when the server says that it no longer knows what is missing (D57). Thousands of them share a process, so they read
 * messages late: a storm is to be measured at the server, not here.
 */
export function createListener(call: RawCaller['call'], token: string, room: string) {
  let socket: RawSocket | null = null;
  let place: { epoch: string; seq: number } | null = null;
  /** Place of the first join. */
  let from = 0;
  /** What is on the screen, by `seq`. */
  let shown = new Map<number, Pick<Message, 'id' | 'status'>>();
  /** Frames that come while the history is loaded. */
  let buffered: Numbered[] | null = null;
  /** Frames that came and were not read yet, in order. */
  let unread: Buffer[] = [];
  let hear = (_frame: ServerFrame): void => {};
  const counts = { doubled: 0, gaps: 0, reloads: 0, resumes: 0 };

  const show = (message: Message): void =>
    void shown.set(message.seq, { id: message.id, status: message.status });

  function take(frame: Numbered): void {
    if (!place) return;
    if (frame.seq <= place.seq) counts.doubled += 1;
    else if (frame.seq > place.seq + 1) counts.gaps += 1;
    place = { ...place, seq: Math.max(place.seq, frame.seq) };
    if (frame.type === 'msg') show(frame.data);
    if (frame.type === 'event' && frame.data.kind === 'recall')
      for (const message of shown.values())
        if (message.id === frame.data['id']) Object.assign(message, { status: 'recalled' });
  }

  async function reload(epoch: string, upTo: number): Promise<void> {
    counts.reloads += 1;
    buffered = [];
    shown = new Map();
    for (let after = from, isMore = true; isMore;) {
      const { data } = await call('messaging.history', { room, after_seq: after, size: pageSize }, token);
      // What is newer comes as a frame.
      for (const message of data.list) if (message.seq <= upTo) show(message);
      after = data.list.at(-1)?.seq ?? upTo;
      isMore = data.has_more && after < upTo;
    }
    place = { epoch, seq: upTo };
    const waiting: Numbered[] = buffered;
    buffered = null;
    for (const frame of waiting) take(frame);
  }

  async function enter(opened: RawSocket, clientId: string): Promise<void> {
    const bound = await call('messaging.bind', { client_id: clientId, platform: 1 }, token);
    if (bound.code !== 200) throw new Error(`bind was refused: ${bound.msg_key}`);
    if (place) {
      opened.send(JSON.stringify({ type: 'resume', room, ...place }));
      return;
    }
    const { data } = await call('messaging.join', { room }, token);
    place = { epoch: data.epoch, seq: data.last_seq };
    from = data.last_seq;
  }

  function hold(opened: RawSocket): void {
    socket = opened;
  }

  function read(): void {
    const waiting = unread;
    unread = [];
    for (const bytes of waiting) hear(frameIn(bytes));
  }

  return {
    counts,
    last(): number {
      read();
      return place?.seq ?? 0;
    },
    from: (): number => from,
    list(): string[] {
      read();
      return [...shown]
        .toSorted(([a], [b]) => a - b)
        .map(([seq, { id, status }]) => `${seq} ${id} ${status}`);
    },

    /** Resolves when the room is followed and nothing is missing. */
    async connect(): Promise<void> {
      const { data } = await call('messaging.token', {}, token);
      const isFirst = place === null;
      await new Promise<void>((resolve, reject) => {
        const opening = openRawSocket(
          data.server,
          (bytes) => {
            if (!isPrompt(bytes)) return void unread.push(bytes);
            const frame = frameIn(bytes);
            // A good resume changes nothing of what was received before it, so that may still be read later.
            if (frame.type !== 'resume' || !frame.ok) read();
            hear(frame);
          },
          () => reject(new Error('the socket was closed')),
        );
        hear = (frame) => {
          if (frame.type === 'init') {
            const entered = opening.then((opened) => enter(opened, frame.client_id));
            if (isFirst) entered.then(resolve, reject);
            else entered.catch(reject);
          } else if (frame.type === 'resume') {
            counts.resumes += 1;
            if (frame.ok) resolve();
            else reload(frame.epoch, frame.seq).then(resolve, reject);
          } else if ((frame.type === 'msg' || frame.type === 'event') && frame.seq !== undefined) {
            const numbered = { ...frame, seq: frame.seq };
            if (buffered) buffered.push(numbered);
            else take(numbered);
          }
        };
        opening.then(hold, reject);
      });
    },
    /** Breaks the connection without a word, as a lost network does. */
    cut(): void {
      socket?.cut();
      socket = null;
      read();
    },
  };
}
