import { limits, type KickReason } from '@goldbean/contract';
import { newToken, type Random } from '../../platform/random.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Connection, Member } from './connection.ts';
import { encodeFrame } from './frame-bytes.ts';

/** Beats, one a second: the day's clock may jump, and must not cut everybody (R11). */
const beatMs = 1_000;
const bindBeats = limits.bindTimeoutMs / beatMs;
const pingBeats = limits.pingIntervalMs / beatMs;
/** Two pings without any answer, and a half. */
const silentBeats = 75;
/** Beats for which an ended session is remembered, for a bind that was under way. */
const endedBeats = 60;
/** A ticket is for the connection that opens next (D87). */
const ticketBeats = 30;
/** Connections of one session; beyond it the oldest gives way. */
const mostPerSession = 20;

const ping = encodeFrame({ type: 'ping' });

/** The open connections of this server, and whose they are. */
export function createConnections(random: Random) {
  const byClient = new Map<string, Connection>();
  const bySession = new Map<string, Set<Connection>>();
  const tickets = new Map<string, { sessionId: string; age: number }>();
  const ended = new Map<string, number>();
  let beats = 0;

  function judge(connection: Connection): void {
    connection.age += 1;
    connection.silent += 1;
    connection.heard = 0;
    if (!connection.member && connection.age >= bindBeats) connection.kick('unbound');
    // To a client that still lives, silence and slowness mean the same: connect anew.
    else if (connection.silent >= silentBeats) connection.kick('slow');
    else if (connection.age % pingBeats === 0) connection.write(ping);
  }

  return {
    /** A one-use ticket for the address of the websocket: never the session token (D86). */
    newTicket(sessionId: string): string {
      const ticket = newToken(random);
      tickets.set(ticket, { sessionId, age: 0 });
      return ticket;
    },
    /** @returns the session it was given to, or null: used, old or made up */
    useTicket(ticket: string): string | null {
      const found = tickets.get(ticket);
      tickets.delete(ticket);
      return found?.sessionId ?? null;
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
    bind(clientId: string, member: Member): void {
      if (ended.has(member.sessionId)) refuse('account.login_required');
      const connection = byClient.get(clientId);
      if (!connection) return refuse('chat.unknown_client');
      const owner = connection.member?.sessionId ?? connection.ticketSession ?? member.sessionId;
      if (owner !== member.sessionId) refuse('chat.unknown_client');
      connection.member = member;
      const session = bySession.get(member.sessionId) ?? new Set();
      bySession.set(member.sessionId, session.add(connection));
      const [oldest] = session;
      if (session.size > mostPerSession) oldest?.kick('replaced');
    },
    ofSession: (sessionId: string): readonly Connection[] => [...(bySession.get(sessionId) ?? [])],
    ofMember: (uid: string): readonly Connection[] =>
      [...byClient.values()].filter(({ member }) => member?.uid === uid),

    endSession(sessionId: string): void {
      ended.set(sessionId, beats);
      for (const [ticket, { sessionId: owner }] of tickets) if (owner === sessionId) tickets.delete(ticket);
      for (const connection of byClient.values()) {
        const owner = connection.member?.sessionId ?? connection.ticketSession;
        if (owner === sessionId) connection.kick('revoked');
      }
    },
    closeAll(reason: KickReason): void {
      for (const connection of byClient.values()) connection.kick(reason);
    },
    /** Once a second: cuts the unbound and the silent, pings the others, forgets what is old. */
    beat(): void {
      beats += 1;
      for (const connection of byClient.values()) judge(connection);
      for (const [ticket, entry] of tickets) {
        entry.age += 1;
        if (entry.age >= ticketBeats) tickets.delete(ticket);
      }
      for (const [sessionId, since] of ended) if (beats - since >= endedBeats) ended.delete(sessionId);
    },
  };
}
export type Connections = ReturnType<typeof createConnections>;
