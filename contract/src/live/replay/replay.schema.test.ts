import { expect, test } from 'vitest';
import { packetEvents } from '../../money/red-packets/red-packets.events.ts';
import { luckyEvents } from '../bags/bags.events.ts';
import { liveEvents } from '../live-sessions/live.events.ts';
import { moderationEvents } from '../moderation/moderation.events.ts';
import { replayedKinds, unreplayedKinds } from './replay.schema.ts';

test('N02: a replay either shows or leaves out every kind of event that its room keeps', () => {
  const kept = { ...liveEvents, ...luckyEvents, ...packetEvents, ...moderationEvents };
  expect([...replayedKinds, ...unreplayedKinds].toSorted()).toEqual(Object.keys(kept).toSorted());
});
