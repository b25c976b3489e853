import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { AnyFrame } from './frames.ts';
import { createListeners } from './listeners.ts';
import { createRoomListening } from './room-listening.ts';

const events = {
  ring: z.object({ kind: z.literal('ring'), times: z.number() }),
  knock: z.object({ kind: z.literal('knock') }),
};
const message = {
  id: 'm1',
  seq: 1,
  client_msg_id: 'c1',
  kind: 'text',
  body: { text: 'hello' },
  status: 'normal',
  sender: { uid: '2', nickname: 'Mei', img: '' },
  reply_to: null,
  mentions: [],
  ts: 1,
};

function setUp() {
  const frames = createListeners<AnyFrame>();
  return { ...createRoomListening(frames.add), say: frames.tell };
}

describe('onRoom', () => {
  it('hands each event of its room to the handler of its kind, with its place', () => {
    const { onRoom, say } = setUp();
    const heard: unknown[] = [];
    onRoom('r', events, { ring: ({ times }, place) => heard.push(times, place) });
    say({ type: 'event', room: 'r', seq: 4, ts: 9, data: { kind: 'ring', times: 2 } });
    say({ type: 'event', room: 'r', ts: 9, data: { kind: 'ring', times: 3 } });
    expect(heard).toEqual([2, { seq: 4, ts: 9 }, 3, { seq: undefined, ts: 9 }]);
  });

  it('passes over other rooms, kinds without a handler, and what the contract does not know', () => {
    const { onRoom, say } = setUp();
    const heard: number[] = [];
    onRoom('r', events, { ring: ({ times }) => heard.push(times) });
    const ring = { kind: 'ring', times: 2 };
    say({ type: 'event', room: 'other', data: ring });
    say({ type: 'msg', room: 'r', data: ring });
    for (const data of [{ kind: 'knock' }, { kind: 'ring' }, { kind: 'toString' }, null, 'ring', {}]) {
      say({ type: 'event', room: 'r', data });
    }
    expect(heard).toEqual([]);
  });

  it('follows a room that is known later, and hears nothing while there is none', () => {
    const { onRoom, say } = setUp();
    let room: string | undefined;
    let heard = 0;
    onRoom(() => room, events, { knock: () => (heard += 1) });
    say({ type: 'event', data: { kind: 'knock' } });
    say({ type: 'event', room: 'r', data: { kind: 'knock' } });
    room = 'r';
    say({ type: 'event', room: 'r', data: { kind: 'knock' } });
    expect(heard).toBe(1);
  });

  it('stops', () => {
    const { onRoom, say } = setUp();
    let heard = 0;
    onRoom('r', events, { knock: () => (heard += 1) })();
    say({ type: 'event', room: 'r', data: { kind: 'knock' } });
    expect(heard).toBe(0);
  });
});

const counted = { epoch: 'e', seq: 1, ts: 1 };

describe('onRoomMessage', () => {
  it('hands over the messages of its room, parsed once for all who listen', () => {
    const { onRoomMessage, say } = setUp();
    const heard: object[] = [];
    onRoomMessage('r', (given) => heard.push(given));
    onRoomMessage('r', (given) => heard.push(given));
    say({ ...counted, type: 'msg', room: 'r', data: message });
    say({ ...counted, type: 'msg', room: 'other', data: message });
    say({ ...counted, type: 'msg', room: 'r', data: { ...message, sender: null } });
    expect(heard).toEqual([message, message]);
    expect(heard[0]).toBe(heard[1]);
  });
});
