import { nobody, type CallAnswer, type CallRequest, type calls } from '@goldbean/contract';
import { shanghaiTime } from '../../../platform/clock.ts';
import { refuse } from '../../../platform/refusal.ts';
import { fanOf, needMember, type FanAccess } from './fans.access.ts';
import { badgeOf, isLit, levelOf, levelsTable, lightOf, membershipOf } from './fans.domain.ts';
import type { FanPorts } from './fans.ports.ts';
import { countFansIn, findRanked } from './fans.repository.ts';

type FanViewRequest<Name extends keyof typeof calls.fans> = CallRequest<(typeof calls.fans)[Name]>;
type FanViewAnswer<Name extends keyof typeof calls.fans> = CallAnswer<(typeof calls.fans)[Name]>;

/** Clubs and their members, as calls show them. */
export function createFanViews(ports: FanPorts, access: Pick<FanAccess, 'channelOf'>) {
  const { database, clock, users, seats } = ports;
  const { reader } = database;

  return {
    /** C048. */
    async info(uid: string, { channel_id }: FanViewRequest<'info'>): Promise<FanViewAnswer<'info'>> {
      const { name, img } = await access.channelOf(reader, channel_id);
      const [members, fan] = await Promise.all([
        countFansIn(reader, channel_id),
        fanOf(reader, channel_id, uid),
      ]);
      const unlocked = fan?.left_at === null ? fan.unlocked : [];
      return {
        club: {
          id: channel_id,
          name,
          img,
          medal: badgeOf(name),
          members,
          levels: levelsTable.map((entry) => ({
            ...entry,
            benefits: [...entry.benefits],
            unlocked: unlocked.includes(entry.level),
          })),
        },
        my: membershipOf(fan, name, clock.now()),
      };
    },

    /** C049. When they may join again is for themselves. */
    async user(
      uid: string,
      { channel_id, uid: other = uid }: FanViewRequest<'user'>,
    ): Promise<FanViewAnswer<'user'>> {
      const { name } = await access.channelOf(reader, channel_id);
      if (!(await users.many(reader, [other])).has(other)) refuse('request.not_found');
      const { rejoin_at, ...membership } = membershipOf(
        await fanOf(reader, channel_id, other),
        name,
        clock.now(),
      );
      return { ...membership, ...(other === uid && rejoin_at !== undefined && { rejoin_at }) };
    },

    /** C058. */
    async members({
      channel_id,
      kind,
      sort,
      page,
      page_size,
    }: FanViewRequest<'members'>): Promise<FanViewAnswer<'members'>> {
      const { name } = await access.channelOf(reader, channel_id);
      const among = kind === 'group' ? await seats.talkers(reader, channel_id) : null;
      const [rows, total] = await Promise.all([
        findRanked(reader, channel_id, {
          sort,
          among,
          limit: page_size,
          offset: (page - 1) * page_size,
        }),
        among === null ? countFansIn(reader, channel_id) : among.length,
      ]);
      const known = await users.many(
        reader,
        rows.map(({ uid }) => uid),
      );
      const list = rows.map(({ uid, rank, closeness, joined_at, ...light }) => ({
        user: known.get(uid) ?? nobody(uid),
        rank,
        level: levelOf(closeness),
        closeness,
        medal: badgeOf(name),
        lit: isLit(light, clock.now()),
        joined: shanghaiTime(joined_at),
        joined_ts: joined_at,
      }));
      return { list, total, page, page_size };
    },

    /** C073. */
    async isLit(uid: string, { channel_id }: FanViewRequest<'isLit'>): Promise<FanViewAnswer<'isLit'>> {
      await access.channelOf(reader, channel_id);
      return lightOf(needMember(await fanOf(reader, channel_id, uid)), clock.now());
    },
  };
}
