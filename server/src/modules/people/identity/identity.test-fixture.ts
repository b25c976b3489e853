import { identityLimits } from '@goldbean/contract';
import {
  createManualClock,
  createTestDatabase,
  createSeededRandom,
  silentLog,
} from '../../../../test/test-database.ts';
import { createIdempotency, type IdempotencyKey } from '../../../platform/idempotency.ts';
import { createIds } from '../../../platform/ids.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import type { Log } from '../../../platform/log.ts';
import { createRateLimits } from '../../../platform/rate-limits.ts';
import { createIdentity, type Identity } from './index.ts';

/**
 * Identity over a database of its own with two members, Ms Lin (`teacher`, administrator) and An (`member`), both
 * with the password goldbean. Codes are caught instead of sent.
 */
export async function createIdentityFixture() {
  const clock = createManualClock();
  const random = createSeededRandom(7);
  const ids = createIds(clock, 1);
  const sweeps = new Map<string, () => Promise<void>>();
  const jobs: Jobs = {
    define() {},
    every(name, _, handler) {
      sweeps.set(name, handler);
    },
    async at() {},
    async start() {},
    async stop() {},
  };
  const testDatabase = await createTestDatabase();
  /** The last code sent to each contact. */
  const sent = new Map<string, string>();
  const waits: number[] = [];
  let codes = 0;

  /** Another instance over the same database, with its own count of failed tries and its own cache. */
  const build = (demo = false, log: Log = silentLog): Identity => {
    const identity = createIdentity({
      database: testDatabase.database,
      clock,
      ids,
      random,
      rateLimits: createRateLimits(1),
      idempotency: createIdempotency(clock),
      log,
      jobs,
      limitsFactor: 1,
      async wait(ms) {
        waits.push(ms);
      },
      demo,
      codeSender: {
        async send(contact, code) {
          sent.set(contact.value, code);
          codes += 1;
        },
      },
    });
    identity.facet('level_benefits', (level) => [`badge ${level}`]);
    identity.facet('stream_channels', async (_, uid) => (uid === 'u-teacher' ? ['c1', 'c2'] : []));
    return identity;
  };

  const first = build();
  await testDatabase.database.transaction(async (tx) => {
    await first.createMember(tx, {
      uid: 'u-teacher',
      jwcode: 'Teacher',
      nickname: 'Ms Lin',
      password: 'goldbean',
      mobile: '13800000001',
      roles: ['admin'],
      img: '/p.png',
    });
    await first.createMember(tx, { uid: 'u-member', jwcode: 'member', nickname: 'An', password: 'goldbean' });
  });

  return {
    ...testDatabase,
    clock,
    /** How long tries to sign in were made to wait, ms; nobody really waits. */
    waits,
    /** How many codes were sent. */
    sentCount: () => codes,
    /** The last code that was sent to `contact`. */
    codeOf: (contact: string) => sent.get(contact) ?? '',
    build,
    async sweep(): Promise<void> {
      await sweeps.get('identity.sweep')?.();
    },
    /** Waits until another code may be asked for, and asks. @returns the code that went to `contact` */
    async askCode(
      identity: Identity,
      account: string,
      contact: string,
      address = '10.0.0.1',
    ): Promise<string> {
      clock.advance(identityLimits.codeWaitMs);
      await identity.sendCode({ account, area: 86, scene: 'login' }, codeIntent(), address);
      return sent.get(contact) ?? '';
    },
  };
}
export type IdentityFixture = Awaited<ReturnType<typeof createIdentityFixture>>;

/** An intent to be sent a code; without a request_id nothing is remembered. */
export const codeIntent = (requestId?: string): IdempotencyKey => ({
  actor: '10.0.0.1',
  call: 'G002',
  requestId,
  bodyHash: '',
});

export const login = (identity: Identity, account: string, password: string, address = '10.0.0.1') =>
  identity.login({ account, password, area: 86, agree: true }, address);

export const loginByCode = (identity: Identity, account: string, code: string, address = '10.0.0.1') =>
  identity.login({ account, code, area: 86, agree: true }, address);
