import type { App } from '../app.ts';
import { chosenGroups, day, type DemoChannel } from './academy.ts';
import { givePackets, letPacketExpire } from './packets.ts';
import { historyMs, inThePast } from './past.ts';

/** Groups beside the class, which members enter by choice (T11). */
export async function openGroups(app: App, channelId: string): Promise<void> {
  const { groups } = app.modules.talk.features;
  for (const [kind, name] of chosenGroups)
    await app.database.transaction((tx) => groups.openChosen(tx, { channelId, kind, name }));
}

/**
 * The messages in the class of a channel, if it has one; its members have seen it.
 * @param hasPackets among it one that has expired
 */
export async function fillClass(
  app: App,
  channelId: string,
  { owner, subscribers, talk }: DemoChannel,
  hasPackets: boolean,
): Promise<void> {
  const { groups, messaging } = app.modules.talk.features;
  const now = app.clock.now();
  const entry = (await groups.list(owner)).list.find(
    ({ group }) => group.kind === 'class' && group.channel_id === channelId,
  );
  if (!entry) return;
  const { group_id, room } = entry.group;
  const messages = talk.map(([daysAgo, uid, message]) => ({
    uid,
    message,
    ts: now - Math.round(daysAgo * day),
  }));
  const importMessages = (isBefore: boolean) =>
    app.database.transaction((tx) =>
      messaging.rooms.importMessages(
        tx,
        room,
        messages.filter(({ ts }) => ts < now - historyMs === isBefore),
      ),
    );
  await importMessages(true);
  if (hasPackets) await inThePast(app, historyMs, (past) => letPacketExpire(past, group_id));
  await importMessages(false);
  if (hasPackets) await givePackets(app, group_id);
  // Nobody begins with something unread.
  await app.flushed();
  await app.database.transaction(async (tx) => {
    for (const uid of [owner, ...subscribers].toSorted()) await messaging.rooms.readToEnd(tx, room, uid);
  });
}
