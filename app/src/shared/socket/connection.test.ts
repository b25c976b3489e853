import { sharedLimits } from '@goldbean/contract/shared';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createConnection, type Socket } from './connection.ts';
import { createConnectionState } from './connection.state.ts';
import type { AnyFrame } from './frames.ts';

/** A socket whose server side the test plays. */
class FakeSocket implements Socket {
  private readonly listeners = new Map<string, (event: { data: unknown }) => void>();
  readonly sent: AnyFrame[] = [];
  open = true;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as AnyFrame);
  }
  close(): void {
    this.open = false;
  }
  addEventListener(type: string, listener: (event: { data: unknown }) => void): void {
    this.listeners.set(type, listener);
  }
  says(frame: object | string): void {
    const data = typeof frame === 'string' ? frame : JSON.stringify(frame);
    this.listeners.get('message')?.({ data });
  }
  breaks(): void {
    this.open = false;
    this.listeners.get('close')?.({ data: null });
  }
}

/** Fake timers make a wait of 0 inside a timer 1 ms long. */
const concurrency = 1;
const passes = (ms = 0) => vi.advanceTimersByTimeAsync(ms);
const room = { room: 'r', epoch: 'e1' };
const message = (seq: number) => ({ type: 'msg', ...room, seq, ts: 1, data: { id: `m${seq}` } });

function setUp(random = 1) {
  const sockets: FakeSocket[] = [];
  const state = createConnectionState();
  const parts = {
    getServer: vi.fn(async () => 'wss://im.example/socket?ticket=1'),
    bind: vi.fn(async (_clientId: string) => undefined),
    isSignedOut: (error: unknown) => error === 'signed out',
    waitNamedBy: (error: unknown) => (typeof error === 'number' ? error : null),
    onRevoked: vi.fn(),
    openSocket: vi.fn((_address: string) => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    }),
    state,
    timers: {
      setTimeout: (run: () => void, ms: number) => setTimeout(run, ms) as unknown as number,
      clearTimeout: (timer: number | undefined) => clearTimeout(timer),
    },
    now: Date.now,
    random: () => random,
  };
  const connection = createConnection(parts);
  const last = (): FakeSocket => {
    const socket = sockets.at(-1);
    if (!socket) throw new Error('no socket was opened');
    return socket;
  };
  /** The server greets the newest socket; bind succeeds. */
  const greet = async (id = 'c1') => {
    last().says({ type: 'init', client_id: id, data: { client_id: id } });
    await passes();
  };
  const connect = async () => {
    connection.open();
    await passes();
    await greet();
  };
  const openSockets = () => sockets.filter((socket) => socket.open).length;
  return { ...parts, connection, sockets, last, greet, connect, openSockets };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('T16: connecting', () => {
  it('asks for a token, opens the address, binds the client id of init, and is connected', async () => {
    const { connection, state, getServer, openSocket, bind, greet } = setUp();
    connection.open();
    await passes();
    expect(getServer).toHaveBeenCalledOnce();
    expect(openSocket).toHaveBeenCalledWith('wss://im.example/socket?ticket=1');
    expect(state.phase).toBe('connecting');
    await greet('c7');
    expect(bind).toHaveBeenCalledWith('c7');
    expect(state.phase).toBe('connected');
  });

  it('closes the old socket first, and never has two', async () => {
    const { connection, connect, sockets, openSockets } = setUp();
    await connect();
    connection.open();
    await passes();
    expect(sockets[0]?.open).toBe(false);
    expect(openSockets()).toBe(1);
  });

  it('opened twice while the token is under way opens one socket', async () => {
    const { connection, sockets } = setUp();
    connection.open();
    connection.open();
    await passes();
    expect(sockets).toHaveLength(1);
  });

  it('starts anew when nothing greets within the bind timeout', async () => {
    const { connection, sockets } = setUp();
    connection.open();
    await passes();
    await passes(sharedLimits.bindTimeoutMs + concurrency);
    expect(sockets).toHaveLength(2);
  });

  it('knows at once that the network is gone, and comes back when told', async () => {
    const { connection, connect, state, openSockets, greet } = setUp();
    await connect();
    connection.networkGone();
    expect(state.phase).toBe('waiting');
    expect(openSockets()).toBe(0);
    connection.retryNow();
    await passes();
    await greet('c2');
    expect(state.phase).toBe('connected');
    connection.close();
    connection.networkGone();
    expect(state.phase).toBe('idle');
  });

  it('does not try again when nobody is signed in', async () => {
    const { connection, state, getServer } = setUp();
    getServer.mockRejectedValue('signed out');
    connection.open();
    await passes(120_000);
    expect(getServer).toHaveBeenCalledOnce();
    expect(state.phase).toBe('idle');
  });
});

describe('T16: ping and pong', () => {
  it('pings every 30 s and stays while pongs come', async () => {
    const { connect, last, sockets } = setUp();
    await connect();
    for (let beat = 0; beat < 10; beat += 1) {
      await passes(sharedLimits.pingIntervalMs);
      last().says({ type: 'pong' });
    }
    expect(last().sent).toEqual(Array.from({ length: 10 }, () => ({ type: 'ping' })));
    expect(sockets).toHaveLength(1);
  });

  it('reconnects 5 s after a ping without pong, not before', async () => {
    const { connect, sockets } = setUp();
    await connect();
    await passes(sharedLimits.pingIntervalMs + sharedLimits.pongTimeoutMs - 1);
    expect(sockets).toHaveLength(1);
    await passes(1 + concurrency);
    expect(sockets).toHaveLength(2);
  });

  it('lets nothing but a pong stop that timer', async () => {
    const { connect, last, sockets } = setUp();
    await connect();
    await passes(sharedLimits.pingIntervalMs);
    last().says(message(1));
    last().says({ type: 'ping' });
    await passes(sharedLimits.pongTimeoutMs + concurrency);
    expect(sockets).toHaveLength(2);
  });

  it('answers a ping with a pong', async () => {
    const { connect, last } = setUp();
    await connect();
    last().says({ type: 'ping' });
    expect(last().sent).toEqual([{ type: 'pong' }]);
  });
});

describe('D58: back-off', () => {
  it('goes at once, then after 1, 2, 4, 8, 16, 30 and 30 s', async () => {
    const { connection, getServer, state } = setUp();
    getServer.mockRejectedValue(new Error('down'));
    connection.open();
    await passes();
    const waits: number[] = [];
    for (let tries = 0; tries < 8; tries += 1) {
      waits.push((state.nextTryAt ?? 0) - Date.now());
      await passes(waits.at(-1));
    }
    // The at-once try already ran within the first `passes`.
    expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000]);
  });

  it('starts from the beginning once a connection held for 60 s', async () => {
    const { connect, state, last, greet } = setUp();
    await connect();
    last().breaks();
    await passes();
    await greet();
    expect(state.failures).toBe(1);
    await passes(30_000);
    last().says({ type: 'pong' });
    await passes(30_000);
    expect(state.failures).toBe(0);
  });

  it('does not wait when the network comes back', async () => {
    const { connection, getServer, state } = setUp();
    getServer.mockRejectedValueOnce(new Error('down')).mockRejectedValueOnce(new Error('down'));
    connection.open();
    await passes();
    expect(state.phase).toBe('waiting');
    connection.retryNow();
    await passes();
    expect(state.phase).toBe('connecting');
  });
});

describe('a limit of the server refuses the token, and names the wait', () => {
  it('waits as long as it says, up to a second more so that tabs do not all come at once', async () => {
    const { connection, getServer, state, greet } = setUp(0.5);
    getServer.mockRejectedValueOnce(7_000);
    connection.open();
    await passes();
    expect(state).toMatchObject({ phase: 'waiting', nextTryAt: Date.now() + 7_500 });
    await passes(7_499);
    expect(getServer).toHaveBeenCalledOnce();
    await passes(1);
    await greet();
    expect(state.phase).toBe('connected');
  });

  it('backs off when it is refused again, and begins anew once it was connected', async () => {
    const { connection, getServer, state, last, greet } = setUp(1);
    for (let n = 0; n < 4; n += 1) getServer.mockRejectedValueOnce(2_000);
    connection.open();
    await passes();
    const waits: number[] = [];
    for (let n = 0; n < 4; n += 1) {
      waits.push((state.nextTryAt ?? 0) - Date.now());
      await passes(waits.at(-1));
    }
    expect(waits).toEqual([3_000, 4_000, 6_000, 10_000]);
    await greet();
    getServer.mockRejectedValueOnce(2_000);
    last().breaks();
    await passes();
    expect((state.nextTryAt ?? 0) - Date.now()).toBe(3_000);
  });

  it('is no failure: the banner, which counts failures, stays quiet', async () => {
    const { connection, getServer, state } = setUp();
    for (let n = 0; n < 3; n += 1) getServer.mockRejectedValueOnce(2_000);
    connection.open();
    await passes(8_000);
    expect(getServer.mock.calls.length).toBeGreaterThan(2);
    expect(state.failures).toBe(0);
  });

  it('is not asked again by a page that comes to the front before the wait is over', async () => {
    const { connection, getServer, state, greet } = setUp(0);
    getServer.mockRejectedValueOnce(5_000);
    connection.open();
    await passes();
    connection.retryNow();
    await passes(4_999);
    expect(getServer).toHaveBeenCalledOnce();
    await passes(1);
    await greet();
    expect(state.phase).toBe('connected');
  });

  it('honours a wait that bind is refused with', async () => {
    const { connection, bind, state, last, greet } = setUp(0);
    bind.mockRejectedValueOnce(4_000);
    connection.open();
    await passes();
    await greet();
    expect(state).toMatchObject({ phase: 'waiting', failures: 0, nextTryAt: Date.now() + 4_000 });
    await passes(4_000);
    expect(last().open).toBe(true);
    await greet('c2');
    expect(state.phase).toBe('connected');
  });

  it('eight reloads in a row end connected', async () => {
    /** A server that gives five tokens in ten seconds, as the real one gives thirty in a minute. */
    const given: number[] = [];
    const token = async (): Promise<string> => {
      const first = given.at(-5);
      if (first !== undefined && Date.now() < first + 10_000) throw first + 10_000 - Date.now();
      given.push(Date.now());
      return 'wss://im.example/socket?ticket=1';
    };
    for (let reload = 1; reload <= 8; reload += 1) {
      const page = setUp(0.5);
      page.getServer.mockImplementation(token);
      page.connection.open();
      await passes(100);
      if (page.sockets.length > 0) await page.greet();
      if (reload < 8) {
        // A page that is left closes its socket and runs no timers.
        page.connection.close();
        continue;
      }
      expect(page.state.phase).toBe('waiting');
      await passes(10_000);
      await page.greet();
      expect(page.state).toMatchObject({ phase: 'connected', failures: 0 });
    }
  });
});

describe('kick', () => {
  it.each(['slow', 'unbound'])('%s: comes back', async (reason) => {
    const { connect, last, sockets } = setUp();
    await connect();
    last().says({ type: 'kick', reason });
    await passes();
    expect(sockets).toHaveLength(2);
  });

  it('closing: comes back spread over a second', async () => {
    const { connect, last, sockets } = setUp();
    await connect();
    last().says({ type: 'kick', reason: 'closing' });
    await passes(999);
    expect(sockets).toHaveLength(1);
    await passes(1);
    expect(sockets).toHaveLength(2);
  });

  it('revoked: ends the session and stays away', async () => {
    const { connect, last, onRevoked, sockets, state } = setUp();
    await connect();
    last().says({ type: 'kick', reason: 'revoked' });
    await passes(120_000);
    expect(onRevoked).toHaveBeenCalledOnce();
    expect(sockets).toHaveLength(1);
    expect(state.phase).toBe('idle');
  });

  it('replaced: waits for the member', async () => {
    const { connection, connect, last, sockets, state } = setUp();
    await connect();
    last().says({ type: 'kick', reason: 'replaced' });
    await passes(120_000);
    expect(state.phase).toBe('stopped');
    connection.retryNow();
    await passes();
    expect(sockets).toHaveLength(2);
  });
});

describe('T17: listeners', () => {
  it('hear connect and messages independently; unknown types come untouched', async () => {
    const { connection, connect, last } = setUp();
    const heard: [AnyFrame[], AnyFrame[]] = [[], []];
    const connects = [vi.fn(), vi.fn()];
    for (const listen of connects) connection.onConnect(listen);
    const stop = connection.onMessage((frame) => void heard[0].push(frame));
    connection.onMessage((frame) => void heard[1].push(frame));
    await connect();
    const unknown = { type: 'weather', data: { sun: true }, extra: [1, { deep: null }] };
    last().says(unknown);
    stop();
    last().says('not json');
    last().says({ type: 'weather' });
    expect(connects.map((listen) => listen.mock.calls.length)).toEqual([1, 1]);
    expect(heard[0]).toEqual([unknown]);
    expect(heard[1]).toEqual([unknown, { type: 'weather' }]);
  });
});

describe('rooms over reconnects (D57)', () => {
  const joined = { epoch: 'e1', last_seq: 10 };

  async function inRoom() {
    const all = setUp();
    const seen: unknown[] = [];
    const onReload = vi.fn();
    all.connection.onMessage((frame) => void seen.push(frame['seq']));
    await all.connect();
    await all.connection.enterRoom('r', async () => joined, onReload);
    return { ...all, seen, onReload };
  }

  it('asks each room for what came meanwhile, and shows every frame once', async () => {
    const { last, greet, seen } = await inRoom();
    last().says(message(11));
    last().breaks();
    await passes();
    await greet('c2');
    expect(last().sent).toEqual([{ type: 'resume', ...room, seq: 11 }]);
    for (const seq of [12, 13, 13]) last().says(message(seq));
    last().says({ type: 'resume', ...room, seq: 13, ok: true });
    last().says(message(14));
    expect(seen).toEqual([11, 12, 13, 14]);
  });

  it('tells the room to reload when it was away too long', async () => {
    const { last, greet, onReload } = await inRoom();
    last().breaks();
    await passes();
    await greet();
    last().says({ type: 'resume', room: 'r', epoch: 'e2', seq: 4, ok: false });
    expect(onReload).toHaveBeenCalledWith(expect.objectContaining({ epoch: 'e2', seq: 4 }));
  });

  it('asks on the new socket when it broke while the join was under way', async () => {
    const { connection, connect, last, greet } = setUp();
    await connect();
    let answer: (given: typeof joined) => void = () => undefined;
    const entering = connection.enterRoom(
      'r',
      () => new Promise<typeof joined>((done) => (answer = done)),
      vi.fn(),
    );
    last().breaks();
    await passes();
    await greet();
    expect(last().sent).toEqual([]);
    answer(joined);
    await entering;
    expect(last().sent).toEqual([{ type: 'resume', ...room, seq: 10 }]);
  });

  it('lets counters through without counting them', async () => {
    const { last, seen } = await inRoom();
    const counter = { type: 'event', ...room, seq: undefined, data: { kind: 'like_sum' } };
    last().says(counter);
    last().says(counter);
    expect(seen).toEqual([undefined, undefined]);
  });

  it('forgets the rooms at sign-out', async () => {
    const { connection, connect, last, openSockets } = await inRoom();
    connection.close();
    expect(openSockets()).toBe(0);
    await connect();
    expect(last().sent).toEqual([]);
  });
});
