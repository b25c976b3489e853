import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/platform.ts';
import { channelRoutes, createChannels, findChannelsNamed } from './channels/index.ts';
import { createFiles, fileRoutes, serveFiles } from './files/index.ts';
import { createIdentity, findMembersNamed, identityRoutes } from './identity/index.ts';
import { createLecturers, lecturerRoutes } from './lecturers/index.ts';
import { createNotices, noticeRoutes } from './notices/index.ts';
import { createProfile, findFollowed, hasSeenOwnProfile, profileRoutes } from './profile/index.ts';

export { demoPassword } from './identity/index.ts';

/** Members, their files and notices, and the channels they run and follow. */
export function createPeopleModule(platform: Platform) {
  const { config, storage } = platform;
  const notices = createNotices(platform);
  const files = createFiles({ ...platform, uploadDayBytes: config.uploadDayBytes });
  const identity = createIdentity({
    ...platform,
    limitsFactor: config.rateFactor,
    demo: config.demo,
  });
  const channels = createChannels({ ...platform, users: identity.users });
  identity.facet('stream_channels', channels.streamChannelsOf);
  const profile = createProfile({
    ...platform,
    members: { profiled: identity.users.profiled, change: identity.changeProfile },
    channels,
    takeFile: files.scene('avatar', { takes: 'pictures', square: true, readers: 'everyone' }).take,
  });
  const lecturers = createLecturers({
    ...platform,
    members: { profiled: identity.users.profiled, relations: profile.relations },
    channels,
  });

  return {
    features: { identity, files, notices, channels, profile, lecturers },
    handlers: {
      ...identityRoutes(identity),
      ...fileRoutes(files),
      ...noticeRoutes(notices),
      ...channelRoutes(channels),
      ...profileRoutes(profile),
      ...lecturerRoutes(lecturers),
    },
    ports: {
      users: identity.users,
      profile: { facet: profile.facet, hasSeenOwn: hasSeenOwnProfile },
      /** Whom a member follows: what of theirs is new stands on the homepage (S03). */
      follows: { of: findFollowed },
      sessions: { onEnd: identity.onSessionEnd, living: identity.livingSessions },
      files: { scene: files.scene, addressOf: files.addressOf, quota: files.quota },
      /** Levels of members on the platform: stored with the member, reached and unlocked elsewhere (C071). */
      levels: { facet: identity.facet, raise: identity.raiseLevel },
      notices: { notify: notices.notify, outdateReminders: notices.outdateReminders },
      channels,
      /** What the search finds here (S03). */
      found: { members: findMembersNamed, channels: findChannelsNamed },
    },
    /** The member a token belongs to, or null. */
    authenticate: identity.authenticate,
    /** No conversion is waited for: it is begun again. */
    dismiss: () => platform.converter.stop(),
    /** D85. */
    start: () => identity.refuseDemo(),
    mount(http: FastifyInstance) {
      serveFiles(http, storage, files);
    },
  };
}
export type PeoplePorts = ReturnType<typeof createPeopleModule>['ports'];
