import { sharedLimits, type KickReason } from '@goldbean/contract';
import { refuse } from '../../../../platform/refusal.ts';
import type { Connection, ConnectedMember } from './connection.socket.ts';
import { encodeFrame } from './frame-bytes.socket.ts';
import type { OneUseTickets } from '../../../../platform/one-use-tickets.ts';

/** Times are counted in ticks of one second: a jump of the clock must not cut all connections (R11). */
const tickMs = 1_000;
const bindTicks = sharedLimits.bindTimeoutMs / tickMs;
const pingTicks = sharedLimits.pingIntervalMs / tickMs;
/** Two and a half ping intervals without any answer. */
const silentTicks = 75;
/** Ticks for which an ended session is remembered, for a bind that was under way. */
const endedTicks = 60;
/** Connections of one session; one more closes the oldest. */
const maxPerSession = 20;

const ping = encodeFrame({ type: 'ping' });

/** The open connections of this server, and whose they are. */
export function createConnections(tickets: OneUseTickets) {
  const byClient = new Map<string, Connection>();
  const bySession = new Map<string, Set<Connection>>();
  const ended = new Map<string, number>();
  let ticks = 0;

  function judge(connection: Connection): void {
    connection.age += 1;
    connection.silent += 1;
    connection.received = 0;
    if (!connection.member && connection.age >= bindTicks) connection.kick('unbound');
    // `slow` stands for silence too: in both cases a client that is still there reconnects.
    else if (connection.silent >= silentTicks) connection.kick('slow');
    else if (connection.age % pingTicks === 0) connection.write(ping);
  }

  return {
    newTicket: tickets.issue,
    /** @returns the session it was given to, or null: used, old, made up, or of a session that has ended */
    useTicket(ticket: string): string | null {
      const sessionId = tickets.use(ticket);
      return sessionId !== null && ended.has(sessionId) ? null : sessionId;
    },

    add(connection: Connection): void {
      byClient.set(connection.clientId, connection);
      connection.write(
        encodeFrame({
          type: 'init',
          client_id: connection.clientId,
          data: { client_id: connection.clientId },
        }),
      );
    },
    remove(connection: Connection): void {
      byClient.delete(connection.clientId);
      const session = connection.member && bySession.get(connection.member.sessionId);
      if (!session) return;
      session.delete(connection);
      if (session.size === 0 && connection.member) bySession.delete(connection.member.sessionId);
    },
    /** @throws Refusal `chat.unknown_client`, `account.login_required` */
    bind(clientId: string, member: ConnectedMember): void {
      if (ended.has(member.sessionId)) refuse('account.login_required');
      const connection = byClient.get(clientId);
      if (!connection) return refuse('chat.unknown_client');
      const owner = connection.member?.sessionId ?? connection.ticketSession ?? member.sessionId;
      if (owner !== member.sessionId) refuse('chat.unknown_client');
      connection.member = member;
      const session = bySession.get(member.sessionId) ?? new Set();
      bySession.set(member.sessionId, session.add(connection));
      const [oldest] = session;
      if (session.size > maxPerSession) oldest?.kick('replaced');
    },
    ofSession: (sessionId: string): readonly Connection[] => [...(bySession.get(sessionId) ?? [])],
    ofMember: (uid: string): readonly Connection[] =>
      [...byClient.values()].filter(({ member }) => member?.uid === uid),

    endSession(sessionId: string): void {
      ended.set(sessionId, ticks);
      for (const connection of byClient.values()) {
        const owner = connection.member?.sessionId ?? connection.ticketSession;
        if (owner === sessionId) connection.kick('revoked');
      }
    },
    closeAll(reason: KickReason): void {
      for (const connection of byClient.values()) connection.kick(reason);
    },
    /** Once a second: cuts unbound and silent connections, pings the others, removes old ended sessions. */
    tick(): void {
      ticks += 1;
      for (const connection of byClient.values()) judge(connection);
      for (const [sessionId, since] of ended) if (ticks - since >= endedTicks) ended.delete(sessionId);
    },
  };
}
export type Connections = ReturnType<typeof createConnections>;
