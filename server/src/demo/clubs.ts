import type { App } from '../app.ts';
import { day, reader, recorder, tea, walker } from './academy.ts';

interface DemoFan {
  readonly uid: string;
  readonly daysAgo: number;
  readonly closeness: number;
  readonly unlocked: readonly number[];
  /** For so long its badge is lit; null where it is not. */
  readonly litDays: number | null;
  readonly isAutoLight: boolean;
  /** Left it again, just now. */
  readonly hasLeft?: boolean;
}

/** The fan club of the furnished channel. The members of the list of ready accounts are in none yet. */
const fans: readonly DemoFan[] = [
  // At the top, and lit by itself.
  {
    uid: tea,
    daysAgo: 160,
    closeness: 20_400,
    unlocked: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    litDays: 2,
    isAutoLight: true,
  },
  // Level 4 waits to be unlocked.
  { uid: recorder, daysAgo: 40, closeness: 760, unlocked: [1, 2, 3], litDays: 1, isAutoLight: false },
  // The badge went out.
  { uid: reader, daysAgo: 12, closeness: 90, unlocked: [1], litDays: null, isAutoLight: false },
  // May join again in 24 hours.
  {
    uid: walker,
    daysAgo: 3,
    closeness: 30,
    unlocked: [1],
    litDays: null,
    isAutoLight: false,
    hasLeft: true,
  },
];

/** The fan club of the furnished channel: a member in each state of T09 and T10, and one who has just left. */
export async function fillClub(app: App, channelId: string): Promise<void> {
  const { fans: clubs } = app.modules.live.features;
  const now = app.clock.now();
  for (const { uid, hasLeft, daysAgo, litDays, ...past } of fans) {
    await app.database.transaction((tx) =>
      clubs.importFan(tx, {
        ...past,
        channelId,
        uid,
        joinedAt: now - daysAgo * day,
        litUntil: litDays === null ? null : now + litDays * day,
      }),
    );
    if (hasLeft !== true) continue;
    const intent = { actor: uid, call: 'C051', requestId: 'demo-exit', bodyHash: 'demo' };
    await clubs.exit(uid, { channel_id: channelId, confirm: true }, intent);
  }
}

/** What members have done on the platform so far: who is at the top, and who has a level to unlock (C071). */
const experienced = [
  { uid: tea, experience: 26_300, unlocked: 10 },
  { uid: recorder, experience: 820, unlocked: 3 },
  { uid: reader, experience: 140, unlocked: 2 },
] as const;

export async function fillLevels(app: App): Promise<void> {
  const { levels } = app.modules.live.features;
  for (const { uid, ...past } of experienced)
    await app.database.transaction((tx) => levels.importPast(tx, uid, past));
}
