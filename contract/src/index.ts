/*
 * The one door of the contract: calls, schemas, events and errors of every area.
 */
import type { Call } from './call.ts';
import { accountCalls } from './account/account.calls.ts';
import { accountErrors } from './account/account.errors.ts';
import { channelCalls } from './channels/channels.calls.ts';
import { dangwuCalls } from './dangwu/dangwu.calls.ts';
import { dangwuErrors } from './dangwu/dangwu.errors.ts';
import { exchangeCalls } from './exchange/exchange.calls.ts';
import { exchangeErrors } from './exchange/exchange.errors.ts';
import { fileCalls } from './files/files.calls.ts';
import { fileErrors } from './files/files.errors.ts';
import { giftCalls } from './gifts/gifts.calls.ts';
import { barrageErrors, giftErrors } from './gifts/gifts.errors.ts';
import { groupCalls } from './groups/groups.calls.ts';
import { liveCalls } from './live/live.calls.ts';
import { liveErrors } from './live/live.errors.ts';
import { messagingCalls } from './messaging/messaging.calls.ts';
import { chatErrors } from './messaging/messaging.errors.ts';
import { orderCalls } from './orders/orders.calls.ts';
import { orderErrors } from './orders/orders.errors.ts';
import { rechargeCalls } from './orders/recharge.calls.ts';
import { rewardCalls } from './rewards/rewards.calls.ts';
import { inviteErrors, rewardErrors } from './rewards/rewards.errors.ts';
import { livePacketCalls } from './red-packets/live-packets.calls.ts';
import { redPacketCalls } from './red-packets/red-packets.calls.ts';
import { packetErrors } from './red-packets/red-packets.errors.ts';
import { noticeCalls } from './notices/notices.calls.ts';
import { requestErrors, systemErrors } from './shared/errors.ts';
import { shopCalls } from './shop/shop.calls.ts';
import { shopErrors } from './shop/shop.errors.ts';
import { walletCalls } from './wallet/wallet.calls.ts';
import { walletErrors } from './wallet/wallet.errors.ts';

export * from './call.ts';
export * from './account/account.schema.ts';
export * from './channels/channels.schema.ts';
export * from './dangwu/dangwu.schema.ts';
export * from './files/files.calls.ts';
export * from './gifts/gifts.schema.ts';
export * from './groups/groups.schema.ts';
export * from './live/live.events.ts';
export * from './live/live.schema.ts';
export * from './messaging/messaging.events.ts';
export * from './messaging/messaging.schema.ts';
export * from './orders/agreements.ts';
export * from './orders/orders.schema.ts';
export * from './rewards/rewards.schema.ts';
export * from './red-packets/commitment.ts';
export * from './red-packets/red-packets.events.ts';
export * from './red-packets/red-packets.schema.ts';
export * from './notices/notices.schema.ts';
export * from './shared/envelope.ts';
export * from './shared/errors.ts';
export * from './shared/limits.ts';
export * from './shop/shop.schema.ts';
export * from './wallet/wallet.schema.ts';
export { characters, listOf, user, type User } from './shared/fields.ts';

/** Every call there is, by the name both sides use. */
export const calls = {
  ...accountCalls,
  ...walletCalls,
  ...noticeCalls,
  ...messagingCalls,
  ...liveCalls,
  ...giftCalls,
  ...channelCalls,
  ...groupCalls,
  ...fileCalls,
  ...redPacketCalls,
  ...livePacketCalls,
  ...rewardCalls,
  ...exchangeCalls,
  ...dangwuCalls,
  ...shopCalls,
  ...rechargeCalls,
  ...orderCalls,
} as const;
export type Calls = typeof calls;
export type CallName = keyof Calls;

/** Every refusal there is, by `msg_key`. */
export const errors = {
  ...systemErrors,
  ...requestErrors,
  ...accountErrors,
  ...walletErrors,
  ...chatErrors,
  ...liveErrors,
  ...giftErrors,
  ...barrageErrors,
  ...fileErrors,
  ...packetErrors,
  ...rewardErrors,
  ...inviteErrors,
  ...exchangeErrors,
  ...dangwuErrors,
  ...shopErrors,
  ...orderErrors,
} as const;
export type MsgKey = keyof typeof errors;

/** Address of a call below the host, as `/service/path` (D15). */
export const callPath = (call: Pick<Call, 'service' | 'path'>): string => `/${call.service}/${call.path}`;

export {
  accountCalls,
  channelCalls,
  dangwuCalls,
  exchangeCalls,
  giftCalls,
  groupCalls,
  liveCalls,
  messagingCalls,
  noticeCalls,
  orderCalls,
  rechargeCalls,
  livePacketCalls,
  redPacketCalls,
  rewardCalls,
  shopCalls,
  walletCalls,
  fileCalls,
};
