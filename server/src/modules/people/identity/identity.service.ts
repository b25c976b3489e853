import { identityLimits, type PlatformRole } from '@goldbean/contract';
import type { Tx } from '../../../platform/database/index.ts';
import { newToken } from '../../../platform/random.ts';
import { bootAnswer } from './boot.usecase.ts';
import { createLogCodeSender } from './sign-in/code-sender.provider.ts';
import { deleteExpired, insertTicket } from './sign-in/codes.repository.ts';
import { hashOfToken, readContact, ticketMs } from './identity.domain.ts';
import type { IdentityPorts, Users } from './identity.ports.ts';
import {
  countDemoMembers,
  findByAccount,
  findMember,
  findOpenedAt,
  findRankHidden,
  findUsers,
  findProfiled,
  insertMember,
  isNamed,
  isNamedOrNumbered,
} from './members.repository.ts';
import { findRolesOf, findWithRole } from './platform-roles.repository.ts';
import { createPasswords } from './passwords.domain.ts';
import { createRecord } from './record.usecase.ts';
import { deleteSessionsBefore, revokeDemoSessions } from './sessions.repository.ts';
import { createSessions } from './sessions.usecase.ts';
import { createSignIn } from './sign-in/sign-in.usecase.ts';

/** A member made without a call: by the demo's seeding and by tests. */
export interface ReadyMember {
  /** Left out, a new one is made. */
  readonly uid?: string;
  readonly jwcode: string;
  readonly nickname: string;
  readonly password: string;
  /** With the calling code (`+86138...`), or a number in the People's Republic. */
  readonly mobile?: string;
  /** Beside `member`. */
  readonly roles?: readonly PlatformRole[];
  /** Address of the portrait. */
  readonly img?: string;
  /** Its password is published: refused outside the demo (D85). */
  readonly isDemo?: boolean;
}

/** Members, sessions and what belongs to an account (domain 3.1). */
export function createIdentity(ports: IdentityPorts) {
  const { database, clock, ids, random, jobs } = ports;
  const sessions = createSessions({ database, clock, ids, random });
  const passwords = createPasswords(random);
  const codes = ports.codeSender ?? createLogCodeSender(ports.log);
  const signIn = createSignIn({ ...ports, sessions, passwords, codes });

  const users: Users = {
    async one(reader, uid) {
      return (await findUsers(reader, [uid]))[0] ?? null;
    },
    async numbered(reader, jwcode) {
      const found = await findByAccount(reader, jwcode.toLowerCase(), null);
      if (!found) return null;
      const { uid, state, is_demo } = found;
      // As at the sign-in: outside the demo its accounts are nobody's (D85).
      return { uid, isClosed: state === 'closed' || (is_demo && !ports.demo) };
    },
    async many(reader, uids) {
      if (uids.length === 0) return new Map();
      const found = await findUsers(reader, [...new Set(uids)]);
      return new Map(found.map((user) => [user.uid, user]));
    },
    named: isNamed,
    namedOrNumbered: isNamedOrNumbered,
    rolesOf: findRolesOf,
    admins: (reader, uids) => findWithRole(reader, 'admin', uids),
    isOverseas: async (reader, uid) => (await findMember(reader, uid))?.ishw ?? false,
    hiddenInRanks: findRankHidden,
    openedAt: findOpenedAt,
    async profiled(reader, uids) {
      return new Map((await findProfiled(reader, uids)).map((member) => [member.uid, member]));
    },
  };

  jobs.every('identity.sweep', '30 4 * * *', () =>
    database.transaction(async (tx) => {
      await deleteExpired(tx, clock.now());
      await deleteSessionsBefore(tx, clock.now() - identityLimits.sessionMs);
    }),
  );

  return {
    ...signIn,
    ...createRecord(ports),
    users,
    /** The member a token belongs to, or null: unknown, revoked, or unseen for 30 days. */
    authenticate: sessions.authenticate,
    onSessionEnd: sessions.onEnd,
    livingSessions: sessions.living,

    /** G004, S31. Ends this session, or all of the member's. */
    async logout(uid: string, sessionId: string, all: boolean): Promise<void> {
      await database.transaction((tx) => sessions.end(tx, uid, all ? null : sessionId));
    },

    /** G005, D14. The ticket is good for one minute; only its hash is stored. `ttl` in ms. */
    async createTicket(uid: string, target: string): Promise<{ ticket: string; ttl: number }> {
      const ticket = newToken(random);
      const entry = { ticketHash: hashOfToken(ticket), uid, target, expiresAt: clock.now() + ticketMs };
      await database.transaction((tx) => insertTicket(tx, entry));
      return { ticket, ttl: ticketMs };
    },

    /** G012. */
    boot: () => bootAnswer(ports.demo, clock.now()),

    /** D85. At the start, before anybody is served: outside the demo, ends the sessions of an earlier demo's accounts. */
    async refuseDemo(): Promise<void> {
      if (ports.demo) return;
      const accounts = await countDemoMembers(database.reader);
      if (accounts === 0) return;
      const ended = await database.transaction((tx) => revokeDemoSessions(tx, clock.now()));
      ports.log.warn(
        { accounts, sessions: ended },
        'accounts of an earlier demo are refused, and their sessions have ended',
      );
    },

    /**
     * Makes a member unless the jwcode or the mobile number is taken.
     * @returns the uid, or null when somebody has one of them already
     */
    async createMember(tx: Tx, ready: ReadyMember): Promise<string | null> {
      const { jwcode, nickname, password, mobile, roles, img, isDemo } = ready;
      const uid = ready.uid ?? ids.next();
      const isNew = await insertMember(tx, {
        uid,
        jwcode,
        nickname,
        contact: (mobile !== undefined && readContact(mobile, 86)) || undefined,
        passwordHash: await passwords.hash(password),
        roles,
        img,
        isDemo,
        createdAt: clock.now(),
      });
      return isNew ? uid : null;
    },
  };
}
export type Identity = ReturnType<typeof createIdentity>;
