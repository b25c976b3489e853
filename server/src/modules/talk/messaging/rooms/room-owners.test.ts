import { expect, test } from 'vitest';
import type { Reader, Tx } from '../../../../platform/database/index.ts';
import { createRoomOwners } from './room-owners.registry.ts';

const reader = {} as Reader;
const open = { role: 'member', join: null, speak: null } as const;

test('each feature answers for the rooms of its prefix, and for no others', async () => {
  const owners = createRoomOwners();
  const asked: string[] = [];
  owners.own('live_', async (_, room) => {
    asked.push(room);
    return room === 'live_1' ? open : null;
  });
  owners.own('class_', async () => ({ ...open, role: 'owner' }));
  expect(await owners.access(reader, 'live_1', 'u')).toEqual(open);
  expect(await owners.access(reader, 'live_gone', 'u')).toBeNull();
  expect(await owners.access(reader, 'class_1', 'u')).toMatchObject({ role: 'owner' });
  for (const room of ['other_1', 'live', 'liveroom_1', '_live_1', ''])
    expect(await owners.access(reader, room, 'u')).toBeNull();
  expect(asked).toEqual(['live_1', 'live_gone']);
});

test('a prefix has one owner, and is a prefix', () => {
  const owners = createRoomOwners();
  owners.own('live_', async () => null);
  expect(() => owners.own('live_', async () => null)).toThrow('"live_" is registered already');
  for (const prefix of ['', 'live', 'live_a_', 'Live_'])
    expect(() => owners.own(prefix, async () => null)).toThrow('is no prefix of rooms');
});

test('who reads must be in the room', async () => {
  const owners = createRoomOwners();
  owners.own('live_', async (_, room, uid) =>
    room === 'live_1' ? { ...open, join: uid === 'in' ? null : 'request.forbidden' } : null,
  );
  expect(await owners.readable(reader, 'live_1', 'in')).toEqual(open);
  await expect(owners.readable(reader, 'live_1', 'out')).rejects.toMatchObject({
    msgKey: 'chat.not_in_room',
  });
  await expect(owners.readable(reader, 'live_2', 'in')).rejects.toMatchObject({
    msgKey: 'chat.room_missing',
  });
});

test('N02: the owner of a room places the events of every feature; other rooms keep theirs as they are', async () => {
  const owners = createRoomOwners();
  owners.timeline('live_', async (_, room, events) => events.map((event) => ({ ...event, room })));
  const tx = reader as Tx;
  expect(await owners.placed(tx, 'live_1', [{ kind: 'gift' }])).toEqual([{ kind: 'gift', room: 'live_1' }]);
  expect(await owners.placed(tx, 'class_1', [{ kind: 'pin' }])).toEqual([{ kind: 'pin' }]);
});
