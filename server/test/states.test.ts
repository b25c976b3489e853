import {
  actionKinds,
  actionScopes,
  brokenRules,
  chosenKinds,
  commentStates,
  contentReportOutcomes,
  contentReportReasons,
  continuousPlans,
  courseTypes,
  currencies,
  feedbackStates,
  groupPlaces,
  groupPurchaseStates,
  groupRoles,
  ironPlans,
  languageCodes,
  liveActivity,
  liveRole,
  liveStates,
  luckyBagKinds,
  luckyVoidReason,
  messageStatus,
  moneyCurrency,
  order,
  orderCurrency,
  orderSource,
  orderStates,
  packetKind,
  packetScenes,
  packetState,
  payTypes,
  pinScope,
  platformRoles,
  postStates,
  productKinds,
  rechargeChannels,
  replayGaps,
  replayModes,
  replayStates,
  reportOutcomes,
  rewardKinds,
  taskKinds,
  themes,
  ticketStates,
  wishCommentStates,
  wishKinds,
  wishMessageTabs,
  wishProducts,
  wishStatuses,
} from '@goldbean/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from './test-database.ts';

type Values = readonly (string | number)[];
const moneyCurrencies = moneyCurrency.options;

/** Columns whose CHECK lists what the contract's union lists. */
const unions: Record<string, Values> = {
  'class_group.kind': ['class', ...chosenKinds],
  'comment.state': commentStates,
  'content_report.outcome': contentReportOutcomes,
  'content_report.reason': contentReportReasons,
  'feedback.state': feedbackStates,
  'group_member.role': groupRoles,
  'group_purchase.state': groupPurchaseStates,
  'group_purchase_member.state': groupPlaces,
  'group_task.kind': taskKinds,
  'live.course_type': courseTypes,
  'live_activity.type': liveActivity.shape.type.options,
  'lucky_bag.kind': Object.values(luckyBagKinds),
  'lucky_bag.void_reason': luckyVoidReason.options,
  'live.replay_mode': replayModes,
  'iron_fan.next_plan': continuousPlans,
  'iron_fan.plan': ironPlans,
  'iron_fan_period.plan': ironPlans,
  'iron_fan_sale.currency': moneyCurrencies,
  'live.state': liveStates,
  'live_replay.mode': replayModes,
  'live_replay.state': replayStates,
  'live_replay_part.ended_by': replayGaps,
  'live_report.outcome': reportOutcomes,
  'live_report.reason': brokenRules,
  'live_ticket.state': ticketStates,
  'member.lang': languageCodes,
  'member.roles': platformRoles,
  'member.theme': themes,
  'message_pin.scope': pinScope.options,
  'moderation_action.actor_role': liveRole.options,
  'moderation_action.kind': actionKinds,
  'moderation_action.rule': brokenRules,
  'moderation_action.scope': actionScopes,
  'order_event.from_state': Object.values(orderStates),
  'order_event.source': orderSource.options,
  'order_event.to_state': Object.values(orderStates),
  'order_payment.currency': moneyCurrencies,
  'pay_order.alert': order.shape.alert.unwrap().options,
  'pay_order.channel': Object.values(rechargeChannels),
  'pay_order.currency': orderCurrency.options,
  'article_purchase.currency': moneyCurrencies,
  'pay_order.gives_currency': currencies,
  'pay_order.kind': productKinds,
  'pay_order.pay_type': Object.values(payTypes),
  'pay_order.state': Object.values(orderStates),
  'post.state': postStates,
  'recharge_pack.currency': moneyCurrencies,
  'recharge_record.channel': Object.values(rechargeChannels),
  'recharge_record.pay_type': Object.values(payTypes),
  'red_packet.kind': packetKind.options,
  'red_packet.scene': Object.values(packetScenes),
  'red_packet.state': packetState.options,
  'reward_grant.kind': rewardKinds,
  'room_frame.status': messageStatus.options,
  'shop_product.currency': moneyCurrencies,
  'shop_purchase.currency': moneyCurrencies,
  'wallet_account.currency': currencies,
  'wish.kind': wishKinds,
  'wish.product': wishProducts,
  'wish.status': wishStatuses,
  'wish_comment.state': wishCommentStates,
  'wish_message.tab': wishMessageTabs,
};

/** Columns whose values never leave the server, or are numbers of the specification without a union. */
const inside = [
  'ban_extension.decision',
  'cashier_payment.state',
  'channel_staff.role',
  'file.conversion',
  'gift.tab',
  'iron_fan_period.cause',
  // Continuous plans are charged in coins alone.
  'iron_fan_sale.plan',
  // `drawing` is `open` to everybody but the server.
  'lucky_bag.state',
  'member.state',
  'member.user_status',
  'mute_proposal.decision',
  'payment_alert.reason',
  'recharge_pack.kind',
  // `replaced` is of no concern to anybody.
  'post_version.state',
  'recharge_pack.region',
  'recharge_record.written_by',
  'review_verdict.state',
  'room_frame.type',
  'shop_purchase.state',
  'wallet_account.owner_kind',
  'wallet_expiry_notice.step',
  'wallet_hold.state',
];

let testDatabase: Awaited<ReturnType<typeof createTestDatabase>>;
let checked: Map<string, string[]>;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
  const { rows } = await sql<{ table: string; columns: string[]; definition: string }>`
    SELECT conrelid::regclass::text AS table, pg_get_constraintdef(c.oid) AS definition,
      (SELECT array_agg(attname::text) FROM pg_attribute WHERE attrelid = conrelid AND attnum = ANY (conkey)) AS columns
    FROM pg_constraint c WHERE contype = 'c' AND connamespace = 'public'::regnamespace
  `.execute(testDatabase.database.reader);
  checked = new Map(
    rows.flatMap(({ table, columns: [column = ''], definition }) => {
      // `state IN (...)`, or `roles <@ ARRAY[...]`: the column itself, not a condition on others.
      const list = new RegExp(
        `^CHECK \\(\\(+${column} (?:= ANY \\(|<@ )ARRAY\\[([^\\]]*)\\]\\)*(?: AND .*)?$`,
      ).exec(definition);
      return list ? [[`${table}.${column}`, valuesOf(list[1] ?? '')] as const] : [];
    }),
  );
});
afterAll(() => testDatabase.drop());

/** `'a'::text, 'b'::text` or `1, 2` as PostgreSQL writes them. */
const valuesOf = (list: string): string[] =>
  list.split(', ').map((value) => value.replace(/::\w+$/, '').replaceAll("'", ''));

test('the states of a column are those of the contract', () => {
  for (const [column, values] of Object.entries(unions))
    expect(checked.get(column)?.toSorted(), column).toEqual(values.map(String).toSorted());
});

test('a column with listed states is compared, or listed as inside the server', () => {
  expect([...checked.keys()].toSorted()).toEqual([...Object.keys(unions), ...inside].toSorted());
});
