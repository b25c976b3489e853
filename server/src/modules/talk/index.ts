import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/platform.ts';
import type { PeoplePorts } from '../people/index.ts';
import { createGroups, groupRoutes } from './groups/index.ts';
import { createMessaging, createRoomOwners, messagingRoutes, serveSocket } from './messaging/index.ts';

/** Rooms in which members talk, and the class groups of channels. */
export function createTalkModule(platform: Platform, people: PeoplePorts) {
  const { config } = platform;
  const { users, channels } = people;
  const owners = createRoomOwners();
  const messaging = createMessaging({
    ...platform,
    users,
    takeFile: people.files.scene('chat', { takes: 'everything' }),
    roomAccess: owners.access,
  });
  const rooms = { ...messaging.rooms, own: owners.own };
  const groups = createGroups({ ...platform, channels, rooms });

  owners.own('class_', groups.roomAccess);
  channels.listen('groups', {
    opened: groups.open,
    subscribed: groups.join,
    unsubscribed: groups.leave,
  });
  channels.facet('group_id', groups.groupOf);
  people.sessions.onEnd('messaging', messaging.closeSession);

  return {
    features: { messaging, groups },
    handlers: { ...messagingRoutes(messaging), ...groupRoutes(groups) },
    ports: { rooms, groups },
    mount(http: FastifyInstance) {
      serveSocket(http, messaging, config.allowedOrigins);
    },
    dismiss() {
      messaging.closeAll('closing');
    },
    stop: messaging.stop,
  };
}
export type TalkPorts = ReturnType<typeof createTalkModule>['ports'];
