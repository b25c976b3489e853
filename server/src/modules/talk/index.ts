import type { FastifyInstance } from 'fastify';
import type { Reader } from '../../platform/database/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { PeoplePorts } from '../people/index.ts';
import { createGroupMembers, findKnownTags, groupMemberRoutes } from './group-members/index.ts';
import { announcementRoutes, createAnnouncements } from './announcements/index.ts';
import { createGroupFiles, groupFileRoutes } from './group-files/index.ts';
import { createDirect, directRoutes } from './direct/index.ts';
import { cardFiles, createForwarding, forwardingRoutes } from './forwarding/index.ts';
import { createGroupJoining, groupJoiningRoutes } from './group-joining/index.ts';
import { createGroups, groupRoutes, notifyRefusedMutes, type Groups } from './groups/index.ts';
import { createHomework, homeworkRoutes } from './homework/index.ts';
import { createMarks, marksRoutes } from './marks/index.ts';
import {
  createFileHolders,
  createMemberships,
  createMessaging,
  createRefusedMutes,
  createRoomOwners,
  createFeatureCards,
  findRoomsWithCards,
  findMessagesInOwnRooms,
  messagingRoutes,
  readersOfFiles,
  serveSocket,
  notifyConversions,
} from './messaging/index.ts';
import { createTasks, readersOfWork, taskRoutes, notifyWorkVideos } from './tasks/index.ts';
import { createRecords, recordRoutes } from './records/index.ts';

/** Messages and their rooms, with the registries in which the features of rooms say what they know of them. */
function createMessages(platform: Platform, people: PeoplePorts) {
  const owners = createRoomOwners();
  const holders = createFileHolders();
  const memberships = createMemberships();
  const refusedMutes = createRefusedMutes();
  const featureCards = createFeatureCards();
  const readers = readersOfFiles(owners.access, holders);
  const files = people.files.scene('chat', { takes: 'everything', readers });
  const pictures = people.files.scene('announcement', { takes: 'pictures', readers });
  /** What messages show: uploads of a room, and the pictures of announcements, which can be sent on. */
  const shown: Pick<typeof files, 'hold' | 'drop'> = {
    hold: async (tx, fileId) => (await files.hold(tx, fileId)) || (await pictures.hold(tx, fileId)),
    async drop(tx, fileId, isUsed) {
      await files.drop(tx, fileId, isUsed);
      await pictures.drop(tx, fileId, isUsed);
    },
  };
  const messaging = createMessaging({
    ...platform,
    users: people.users,
    files: { ...files, ...shown },
    holders,
    roomAccess: owners.access,
    roomAccesses: owners.accesses,
    roomToChange: owners.toChange,
    roomsOf: memberships.roomsOf,
    readable: owners.readable,
    placed: owners.placed,
    muteRefused: refusedMutes.notify,
    cardRefusal: featureCards.refusal,
  });
  const rooms = {
    ...messaging.rooms,
    ownSets: owners.ownSets,
    timeline: owners.timeline,
    speak: messaging.publish,
  };
  files.onConverted('messages', notifyConversions(rooms));

  return { owners, holders, memberships, refusedMutes, featureCards, pictures, shown, messaging, rooms };
}

/** What the staff of class groups give their members to read and to do. */
function createGroupWork(
  platform: Platform,
  { users, notices, files }: PeoplePorts,
  { owners, holders, pictures, rooms }: ReturnType<typeof createMessages>,
  groups: Groups,
) {
  const announcements = createAnnouncements({
    ...platform,
    users,
    notices,
    groups,
    rooms,
    roomAccess: owners.access,
    roomToChange: owners.toChange,
    pictures,
    isUsedElsewhere: holders.holds,
  });
  const work = files.scene('work', { takes: 'materials', readers: readersOfWork(owners.access) });
  work.onConverted('tasks', notifyWorkVideos(platform.database, rooms));
  const tasks = createTasks({
    ...platform,
    users,
    groups,
    files: work,
    rooms,
    roomAccess: owners.access,
    roomToChange: owners.toChange,
  });
  const homework = createHomework({ ...platform, groups });

  return {
    features: { announcements, tasks, homework },
    handlers: {
      ...announcementRoutes(announcements),
      ...taskRoutes(tasks),
      ...homeworkRoutes(homework),
    },
  };
}

/** What members do with the messages of their rooms once they are sent. */
function createRoomReading(
  platform: Platform,
  { owners, messaging, rooms }: ReturnType<typeof createMessages>,
  groups: Groups,
) {
  const marks = createMarks({
    ...platform,
    rooms,
    roomAccess: owners.access,
    roomToChange: owners.toChange,
    readable: owners.readable,
    messages: messaging.marking,
  });
  const records = createRecords({ ...platform, rooms, readable: owners.readable });
  const groupFiles = createGroupFiles({ ...platform, rooms, groups, readable: owners.readable });

  return {
    features: { marks, records, groupFiles },
    handlers: { ...marksRoutes(marks), ...recordRoutes(records), ...groupFileRoutes(groupFiles) },
  };
}

/** Rooms in which members talk: class groups of channels and their work, conversations of two, and what is sent on. */
export function createTalkModule(platform: Platform, people: PeoplePorts) {
  const { config } = platform;
  const furtherLetters = config.moreNameLetters;
  const { users, channels } = people;
  const messages = createMessages(platform, people);
  const { owners, holders, messaging, rooms } = messages;
  const direct = createDirect({ ...platform, users, rooms });
  const groups = createGroups({
    ...platform,
    users,
    channels,
    rooms,
    direct,
    tags: { known: findKnownTags },
    furtherLetters,
  });
  const groupJoining = createGroupJoining({
    ...platform,
    scope: config.groupSeats,
    furtherLetters,
    users,
    channels,
    groups: { ...groups.chosen, create: groups.openChosen },
  });
  const titleOf = async (reader: Reader, room: string): Promise<string | null> =>
    (await groups.titleOf(reader, room)) ?? (await direct.titleOf(reader, room));
  const forwarding = createForwarding({
    ...platform,
    users,
    files: messages.shown,
    rooms,
    groups,
    direct,
    readable: owners.readable,
    titleOf,
  });
  const groupMembers = createGroupMembers({ ...platform, users, groups, rooms, furtherLetters });
  const work = createGroupWork(platform, people, messages, groups);
  const reading = createRoomReading(platform, messages, groups);

  holders.register('merged', cardFiles(findRoomsWithCards));
  holders.register('announcements', work.features.announcements.pictures);
  owners.ownSets('class_', groups.roomAccess);
  owners.own('direct_', direct.roomAccess);
  messages.refusedMutes.register(
    'groups',
    notifyRefusedMutes({ users, notices: people.notices, rooms, titleOf: groups.titleOf }),
  );
  messages.featureCards.register('announcements', work.features.announcements.cardRefusal);
  messages.memberships.register('groups', groups.roomsOf);
  messages.memberships.register('direct', direct.roomsOf);
  channels.listen('groups', {
    opened: groups.open,
    subscribed: groups.join,
    unsubscribed: groups.leave,
  });
  channels.facet('group_id', groups.groupOf);
  people.sessions.onEnd('messaging', messaging.closeSession);

  return {
    features: {
      messaging,
      groups,
      groupMembers,
      ...work.features,
      ...reading.features,
      direct,
      forwarding,
      groupJoining,
    },
    handlers: {
      ...messagingRoutes(messaging),
      ...groupRoutes(groups),
      ...groupMemberRoutes(groupMembers),
      ...work.handlers,
      ...reading.handlers,
      ...directRoutes(direct),
      ...forwardingRoutes(forwarding),
      ...groupJoiningRoutes(groupJoining),
    },
    ports: {
      rooms,
      /** What the search finds here (S03). */
      found: {
        messages: findMessagesInOwnRooms({ roomsOf: messages.memberships.roomsOf, titleOf }),
      },
      groups,
      groupJoining: { require: groupJoining.require, clubs: groupJoining.clubs },
      forwarding: { shareable: forwarding.shareable, onShared: forwarding.onShared },
    },
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
