import { once } from 'node:events';
import type { Socket } from 'node:net';
import { callPath, calls, serverFrame, type Message, type ServerFrame } from '@goldbean/contract';
import { expect, vi } from 'vitest';
import { WebSocket } from 'ws';

type MessageFields = Record<string, string | number>;
type CallNames = keyof typeof calls.messaging;

/** Calls as a page makes them: a form, with the token among its fields. */
export async function call<Data = Record<string, unknown>>(
  host: string,
  token: string,
  name: CallNames,
  fields: MessageFields = {},
): Promise<{ code: number; msg_key: string; data: Data; status: number }> {
  const form = new URLSearchParams({ token });
  for (const [field, value] of Object.entries(fields)) form.set(field, String(value));
  const response = await fetch(`http://${host}${callPath(calls.messaging[name])}`, {
    method: 'POST',
    headers: { client: 'pc' },
    body: form,
  });
  return (await response.json()) as { code: number; msg_key: string; data: Data; status: number };
}

/** A websocket that follows the specification and keeps every frame it receives. */
export async function openSocket(address: string, headers: Record<string, string> = {}) {
  const socket = new WebSocket(address, { headers, perMessageDeflate: false });
  const frames: ServerFrame[] = [];
  let closed: number | null = null;
  socket.on('message', (data) => {
    frames.push(serverFrame.parse(JSON.parse((data as Buffer).toString())));
  });
  socket.on('close', (code) => {
    closed = code;
  });
  socket.on('error', () => {});
  await once(socket, 'open');
  return {
    socket,
    /** The socket below the websocket, to send invalid bytes or to stop reading. */
    network: (socket as unknown as { _socket: Socket })._socket,
    frames,
    closed: () => closed,
    send: (frame: object | string) => socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame)),
    of: <Type extends ServerFrame['type']>(type: Type) =>
      frames.filter((frame): frame is Extract<ServerFrame, { type: Type }> => frame.type === type),
    /** `seq` of the numbered frames, as received. */
    seqs: () =>
      frames.flatMap((frame) =>
        frame.type === 'msg' || (frame.type === 'event' && frame.seq !== undefined) ? [frame.seq ?? 0] : [],
      ),
    /** Breaks the connection without a close frame, as a lost network does. */
    cut: () => socket.terminate(),
  };
}
export type MessageSocket = Awaited<ReturnType<typeof openSocket>>;

/** Registers, opens, waits for `init` and binds: what the app does at every connect. */
export async function connect(host: string, token: string): Promise<MessageSocket> {
  const { data } = await call<{ server: string }>(host, token, 'token');
  const opened = await openSocket(data.server);
  const init = await vi.waitFor(() => {
    const [first] = opened.of('init');
    if (!first) throw new Error('no init yet');
    return first;
  });
  const bound = await call(host, token, 'bind', { client_id: init.client_id, platform: 1 });
  if (bound.code !== 200) throw new Error(`bind: ${bound.msg_key}`);
  return opened;
}

let made = 0;

/** Says a text with a `client_msg_id` of its own. */
export const say = (host: string, token: string, room: string, text: string) =>
  call<{ id: string; seq: number; ts: number }>(host, token, 'publish', {
    room,
    client_msg_id: `c${(made += 1)}`,
    kind: 'text',
    body: JSON.stringify({ text }),
  });

export const history = (host: string, token: string, room: string, fields: MessageFields = {}) =>
  call<{ list: Message[]; has_more: boolean }>(host, token, 'history', { room, ...fields });

/** Whole numbers, both ends included. */
export const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

export const patient = { timeout: 10_000, interval: 20 };

/** Waits until the newest numbered frame that a socket received is `seq`. */
export const receivedUpTo = (socket: MessageSocket, seq: number) =>
  vi.waitFor(() => expect(socket.seqs().at(-1)).toBe(seq), patient);

/** A new connection that hears a room. */
export async function joined(host: string, token: string, room: string) {
  const socket = await connect(host, token);
  const { data } = await call<{ epoch: string; last_seq: number }>(host, token, 'join', { room });
  return { socket, epoch: data.epoch, last: data.last_seq };
}
