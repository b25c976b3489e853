import { clientFrame, serverFrame, type ServerFrame } from '@goldbean/contract';
import type { Socket } from '../shared/socket/connection.ts';
import { localizedIn } from './spoken.ts';

/** Where the story's server says its websocket is; the address leads nowhere. */
export const storyServer = 'wss://story.invalid/ws';

type StorySocketListener = (event: { readonly data: unknown }) => void;

/** The open connection of the story, if the page has one. */
let current: { readonly tell: StorySocketListener; readonly end: () => void } | null = null;

/** A connection that opens at once, is bound at once, and then says what `pushFrame` hands it. */
function openStorySocket(): Socket {
  const listeners: { message: StorySocketListener[]; close: StorySocketListener[] } = {
    message: [],
    close: [],
  };
  const tell = (frame: ServerFrame) => {
    for (const listener of listeners.message) listener({ data: JSON.stringify(frame) });
  };
  const mine = {
    tell: ({ data }: { readonly data: unknown }) => tell(data as ServerFrame),
    end: () => {
      if (current === mine) current = null;
      for (const listener of listeners.close) listener({ data: null });
    },
  };
  current = mine;
  setTimeout(() => tell({ type: 'init', client_id: 'story', data: { client_id: 'story' } }));
  return {
    send(text) {
      const frame = clientFrame.parse(JSON.parse(text));
      if (frame.type === 'ping') tell({ type: 'pong' });
      if (frame.type === 'resume') tell({ ...frame, ok: true });
    },
    close: mine.end,
    addEventListener(type: 'message' | 'close', listener: StorySocketListener) {
      listeners[type].push(listener);
    },
  };
}

/** What the server says now. @param frame checked against the contract @throws when nobody is connected */
export function pushFrame(frame: ServerFrame): void {
  if (!current) throw new Error('pushFrame: the page has no connection yet; wait for what shows that it has');
  current.tell({ data: serverFrame.parse(localizedIn(frame)) });
}

/** The connection breaks. What follows is the back-off (D58): the first try goes at once. */
export function breakConnection(): void {
  current?.end();
}

const Real = globalThis.WebSocket;
// Storybook and Vitest talk to their own servers by websocket too: only our address is ours.
globalThis.WebSocket = new Proxy(Real, {
  construct: (target, [address, protocols]: [string, string?]) =>
    address === storyServer ? openStorySocket() : new target(address, protocols),
});
