import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/platform.ts';
import { channelRoutes, createChannels } from './channels/index.ts';
import { createFiles, fileRoutes, serveFiles } from './files/index.ts';
import { createIdentity, identityRoutes } from './identity/index.ts';
import { createNotices, noticeRoutes } from './notices/index.ts';

export { demoPassword } from './identity/index.ts';

/** Members, their files and notices, and the channels they run and follow. */
export function createPeopleModule(platform: Platform) {
  const { config, storage } = platform;
  const notices = createNotices(platform);
  const files = createFiles({ ...platform, uploadDayBytes: config.uploadDayBytes });
  const identity = createIdentity({
    ...platform,
    limitsFactor: config.rateFactor,
    wait: (ms) => setTimeout(ms),
    demo: config.demo,
    takeFile: files.scene('avatar', { takes: 'pictures', square: true, readers: 'everyone' }).take,
  });
  const channels = createChannels({ ...platform, users: identity.users });
  identity.facet('stream_channels', channels.streamChannelsOf);

  return {
    features: { identity, files, notices, channels },
    handlers: {
      ...identityRoutes(identity),
      ...fileRoutes(files),
      ...noticeRoutes(notices),
      ...channelRoutes(channels),
    },
    ports: {
      users: identity.users,
      profile: { facet: identity.facet },
      sessions: { onEnd: identity.onSessionEnd, living: identity.livingSessions },
      files: { scene: files.scene },
      notices: { tell: notices.tell },
      channels,
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
