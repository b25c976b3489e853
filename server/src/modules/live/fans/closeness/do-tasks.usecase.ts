import type { CallAnswer, CallRequest, calls } from '@goldbean/contract';
import type { IdempotencyKey } from '../../../../platform/idempotency.ts';
import { refuse } from '../../../../platform/refusal.ts';
import { fanOf, needMember, type FanAccess } from '../fans.access.ts';
import { dayCap, levelsTable, noSteps, tasksOf, wonBy } from '../fans.domain.ts';
import type { FanPorts } from '../fans.ports.ts';
import { addUnlocked, type ChannelFanRecord } from '../fans.repository.ts';
import { dayOf } from './count-closeness.job.ts';
import { countSteps } from './steps.repository.ts';

type FanTasksRequest = CallRequest<typeof calls.fans.tasks>;
type FanTasksAnswer = CallAnswer<typeof calls.fans.tasks>;
type UnlockLevelRequest = CallRequest<typeof calls.fans.unlock>;
type UnlockLevelAnswer = CallAnswer<typeof calls.fans.unlock>;

/** Tasks that bring closeness, and the levels that it unlocks. */
export function createFanTasks(ports: FanPorts, access: FanAccess) {
  const { database, clock, idempotency, experience } = ports;
  const { reader } = database;

  const tasksIn = (fan: ChannelFanRecord): FanTasksAnswer => {
    const steps = fan.task_day === dayOf(clock.now()) ? fan : noSteps;
    return { list: tasksOf(steps), won: wonBy(steps), cap: dayCap };
  };

  return {
    /** C050. */
    async tasks(
      uid: string,
      { channel_id, action, task_id }: FanTasksRequest,
      intent: IdempotencyKey,
    ): Promise<FanTasksAnswer> {
      if (action === undefined || task_id === undefined) {
        await access.channelOf(reader, channel_id);
        return tasksIn(needMember(await fanOf(reader, channel_id, uid)));
      }
      return database.transaction((tx) =>
        idempotency.once(tx, intent, async () => {
          await access.locked(tx, channel_id, uid);
          const at = clock.now();
          const day = dayOf(at);
          const stepped = [{ uid, ...noSteps, [task_id]: 1 }];
          await countSteps(tx, channel_id, stepped, { at, day });
          await experience.count(tx, stepped, day);
          return tasksIn(needMember(await fanOf(tx, channel_id, uid)));
        }),
      );
    },

    /** C052. */
    unlock: (
      uid: string,
      { channel_id, level }: UnlockLevelRequest,
      intent: IdempotencyKey,
    ): Promise<UnlockLevelAnswer> =>
      database.transaction((tx) =>
        idempotency.once(tx, intent, async () => {
          const { fan } = await access.locked(tx, channel_id, uid);
          const entry = levelsTable.find((one) => one.level === level) ?? refuse('fan.level_missing');
          if (fan.unlocked.includes(level)) refuse('fan.level_unlocked');
          if (fan.closeness < entry.closeness)
            refuse('fan.level_low', { closeness: entry.closeness, mine: fan.closeness });
          await addUnlocked(tx, channel_id, uid, level);
          return { level, benefits: [...entry.benefits] };
        }),
      ),
  };
}
