import { agreements, calls, callsByName, type CallName } from '@goldbean/contract';
import {
  here,
  inside,
  judging,
  keeping,
  refusedRoles,
  entryRefusals,
  known,
  paying,
  reading,
  running,
  speaking,
  taking,
  waiting,
  without,
  type LiveRoleEntry,
  type LiveRoleFields,
  type LiveObjects,
} from './live-roles.ts';

const {
  anniversary,
  bags,
  fans,
  gifts,
  live,
  livePackets,
  liveWishes,
  moderation,
  replay,
  reports,
  streaming,
  tickets,
  votes,
} = calls;
/** The calls of live sessions, by `feature.verb`. */
const ofLive = callsByName({
  anniversary,
  bags,
  fans,
  gifts,
  live,
  livePackets,
  liveWishes,
  moderation,
  replay,
  reports,
  streaming,
  tickets,
  votes,
});
/** Calls of other features, as they are asked in the room of a live session. */
type InTheRoom =
  | `messaging.${'join' | 'history' | 'onlines' | 'onlineList' | 'read' | 'unread' | 'publish'}`
  | `messaging.${'mute' | 'unmute' | 'muteRoom' | 'mutedList'}`
  | 'marks.mine'
  | 'records.search'
  | `shop.${'list' | 'liveProducts' | 'createOrder' | 'saveCart' | 'cart'}`
  | `shop.${'groupPurchase' | 'groupPurchaseMembers' | 'joinGroupPurchase'}`;
export type LiveCall = (keyof typeof ofLive | InTheRoom) & CallName;

const page = { page: 1, page_size: 5 };
const request_id = 'r1';
const listed = ({ live_id }: LiveObjects): LiveRoleFields => ({ live_id, ...page });
const inRoom = ({ room }: LiveObjects): LiveRoleFields => ({ room });
const against = ({ live_id, member: uid }: LiveObjects) => ({ live_id, uid, reason: 'noise' });
const inClub = ({ channel_id }: LiveObjects): LiveRoleFields => ({ channel_id, request_id });
/** Nobody is in the club: it would be no other after the first. */
const asFan = (more: LiveRoleFields = {}): LiveRoleEntry => ({
  ...known((objects) => ({ ...inClub(objects), ...more })),
  answered: 'fan.not_member',
});
const inBag = ({ bag_id }: LiveObjects): LiveRoleFields => ({ bag_id });
const inPacket = ({ packet: bag_id }: LiveObjects): LiveRoleFields => ({ bag_id });

/** C063 of those who may not end it too: for a reason, which is left out here. */
export const stopping: LiveRoleEntry = {
  ...keeping(({ live_id }) => ({ live_id, kind: 'stop' })),
  answered: 'live.reason_required',
};

/** C036 of a replay: who may not see it has not watched it. */
export const replayed = inside(({ over: live_id }) => ({ live_id, seconds: 1, pos: 1, replay: 1 }));
/** C055 of those who made an appointment before they were removed too. */
export const cancelling = known(({ planned: live_id }) => ({ live_id, action: 'cancel' }));

/** P04, P05 as domain 3.1 has them, in an order in which each can be done after the one before. */
export const matrix: Readonly<Record<Exclude<LiveCall, 'moderation.acknowledge'>, LiveRoleEntry>> = {
  'live.list': known(() => page),
  'live.states': known(({ live_id }) => ({ live_ids: JSON.stringify([live_id]) })),
  'live.preview': known(() => ({})),
  'live.publicOnAir': known(() => ({})),
  'live.info': inside(),
  'live.clarity': inside(here, 'live.not_on_air'),
  'live.user': inside(({ live_id, member: uid }) => ({ live_id, uid })),
  'live.audience': inside(),
  'live.onlineMembers': inside(listed),
  'live.rank': inside(),
  'live.like': inside(({ live_id }) => ({ live_id, n: 1, request_id })),
  'live.likeOld': inside(({ live_id }) => ({ live_id, n: 1, request_id })),
  'live.likes': inside(),
  'live.watch': inside(({ live_id }) => ({ live_id, seconds: 1, pos: 1 })),
  // Of a live session that asks a ticket, which may be bought later.
  'live.appointment': waiting(({ planned: live_id }) => ({ live_id, action: 'make' })),

  'gifts.list': inside(),
  'gifts.activities': inside(),
  'gifts.activityGifts': inside(),
  'gifts.featured': inside(),
  'gifts.knapsack': known(),
  'gifts.rankInfo': inside(({ live_id }) => ({ live_id, type: 'day' })),
  // Gifts may be given by who is frozen (D26).
  'gifts.give': inside(({ live_id }) => ({ live_id, gift_id: 'chalk', n: 1, from: 'balance', request_id })),
  'gifts.barrage': speaking(({ live_id }) => ({ live_id, text: 'hello', request_id })),

  'messaging.join': inside(inRoom),
  'messaging.history': reading(inRoom),
  'messaging.onlines': reading(inRoom),
  'messaging.onlineList': reading((objects) => ({ ...inRoom(objects), ...page })),
  'messaging.read': reading((objects) => ({ ...inRoom(objects), seq: 1 })),
  'messaging.unread': reading(inRoom),
  'marks.mine': reading(inRoom),
  'records.search': reading((objects) => ({ ...inRoom(objects), q: 'hello', ...page })),
  'messaging.publish': speaking(({ room }) => ({
    room,
    client_msg_id: 'said',
    kind: 'text',
    body: { text: 'hello' },
  })),
  'messaging.mute': keeping(({ room, member: uid }) => ({ room, uid, minutes: 5, reason: 'noise' })),
  'messaging.mutedList': keeping(inRoom),
  'messaging.unmute': keeping(({ room, member: uid }) => ({ room, uid })),
  'messaging.muteRoom': keeping(({ room }) => ({ room, on: 0 })),

  'votes.info': inside(),
  'votes.create': running(
    ({ live_id }) => ({ live_id, question: 'up?', options: '["yes","no"]', seconds: 60, request_id }),
    'vote.running',
  ),
  'votes.close': running(({ closed_vote: vote_id }) => ({ vote_id })),

  'liveWishes.list': inside(),
  'liveWishes.people': inside(({ wish: wish_id }) => ({ wish_id })),
  'liveWishes.save': running(({ live_id }) => ({ live_id, gift_id: 'sunflower', target: 5 })),
  'liveWishes.remove': running(({ wish: id }) => ({ id })),

  'bags.info': inside(),
  'bags.detail': inside(inBag),
  'bags.award': inside(inBag),
  'bags.isParticipate': inside(inBag),
  'bags.proof': inside(inBag, 'bag.not_drawn'),
  'bags.participate': {
    may: without(...refusedRoles, 'owner'),
    why: { ...entryRefusals, owner: 'bag.own' },
    input: ({ bag_id }) => ({ bag_id, request_id }),
  },
  'bags.list': running(),
  'bags.distribution': running(
    ({ live_id }) => ({
      live_id,
      kind: 1,
      prize: JSON.stringify({ type: 'beans', amount: 1 }),
      winners: 1,
      duration: 60,
      request_id,
    }),
    'bag.running',
  ),

  'livePackets.bagDetail': inside(inPacket),
  'livePackets.bagRecords': inside(inPacket),
  'livePackets.bagsUnclaimed': inside(),
  'livePackets.robBag': taking(({ packet: bag_id }) => ({ bag_id, request_id })),
  'livePackets.catchRain': taking(({ rain_id }) => ({ rain_id, tap_no: 1, request_id }), 'packet.not_begun'),
  'livePackets.laid': running(),
  'livePackets.createBag': running(({ live_id }) => ({
    live_id,
    kind: 'random',
    count: 1,
    total: 1,
    request_id,
  })),
  'livePackets.startRain': running(
    ({ live_id }) => ({ live_id, total: 1, seconds: 60, per_user: 1, request_id }),
    'packet.rain_running',
  ),

  'shop.list': inside(),
  'shop.liveProducts': inside(),
  'shop.saveCart': inside(({ live_id }) => ({ live_id, items: '[]' })),
  'shop.cart': inside(),
  'shop.groupPurchase': inside(),
  // Of none, so that nobody takes the place of the next.
  'shop.joinGroupPurchase': inside(
    ({ live_id }) => ({
      live_id,
      tuangou_id: 'none',
      agree: 1,
      agreement_version: agreements.service.version,
      request_id,
    }),
    'shop.no_group_purchase',
  ),
  'shop.groupPurchaseMembers': inside(({ tuangou_id }) => ({ tuangou_id, ...page })),
  'shop.createOrder': inside(({ live_id, product_id }) => ({
    live_id,
    items: JSON.stringify([{ product_id, n: 1 }]),
    pay_type: 1,
    agree: 1,
    agreement_version: agreements.service.version,
    request_id,
  })),
  'tickets.offer': paying(({ planned: live_id }) => ({ live_id })),
  'tickets.buy': paying(({ planned: live_id }) => ({ live_id, beans: 1, request_id })),

  'anniversary.popup': inside(),
  'anniversary.take': inside(({ live_id }) => ({ live_id, coupon_id: 'none', request_id }), 'coupon.missing'),
  'fans.info': known(inClub),
  'fans.user': known(inClub),
  'fans.members': known(inClub),
  // Who ticks nothing joins nothing.
  'fans.join': { ...known(inClub), answered: 'request.agreement_required' },
  'fans.tasks': asFan(),
  'fans.exit': asFan({ confirm: 1 }),
  'fans.unlock': asFan({ level: 1 }),
  'fans.light': asFan(),
  'fans.isLit': asFan(),

  'replay.list': known(({ channel_id }) => ({ channel_id, ...page })),
  'replay.info': inside(({ over: live_id }) => ({ live_id }), 'replay.missing'),
  'replay.events': inside(({ over: live_id }) => ({ live_id, from_ts: 0, to_ts: 1_000 }), 'replay.missing'),
  'replay.choose': running(({ over: live_id }) => ({ live_id, mode: 'permanent' }), 'replay.missing'),
  'replay.remove': running(({ over: live_id }) => ({ live_id }), 'replay.missing'),

  'streaming.settings': running(),
  'streaming.edit': running(({ planned: live_id, plan }) => ({ live_id, ...plan })),
  'streaming.watchers': running(listed),
  'streaming.changeProduct': running(({ live_id, product_id }) => ({ live_id, product_id })),
  'streaming.notice': running(({ live_id }) => ({ live_id, text: 'a break' })),
  'streaming.push': running(),
  'streaming.health': running(),
  'streaming.start': running(),
  'streaming.pause': running(({ live_id }) => ({ live_id, on: 0 })),
  'streaming.test': running(here, 'live.locked'),
  'streaming.end': running(({ planned: live_id }) => ({ live_id, kind: 'end' }), 'live.not_on_air'),

  'moderation.mine': known(() => page),
  'moderation.violation': inside(),
  'moderation.warnings': inside(listed),
  'moderation.warn': keeping(against),
  'moderation.freeze': running((objects) => ({ ...against(objects), type: 3 })),
  'moderation.frozen': running(({ channel_id }) => ({ channel_id, ...page })),
  'moderation.unfrozen': running(({ channel_id }) => ({ channel_id, ...page })),
  'moderation.unfreeze': running(({ channel_id, member: uid }) => ({ channel_id, uid })),
  'moderation.block': keeping((objects) => ({ ...against(objects), on: 1 })),
  'moderation.blocks': keeping(listed),
  'reports.add': known(({ live_id }) => ({ live_id, reason: 'fraud' })),
  'reports.list': judging(() => page),
  'reports.settle': judging(
    () => ({ report_id: 'none', outcome: 'acted', note: 'warned' }),
    'request.not_found',
  ),
  'moderation.bans': judging(() => page),
  'moderation.liftBan': judging(() => ({ ban_id: 'none', reason: 'served its time' }), 'request.not_found'),
  'moderation.decideBan': judging(() => ({ ban_id: 'none', confirm: 1 }), 'request.not_found'),
  // Of another channel: what is on air goes on.
  'moderation.ban': judging(({ elsewhere: live_id }) => ({ live_id, reason: 'fraud' })),
};
