import { timingSafeEqual } from 'node:crypto';
import { identityLimits, type CallRequest, type Calls, type SignedIn } from '@goldbean/contract';
import type { Tx } from '../../../platform/database/index.ts';
import { hashOf, type IdempotencyKey } from '../../../platform/idempotency.ts';
import { networkOf } from '../../../platform/network.ts';
import { newToken } from '../../../platform/random.ts';
import { refuse } from '../../../platform/refusal.ts';
import { saveCode, takeTicket, takeTries, useCode, type IssuedCode } from './codes.repository.ts';
import { createFailedTries } from './failed-tries.access.ts';
import {
  accountKey,
  codeTries,
  hashOfCode,
  hashOfToken,
  isOverseas,
  readContact,
  type Contact,
} from './identity.domain.ts';
import type { CodeSender, IdentityPorts } from './identity.ports.ts';
import { findByAccount, findMember, insertMember, type FoundAccount } from './members.repository.ts';
import type { Passwords } from './passwords.domain.ts';
import type { Sessions } from './sessions.usecase.ts';
import { createSlowDown } from './slow-down.access.ts';

/** Signing in and registering (D83). */
export function createSignIn(
  deps: IdentityPorts & {
    readonly sessions: Sessions;
    readonly passwords: Passwords;
    readonly codes: CodeSender;
  },
) {
  const { database, clock, ids, random, sessions, passwords, codes } = deps;
  const slowDown = createSlowDown(deps.rateLimits, (ms) => deps.wait(ms));
  const failedTries = createFailedTries(deps.rateLimits, slowDown);
  const codeWaitMs = Math.ceil(identityLimits.codeWaitMs / deps.limitsFactor);

  /**
   * Checks a code. The try is counted in a transaction of its own, since the refusal of a wrong code would roll the
   * count back.
   * @returns the right one, by which it is marked as used later, or null
   */
  async function judgeCode(contact: Contact, code: string, address: string): Promise<IssuedCode | null> {
    const from = { contact: contact.value, network: networkOf(address) };
    const issued = await database.transaction((tx) => takeTries(tx, from, codeTries, clock.now()));
    const isRight = ({ salt, code_hash: hash }: IssuedCode): boolean =>
      timingSafeEqual(Buffer.from(hashOfCode(salt, code)), Buffer.from(hash));
    return issued.find(isRight) ?? null;
  }

  async function welcome(tx: Tx, uid: string): Promise<SignedIn> {
    const member = await findMember(tx, uid);
    if (!member) throw new Error('who signs in is a member');
    const { jwcode, nickname, img, level, roles } = member;
    return { token: await sessions.open(tx, uid), member: { uid, jwcode, nickname, img, level, roles } };
  }

  /** @throws Refusal `account.closed`; for accounts of an earlier demo too, outside it (D85) */
  function refuseClosed({ state, is_demo: isDemo }: Pick<FoundAccount, 'state' | 'is_demo'>): void {
    if (state === 'closed' || (isDemo && !deps.demo)) refuse('account.closed');
  }

  async function byPassword(account: string, area: number, password: string): Promise<SignedIn> {
    const found = await findByAccount(database.reader, account.toLowerCase(), readContact(account, area));
    const right = await passwords.verify(found?.password_hash ?? null, password);
    if (!right || !found) return refuse('account.wrong_password');
    refuseClosed(found);
    return database.transaction((tx) => welcome(tx, found.uid));
  }

  /** The first sign-in with a code registers (D83). */
  async function byCode(account: string, area: number, code: string, address: string): Promise<SignedIn> {
    const contact = readContact(account, area);
    const right = contact && (await judgeCode(contact, code, address));
    if (!contact || !right) return refuse('account.wrong_code');
    return database.transaction(async (tx) => {
      if (!(await useCode(tx, contact.value, right))) refuse('account.wrong_code');
      const found = await findByAccount(tx, '', contact);
      if (found) refuseClosed(found);
      const uid = found?.uid ?? ids.next();
      if (!found) await insertMember(tx, { uid, contact, ishw: isOverseas(contact), createdAt: clock.now() });
      return welcome(tx, uid);
    });
  }

  return {
    /** G001. Failed tries are counted by account and `address`. */
    login(input: CallRequest<Calls['identity']['login']>, address: string): Promise<SignedIn> {
      const { account, area, password, code } = input;
      return failedTries.count(accountKey(account, area), address, () => {
        if (password !== undefined) return byPassword(account, area, password);
        return byCode(account, area, code ?? '', address);
      });
    },

    /** G003, D14: a ticket signs in once. */
    redeemTicket: ({ ticket }: CallRequest<Calls['identity']['redeemTicket']>): Promise<SignedIn> =>
      database.transaction(async (tx) => {
        const uid = (await takeTicket(tx, hashOfToken(ticket), clock.now())) ?? refuse('account.ticket_over');
        const member = await findMember(tx, uid);
        refuseClosed(member ?? refuse('account.closed'));
        return welcome(tx, uid);
      }),

    /**
     * G002. The answer does not reveal whether the account exists. A repeat with the same request_id sends no second
     * code. An `address` waits between two codes for one account; many asked for from anywhere only slow the next down.
     * `wait` in ms.
     */
    async sendCode(
      input: CallRequest<Calls['identity']['sendCode']>,
      intent: IdempotencyKey,
      address: string,
    ): Promise<{ wait: number }> {
      const contact = readContact(input.account, input.area) ?? refuse('account.mobile_or_email');
      const ofAccount = `account:${contact.value}`;
      await slowDown('code', ofAccount);
      const code = String(random.below(1_000_000)).padStart(6, '0');
      const salt = newToken(random);
      const now = clock.now();
      const entry = {
        contact: contact.value,
        network: networkOf(address),
        salt,
        codeHash: hashOfCode(salt, code),
        now,
        expiresAt: now + identityLimits.codeMs,
      };
      let isRepeat = true;
      const answer = await database.transaction((tx) => {
        isRepeat = true;
        return deps.idempotency.once(tx, intent, async () => {
          isRepeat = false;
          const wait = await saveCode(tx, entry, codeWaitMs);
          if (wait > 0) refuse('account.code_not_sent', { wait });
          return { wait: codeWaitMs };
        });
      });
      if (!isRepeat) {
        await deps.rateLimits.penalise('code', ofAccount);
        await codes.send(contact, code);
      }
      return answer;
    },

    /** G120. A repeat with the same request_id signs in to the account that the first one opened. */
    async register(
      input: CallRequest<Calls['identity']['register']>,
      intent: IdempotencyKey,
      address: string,
    ): Promise<SignedIn> {
      const { account, area, nickname, lang, code, password } = input;
      const contact = readContact(account, area) ?? refuse('account.mobile_or_email');
      return failedTries.count(contact.value, address, async () => {
        const right = await judgeCode(contact, code, address);
        const passwordHash = await passwords.hash(password);
        // Stored answers must hold neither a token nor the password, not even under a fast hash.
        const stored = { ...intent, bodyHash: hashOf({ contact, nickname, lang, code }) };
        let isRepeat = true;
        const uid = await database.transaction((tx) => {
          isRepeat = true;
          return deps.idempotency.once(tx, stored, async () => {
            isRepeat = false;
            if (!right || !(await useCode(tx, contact.value, right))) refuse('account.wrong_code');
            const next = ids.next();
            const ishw = isOverseas(contact);
            const createdAt = clock.now();
            const member = { uid: next, contact, nickname, passwordHash, lang, ishw, createdAt };
            if (!(await insertMember(tx, member))) refuse('account.taken');
            return next;
          });
        });
        if (isRepeat) {
          // The password is not in the stored body, so a repeat with another password is refused here.
          const opened = await findByAccount(database.reader, '', contact);
          if (!(await passwords.verify(opened?.password_hash ?? null, password))) refuse('system.repeated');
        }
        return database.transaction((tx) => welcome(tx, uid));
      });
    },
  };
}
