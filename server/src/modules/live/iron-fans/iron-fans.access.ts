import type { Actor } from '../../../platform/actor.ts';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/refusal.ts';
import { runs } from './iron-fans.domain.ts';
import type { IronChannel, IronFanPorts } from './iron-fans.ports.ts';
import { lockMembership, type IronFanKey } from './iron-fans.repository.ts';
import type { MembershipRow } from './iron-fans.tables.ts';

/** Who may see and change memberships of a channel. */
export function createIronFanAccess({ clock, channels }: Pick<IronFanPorts, 'clock' | 'channels'>) {
  /** @throws Refusal `request.not_found` */
  async function needChannel(from: Reader, channelId: string): Promise<IronChannel> {
    return (await channels.many(from, [channelId])).get(channelId) ?? refuse('request.not_found');
  }

  /** @throws Refusal `request.not_found`, `request.forbidden` for who does not run the channel */
  async function needRight(from: Reader, { uid, roles }: Actor, channelId: string): Promise<void> {
    const { owner_uid } = await needChannel(from, channelId);
    if (owner_uid !== uid && !roles.includes('admin')) refuse('request.forbidden');
  }

  /** The member's own, locked, while it runs. @throws Refusal `iron.none` */
  async function needRunning(tx: Tx, place: IronFanKey): Promise<MembershipRow> {
    const row = await lockMembership(tx, place);
    return row && runs(clock.now(), row) ? row : refuse('iron.none');
  }

  return { needChannel, needRight, needRunning };
}
export type IronFanAccess = ReturnType<typeof createIronFanAccess>;
