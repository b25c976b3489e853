import { calls } from '@goldbean/contract';
import { handlersFor } from '../../../platform/http/index.ts';
import type { Announcements } from './announcements.service.ts';

export const announcementRoutes = (announcements: Announcements) => ({
  announcements: handlersFor(calls.announcements, {
    save: (input, { caller, intent }) => announcements.save(caller.uid, input, intent),
    list: (input, { caller }) => announcements.list(caller.uid, input),
    del: ({ id }, { caller, intent }) => announcements.remove(caller.uid, id, intent),
    read: ({ id, version }, { caller }) => announcements.read(caller.uid, id, version),
    remind: ({ id }, { caller, intent }) => announcements.remind(caller.uid, id, intent),
    readers: (input, { caller }) => announcements.readers(caller.uid, input),
  }),
});
