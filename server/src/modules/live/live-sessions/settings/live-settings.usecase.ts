import { paidCourse, type CallAnswer, type CallRequest, type calls } from '@goldbean/contract';
import type { Actor } from '../../../../platform/actor.ts';
import type { Reader, Tx } from '../../../../platform/database/index.ts';
import type { IdempotencyKey } from '../../../../platform/idempotency.ts';
import { refuse } from '../../../../platform/refusal.ts';
import type { Registry } from '../../../../platform/registry.ts';
import type { LiveFacets, LivePorts } from '../live-sessions.ports.ts';
import { findLive, insertLive, lockLive, setAdmins, updateLive } from '../live-sessions.repository.ts';
import type { LiveRow } from '../live-sessions.tables.ts';
import type { Reminders } from '../on-air/reminders.job.ts';
import type { Roles } from '../access/roles.access.ts';
import { replayDaysOf, timesRefusal, type LiveTimes } from './live-settings.domain.ts';
import type { LiveViews } from '../sessions/live-sessions.views.ts';
import { roomOf } from '../live-sessions.domain.ts';

type LiveSettingsRequest = CallRequest<typeof calls.streaming.edit>;
type EditAnswer = CallAnswer<typeof calls.streaming.edit>;
type SettingsPorts = Pick<
  LivePorts,
  'database' | 'clock' | 'ids' | 'idempotency' | 'users' | 'channels' | 'rooms' | 'takeFile' | 'knownProducts'
>;

/** Opens live sessions and changes those that have not begun (E12, V27 to V32). */
export function createLiveSettings(
  ports: SettingsPorts,
  roles: Roles,
  views: LiveViews,
  reminders: Pick<Reminders, 'planned'>,
  facets: Pick<Registry<LiveFacets>, 'find'>,
) {
  const { database, clock, ids, idempotency, rooms } = ports;

  function checkTimes(times: LiveTimes, before: LiveTimes | null): void {
    const refusal = timesRefusal(clock.now(), times, before);
    if (refusal) refuse(refusal);
  }

  async function create(tx: Tx, actor: Actor, given: LiveSettingsRequest): Promise<LiveRow> {
    const channelId = await channelFor(tx, actor, given.channel_id, ports);
    const plain = plainOf(given);
    checkTimes({ startAt: plain.start_at, previewAt: plain.preview_at }, null);
    await needProducts(tx, given.goods, ports);
    const admins = await knownAdmins(tx, given.admins, ports);
    const backgroundId = backgroundOf(given);
    const { url } = await ports.takeFile(tx, actor.uid, backgroundId);
    const row: LiveRow = {
      ...plain,
      live_id: ids.next(),
      channel_id: channelId,
      streamer_uid: actor.uid,
      background_id: backgroundId,
      background: url,
      current_product: null,
      state: 'not_started',
      created_at: clock.now(),
      started_at: null,
      ended_at: null,
      end_reason: '',
      ended_by: null,
      interrupted_until: null,
      paused_at: null,
    };
    await insertLive(tx, row, admins);
    await reminders.planned(tx, row.live_id, row.start_at);
    await rooms.create(tx, roomOf(row.live_id));
    return row;
  }

  async function change(tx: Tx, actor: Actor, liveId: string, given: LiveSettingsRequest): Promise<LiveRow> {
    const live = (await lockLive(tx, liveId)) ?? refuse('live.missing');
    await roles.need(tx, live, actor, 'edit');
    if (live.state !== 'draft' && live.state !== 'not_started') return refuse('live.locked');
    const plain = plainOf(given);
    // S49: those who bought one know what they paid, and for what.
    if (plain.ticket_beans !== live.ticket_beans && (await facets.find('tickets')?.isSold(tx, liveId)))
      return refuse('ticket.sold', { fields: [{ field: 'ticket_beans', msg_key: 'ticket.sold' }] });
    checkTimes(
      { startAt: plain.start_at, previewAt: plain.preview_at },
      { startAt: live.start_at, previewAt: live.preview_at },
    );
    await needProducts(tx, given.goods, ports);
    const backgroundId = backgroundOf(given);
    const background =
      backgroundId === live.background_id
        ? live.background
        : (await ports.takeFile(tx, actor.uid, backgroundId)).url;
    await setAdmins(tx, liveId, await knownAdmins(tx, given.admins, ports));
    if (plain.start_at !== live.start_at) await reminders.planned(tx, liveId, plain.start_at);
    return updateLive(tx, liveId, { ...plain, background_id: backgroundId, background });
  }

  return {
    /** C059. */
    editLive(actor: Actor, given: LiveSettingsRequest, intent: IdempotencyKey): Promise<EditAnswer> {
      return database.transaction((tx) =>
        idempotency.once(tx, intent, async () => {
          const row =
            given.live_id === undefined
              ? await create(tx, actor, given)
              : await change(tx, actor, given.live_id, given);
          return { live_id: row.live_id, live: await views.settings(tx, row) };
        }),
      );
    },

    /** G152. */
    async readSettings(actor: Actor, liveId: string): Promise<CallAnswer<typeof calls.streaming.settings>> {
      const { reader } = database;
      const live = (await findLive(reader, liveId)) ?? refuse('live.missing');
      await roles.need(reader, live, actor, 'edit');
      return { live: await views.settings(reader, live) };
    },
  };
}

/** Optional in the type; the contract requires the field. */
function backgroundOf(given: LiveSettingsRequest): string {
  return given.background ?? refuse('live.background_required');
}

/** D30: a live session for those who paid has a price, and no other has one. */
function priceOf({ course_type, ticket_beans }: LiveSettingsRequest): number | null {
  if (course_type !== paidCourse) return null;
  return (
    ticket_beans ?? refuse('ticket.price', { fields: [{ field: 'ticket_beans', msg_key: 'ticket.price' }] })
  );
}

/** The fields that are stored as they were given. */
const plainOf = (given: LiveSettingsRequest) => ({
  name: given.name,
  theme: given.theme,
  introduction: given.introduction,
  preview_at: given.preview_time ?? null,
  start_at: given.start_time,
  course_type: given.course_type,
  ticket_beans: priceOf(given),
  block_network: given.block_network,
  replay_mode: given.replay_mode,
  replay_days: replayDaysOf(given.replay_mode, given.replay_days),
  goods: given.goods,
});

/** The channel in which the host may open a live session. @throws Refusal `request.forbidden`, `request.not_found`, `live.channel_required` */
async function channelFor(
  tx: Tx,
  actor: Actor,
  given: string | undefined,
  { channels }: Pick<SettingsPorts, 'channels'>,
): Promise<string> {
  const mine = await channels.streamChannelsOf(tx, actor.uid);
  if (given === undefined) {
    const [only, ...more] = mine;
    if (only !== undefined && more.length === 0) return only;
    return refuse(only === undefined ? 'request.forbidden' : 'live.channel_required');
  }
  if (!mine.includes(given) && !actor.roles.includes('admin')) return refuse('request.forbidden');
  if (!(await channels.many(tx, [given])).has(given)) return refuse('request.not_found');
  return given;
}

/** @throws Refusal `request.invalid` with the uids of nobody */
async function knownAdmins(
  reader: Reader,
  uids: readonly string[],
  { users }: Pick<SettingsPorts, 'users'>,
): Promise<string[]> {
  const known = await users.many(reader, uids);
  const unknown = uids.filter((uid) => !known.has(uid));
  if (unknown.length > 0) return refuse('request.invalid', { fields: [{ field: 'admins' }], unknown });
  return [...new Set(uids)];
}

/** E12: what a live session shows is on sale; checked before anything is stored. */
async function needProducts(
  reader: Reader,
  goods: readonly string[],
  ports: Pick<SettingsPorts, 'knownProducts'>,
): Promise<void> {
  const known = await ports.knownProducts(reader, goods);
  const unknown = goods.filter((product) => !known.has(product));
  if (unknown.length > 0) refuse('shop.product_missing', { fields: [{ field: 'goods' }], unknown });
}
