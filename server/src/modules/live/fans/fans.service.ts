import { nobody, type CallAnswer, type CallRequest, type calls } from '@goldbean/contract';
import { shanghaiTime } from '../../../platform/clock.ts';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { IdempotencyKey } from '../../../platform/idempotency.ts';
import { refuse } from '../../../platform/refusal.ts';
import {
  dayCap,
  isLit,
  levelsTable,
  levelOf,
  lightOf,
  badgeOf,
  noSteps,
  rejoinAt,
  membershipOf,
  tasksOf,
  wonBy,
} from './fans.domain.ts';
import type { FanPorts } from './fans.ports.ts';
import {
  addMembers,
  addUnlocked,
  countFansIn,
  findFans,
  findRanked,
  insertFan,
  lockClub,
  lockFan,
  releaseFan,
  type ChannelFanRecord,
} from './fans.repository.ts';
import { createFanImport } from './import-fan.usecase.ts';
import { createClosenessCount, dayOf } from './count-closeness.job.ts';
import { createBadgeLight } from './light-badge.usecase.ts';
import { createFanMemberships } from './memberships.provider.ts';
import { countSteps } from './steps.repository.ts';

type FansRequest<Name extends keyof typeof calls.fans> = CallRequest<(typeof calls.fans)[Name]>;
type FansAnswer<Name extends keyof typeof calls.fans> = CallAnswer<(typeof calls.fans)[Name]>;

/** Fan clubs of channels (E14, T09, T10; domain 3.6). */
export function createFans(ports: FanPorts) {
  const { database, clock, idempotency, users, channels, seats, capacity, experience } = ports;
  const { reader } = database;
  const gathering = createClosenessCount(ports);
  const lighting = createBadgeLight(ports);

  /** @throws Refusal `request.not_found` */
  const channelOf = async (from: Reader, channelId: string) =>
    (await channels.many(from, [channelId])).get(channelId) ?? refuse('request.not_found');

  const fanOf = async (from: Reader, channelId: string, uid: string): Promise<ChannelFanRecord | null> =>
    (await findFans(from, channelId, [uid])).get(uid) ?? null;

  /** @throws Refusal `fan.not_member` */
  const member = (fan: ChannelFanRecord | null): ChannelFanRecord =>
    fan === null || fan.left_at !== null ? refuse('fan.not_member') : fan;

  /** A member of the club, locked. @throws Refusal `request.not_found`, `fan.not_member` */
  async function held(tx: Tx, channelId: string, uid: string) {
    const channel = await channelOf(tx, channelId);
    return { channel, fan: member(await lockFan(tx, channelId, uid)) };
  }

  const once = <Done>(intent: IdempotencyKey, work: (tx: Tx) => Promise<Done>): Promise<Done> =>
    database.transaction((tx) => idempotency.once(tx, intent, () => work(tx)));

  /** What holds the one seat of a member, by its name. */
  async function holderOf(tx: Tx, held: { readonly group: string | null; readonly club_id: string | null }) {
    const { group, club_id: club } = held;
    return group ?? (club === null ? '' : ((await channels.many(tx, [club])).get(club)?.name ?? ''));
  }

  const tasksIn = (fan: ChannelFanRecord): FansAnswer<'tasks'> => {
    const steps = fan.task_day === dayOf(clock.now()) ? fan : noSteps;
    return { list: tasksOf(steps), won: wonBy(steps), cap: dayCap };
  };

  return {
    gather: gathering.gather,
    sweepLights: lighting.sweep,

    /** C047. The club is locked first, so that its last place is taken once. */
    join: (
      uid: string,
      { channel_id }: FansRequest<'join'>,
      intent: IdempotencyKey,
    ): Promise<FansAnswer<'join'>> =>
      once(intent, async (tx) => {
        const channel = await channelOf(tx, channel_id);
        const members = await lockClub(tx, channel_id);
        const was = await lockFan(tx, channel_id, uid);
        const now = clock.now();
        if (was?.left_at === null) refuse('fan.in_group');
        if (was?.left_at != null && now < rejoinAt(was.left_at))
          refuse('group.rejoin_locked', { until: rejoinAt(was.left_at) });
        if (!(await channels.standing(tx, channel_id, uid)).followed) refuse('fan.not_fan');
        if (members >= capacity) refuse('fan.members_full');
        const holder = await seats.take(tx, uid, channel_id);
        if (holder) refuse('fan.one_group', { name: await holderOf(tx, holder) });
        const fan = await insertFan(tx, channel_id, uid, now);
        await addMembers(tx, channel_id, 1);
        return { member: membershipOf(fan, channel.name, now) };
      }),

    /** C048. */
    async info(uid: string, { channel_id }: FansRequest<'info'>): Promise<FansAnswer<'info'>> {
      const { name, img } = await channelOf(reader, channel_id);
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
          levels: levelsTable.map((rung) => ({
            ...rung,
            benefits: [...rung.benefits],
            unlocked: unlocked.includes(rung.level),
          })),
        },
        my: membershipOf(fan, name, clock.now()),
      };
    },

    /** C049. When they may join again is for themselves. */
    async user(
      uid: string,
      { channel_id, uid: other = uid }: FansRequest<'user'>,
    ): Promise<FansAnswer<'user'>> {
      const { name } = await channelOf(reader, channel_id);
      if (!(await users.many(reader, [other])).has(other)) refuse('request.not_found');
      const { rejoin_at, ...standing } = membershipOf(
        await fanOf(reader, channel_id, other),
        name,
        clock.now(),
      );
      return { ...standing, ...(other === uid && rejoin_at !== undefined && { rejoin_at }) };
    },

    /** C050. */
    async tasks(
      uid: string,
      { channel_id, action, task_id }: FansRequest<'tasks'>,
      intent: IdempotencyKey,
    ): Promise<FansAnswer<'tasks'>> {
      if (action === undefined || task_id === undefined) {
        await channelOf(reader, channel_id);
        return tasksIn(member(await fanOf(reader, channel_id, uid)));
      }
      return once(intent, async (tx) => {
        await held(tx, channel_id, uid);
        const at = clock.now();
        const day = dayOf(at);
        const stepped = [{ uid, ...noSteps, [task_id]: 1 }];
        await countSteps(tx, channel_id, stepped, { at, day });
        await experience.count(tx, stepped, day);
        return tasksIn(member(await fanOf(tx, channel_id, uid)));
      });
    },

    /** C051. */
    exit: (
      uid: string,
      { channel_id }: FansRequest<'exit'>,
      intent: IdempotencyKey,
    ): Promise<FansAnswer<'exit'>> =>
      once(intent, async (tx) => {
        await channelOf(tx, channel_id);
        await lockClub(tx, channel_id);
        member(await lockFan(tx, channel_id, uid));
        const now = clock.now();
        await seats.leave(tx, uid, channel_id);
        await releaseFan(tx, channel_id, uid, now);
        await addMembers(tx, channel_id, -1);
        return { rejoin_at: rejoinAt(now) };
      }),

    /** C052. */
    unlock: (
      uid: string,
      { channel_id, level }: FansRequest<'unlock'>,
      intent: IdempotencyKey,
    ): Promise<FansAnswer<'unlock'>> =>
      once(intent, async (tx) => {
        const { fan } = await held(tx, channel_id, uid);
        const rung = levelsTable.find((one) => one.level === level) ?? refuse('fan.level_missing');
        if (fan.unlocked.includes(level)) refuse('fan.level_unlocked');
        if (fan.closeness < rung.closeness)
          refuse('fan.level_low', { closeness: rung.closeness, mine: fan.closeness });
        await addUnlocked(tx, channel_id, uid, level);
        return { level, benefits: [...rung.benefits] };
      }),

    /** C058. */
    async members({
      channel_id,
      kind,
      sort,
      page,
      page_size,
    }: FansRequest<'members'>): Promise<FansAnswer<'members'>> {
      const { name } = await channelOf(reader, channel_id);
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

    /** C072. */
    light: (
      uid: string,
      { channel_id, auto }: FansRequest<'light'>,
      intent: IdempotencyKey,
    ): Promise<FansAnswer<'light'>> =>
      once(intent, async (tx) => {
        const { channel, fan } = await held(tx, channel_id, uid);
        return lighting.light(tx, { channelId: channel_id, channel: channel.name, uid }, fan, auto);
      }),

    /** C073. */
    async isLit(uid: string, { channel_id }: FansRequest<'isLit'>): Promise<FansAnswer<'isLit'>> {
      await channelOf(reader, channel_id);
      return lightOf(member(await fanOf(reader, channel_id, uid)), clock.now());
    },

    importFan: createFanImport(ports),
    ...createFanMemberships(ports),
  };
}
export type Fans = ReturnType<typeof createFans>;
