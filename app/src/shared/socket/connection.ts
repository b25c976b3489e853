import { sharedLimits } from '@goldbean/contract/shared';
import type { ClientFrame } from '@goldbean/contract/talk';
import { backOff, stableAfterMs } from './back-off.ts';
import type { ConnectionState } from './connection.state.ts';
import { clientIdOf, isCounted, kickReasonOf, readFrame, readResumed, type AnyFrame } from './frames.ts';
import { createHeartbeat, type Timers } from './heartbeat.ts';
import { createListeners, type Listeners } from './listeners.ts';
import { createRoomListening } from './room-listening.ts';
import { createRooms } from './rooms.ts';

/** The part of `WebSocket` that is used. */
export interface Socket {
  send(text: string): void;
  close(): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  addEventListener(type: 'close', listener: () => void): void;
}

export interface ConnectionParts {
  /** C105. Each call gives an address for one socket (D87). @throws when there is none to have now */
  readonly getServer: () => Promise<string>;
  /** C106. @throws when the server does not tie the socket to the member */
  readonly bind: (clientId: string) => Promise<void>;
  /** Whether an error of the two means that nobody is signed in, so that a retry is useless. */
  readonly isSignedOut: (error: unknown) => boolean;
  /** The wait in ms that a limit of the server named when it refused one of the two; null for every other error. */
  readonly waitNamedBy: (error: unknown) => number | null;
  /** The server revoked the session while the socket was open. */
  readonly onRevoked: () => void;
  readonly openSocket: (address: string) => Socket;
  readonly state: ConnectionState;
  /** Listeners of the frames that the connection does not handle itself. */
  readonly frames?: Listeners<AnyFrame>;
  readonly timers: Timers;
  readonly now: () => number;
  readonly random: () => number;
  readonly limits?: Pick<typeof sharedLimits, 'pingIntervalMs' | 'pongTimeoutMs' | 'bindTimeoutMs'>;
}

/**
 * The one message connection of a tab (T16, T17, D57, D58, D87): close the old socket, ask for a token, open,
 * init, bind, connected; ping and pong; reconnect with back-off; resume each room, so that every frame reaches
 * the listeners once and in order.
 */
export function createConnection(parts: ConnectionParts) {
  const { state, timers } = parts;
  const limits = parts.limits ?? sharedLimits;
  const connects = createListeners<void>();
  const messages = parts.frames ?? createListeners<AnyFrame>();

  /** Incremented with every socket; frames of older sockets are ignored. */
  let generation = 0;
  let socket: Socket | null = null;
  let retryTimer: number | undefined;
  let stableTimer: number | undefined;
  let bindTimer: number | undefined;
  /** How often in a row a limit of the server refused us; no failure of the connection, so the banner stays quiet. */
  let refusals = 0;
  /** The wait under way was named by the server: nothing cuts it short. */
  let isHeldBack = false;

  const send = (frame: ClientFrame): void => socket?.send(JSON.stringify(frame));
  const rooms = createRooms({
    ask: (room, place) => {
      if (state.phase === 'connected') send({ type: 'resume', room, ...place });
    },
    deliver: messages.tell,
    generation: () => (state.phase === 'connected' ? generation : 0),
  });
  const heartbeat = createHeartbeat({
    timers,
    pingIntervalMs: limits.pingIntervalMs,
    pongTimeoutMs: limits.pongTimeoutMs,
    ping: () => send({ type: 'ping' }),
    onDead: () => lost(),
  });

  /** Closes the socket and clears its timers. */
  function drop(): void {
    generation += 1;
    heartbeat.stop();
    for (const timer of [retryTimer, stableTimer, bindTimer]) timers.clearTimeout(timer);
    isHeldBack = false;
    const old = socket;
    socket = null;
    old?.close();
  }

  function lost(): void {
    drop();
    const wait = backOff(state.failures, parts.random());
    state.failures += 1;
    tryAfter(wait);
  }

  /** @param named the wait that the server asks for, ms; the back-off comes on top */
  function heldBack(named: number): void {
    drop();
    refusals += 1;
    isHeldBack = true;
    tryAfter(named + backOff(refusals, parts.random()));
  }

  function tryAfter(wait: number): void {
    Object.assign(state, { phase: 'waiting', nextTryAt: parts.now() + wait });
    retryTimer = timers.setTimeout(() => void connect(), wait);
  }

  async function connect(): Promise<void> {
    drop();
    const mine = generation;
    Object.assign(state, { phase: 'connecting', nextTryAt: null });
    try {
      const address = await parts.getServer();
      if (mine !== generation) return;
      const opened = parts.openSocket(address);
      socket = opened;
      bindTimer = timers.setTimeout(lost, limits.bindTimeoutMs);
      opened.addEventListener('close', () => {
        if (mine === generation) lost();
      });
      opened.addEventListener('message', (event) => {
        const frame = mine === generation ? readFrame(event.data) : null;
        if (frame) receive(frame, mine);
      });
    } catch (error) {
      if (mine === generation) failed(error);
    }
  }

  function failed(error: unknown): void {
    const named = parts.waitNamedBy(error);
    if (parts.isSignedOut(error)) close();
    else if (named !== null) heldBack(named);
    else lost();
  }

  async function bind(clientId: string, mine: number): Promise<void> {
    try {
      await parts.bind(clientId);
    } catch (error) {
      if (mine === generation) failed(error);
      return;
    }
    if (mine !== generation) return;
    timers.clearTimeout(bindTimer);
    refusals = 0;
    Object.assign(state, { phase: 'connected', kicked: null });
    stableTimer = timers.setTimeout(() => {
      state.failures = 0;
    }, stableAfterMs);
    heartbeat.start();
    rooms.resumeAll();
    connects.tell();
  }

  function receive(frame: AnyFrame, mine: number): void {
    switch (frame.type) {
      case 'init': {
        const clientId = clientIdOf(frame);
        if (clientId !== null) void bind(clientId, mine);
        return;
      }
      case 'pong':
        heartbeat.pong();
        return;
      case 'ping':
        send({ type: 'pong' });
        return;
      case 'kick':
        kicked(frame);
        return;
      case 'resume': {
        const answer = readResumed(frame);
        if (answer) rooms.answered(answer);
        return;
      }
      default:
        if (isCounted(frame)) rooms.receive(frame);
        else messages.tell(frame);
    }
  }

  function kicked(frame: AnyFrame): void {
    state.kicked = kickReasonOf(frame);
    if (state.kicked === 'revoked') {
      close();
      parts.onRevoked();
    } else if (state.kicked === 'replaced') {
      // Two pages that each reconnect would replace each other for ever.
      drop();
      state.phase = 'stopped';
    } else {
      // A closing server tells all clients at once, so the reconnects are spread by the back-off.
      if (state.kicked === 'closing') state.failures = Math.max(state.failures, 1);
      lost();
    }
  }

  /** Ends the connection and leaves the rooms, when nobody is signed in. */
  function close(): void {
    drop();
    rooms.forget();
    Object.assign(state, { phase: 'idle', failures: 0, nextTryAt: null });
  }

  return {
    /** Opens, or opens anew: at sign-in. */
    open(): void {
      state.failures = 0;
      refusals = 0;
      void connect();
    },
    close,
    /** The network is back or the member asks: no need to wait for the next try, unless the server asked to. */
    retryNow(): void {
      if (isHeldBack) return;
      if (state.phase === 'waiting' || state.phase === 'stopped') void connect();
    },
    /** The network is gone: no need to wait half a minute for a heartbeat to find out. */
    networkGone(): void {
      if (state.phase === 'connected' || state.phase === 'connecting') lost();
    },
    /** After every bind, and at once when bound already. @returns stops it */
    onConnect(listener: () => void): () => void {
      if (state.phase === 'connected') listener();
      return connects.add(listener);
    },
    /** Every frame that is not the connection's own business, unknown types untouched. @returns stops it */
    onMessage: messages.add,
    ...createRoomListening(messages.add),
    enterRoom: rooms.enter,
  };
}
