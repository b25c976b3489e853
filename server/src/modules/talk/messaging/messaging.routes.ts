import { calls } from '@goldbean/contract';
import { shanghaiTime } from '../../../platform/clock.ts';
import { handlersFor } from '../../../platform/http/index.ts';
import type { Messaging } from './messaging.service.ts';
import { socketPath } from './realtime/socket.routes.ts';

export function messagingRoutes(messaging: Messaging) {
  const { moderation } = messaging;
  /** The message service identifies a session by its token. */
  function tokenFor({
    caller,
    origin,
    token,
  }: {
    caller: { sessionId: string };
    origin: string;
    token: string;
  }) {
    // A ticket is of letters that stand in an address as they are.
    const server = `${origin.replace(/^http/, 'ws')}${socketPath}?ticket=${messaging.newTicket(caller.sessionId)}`;
    return { token, server };
  }
  return {
    messaging: handlersFor(calls.messaging, {
      token: async (_, context) => ({ code: 200 as const, ...tokenFor(context) }),
      tokenOld: async (_, context) => tokenFor(context),
      async bind({ client_id: clientId }, { caller }) {
        messaging.bind(clientId, { uid: caller.uid, sessionId: caller.sessionId });
        return { bound: 1 } as const;
      },
      mute: ({ room, uid, minutes, reason }, { caller, intent }) =>
        moderation.mute(caller.uid, intent, room, uid, minutes, reason),
      async mutedList({ room, uid, page, page_size: pageSize }, { caller }) {
        const { list, total, proposals } = await moderation.mutes(caller.uid, { room, uid }, page, pageSize);
        const rows = list.map(({ until, ...row }) => ({
          ...row,
          until: until === null ? null : shanghaiTime(until),
          until_ts: until,
        }));
        return { list: rows, total, page, page_size: pageSize, proposals };
      },
      decideMute: ({ proposal_id: id, confirm, reason }, { caller, intent }) =>
        moderation.decideMute(caller.uid, intent, id, confirm ? null : (reason ?? '')),
      unmute: ({ room, uid }, { caller, intent }) => moderation.unmute(caller.uid, intent, room, uid),
      unmuteOld: ({ room, uid }, { caller, intent }) => moderation.unmute(caller.uid, intent, room, uid),
      muteRoom: ({ room, on }, { caller, intent }) => moderation.muteRoom(caller.uid, intent, room, on),
      publish: (input, { caller }) => messaging.publish(caller.uid, input),
      join: ({ room }, { caller }) => messaging.join(caller, room),
      async leave({ room }, { caller }) {
        messaging.leave(caller, room);
        return { ok: true } as const;
      },
      history: ({ room, before_seq: before, after_seq: after, size, ids }, { caller }) =>
        messaging.history(caller.uid, room, { before, after, size, ids }),
      recall: ({ room, id }, { caller, intent }) => moderation.recall(caller.uid, intent, room, id),
      onlines: async ({ room }, { caller }) => ({ n: await messaging.onlines(caller.uid, room) }),
      async onlineList({ room, page, page_size: pageSize }, { caller }) {
        const { list, total } = await messaging.onlineList(caller.uid, room, page, pageSize);
        return { list, total, page, page_size: pageSize };
      },
      unread: ({ room, seq }, { caller }) => messaging.unread(caller.uid, room, seq),
      read: async ({ room, seq }, { caller }) => ({ unread: await messaging.read(caller.uid, room, seq) }),
    }),
  };
}
