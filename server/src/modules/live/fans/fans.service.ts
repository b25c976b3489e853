import type { CallAnswer, CallRequest, calls } from '@goldbean/contract';
import type { IdempotencyKey } from '../../../platform/idempotency.ts';
import { createClosenessCount } from './closeness/count-closeness.job.ts';
import { createFanTasks } from './closeness/do-tasks.usecase.ts';
import { createFanAccess } from './fans.access.ts';
import type { FanPorts } from './fans.ports.ts';
import { createFanViews } from './fans.views.ts';
import { createFanImport } from './import-fan.usecase.ts';
import { createClubJoining } from './join-club.usecase.ts';
import { createBadgeLight } from './light-badge.usecase.ts';
import { createFanMemberships } from './memberships.provider.ts';

type LightBadgeRequest = CallRequest<typeof calls.fans.light>;
type LightBadgeAnswer = CallAnswer<typeof calls.fans.light>;

/** Fan clubs of channels (E14, T09, T10; domain 3.6). */
export function createFans(ports: FanPorts) {
  const { database, idempotency } = ports;
  const access = createFanAccess(ports);
  const counting = createClosenessCount(ports);
  const lighting = createBadgeLight(ports);

  return {
    gather: counting.gather,
    sweepLights: lighting.sweep,
    ...createFanViews(ports, access),
    ...createClubJoining(ports, access),
    ...createFanTasks(ports, access),

    /** C072. */
    light: (
      uid: string,
      { channel_id, auto }: LightBadgeRequest,
      intent: IdempotencyKey,
    ): Promise<LightBadgeAnswer> =>
      database.transaction((tx) =>
        idempotency.once(tx, intent, async () => {
          const { channel, fan } = await access.locked(tx, channel_id, uid);
          return lighting.light(tx, { channelId: channel_id, channel: channel.name, uid }, fan, auto);
        }),
      ),

    importFan: createFanImport(ports),
    ...createFanMemberships(ports),
  };
}
export type Fans = ReturnType<typeof createFans>;
