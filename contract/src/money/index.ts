/* The door of money: beans, orders, gifts of the house, red packets and the shop. */
import { joinModules } from '../join-modules.ts';
import { walletErrors } from './wallet/wallet.errors.ts';
import { orderErrors } from './orders/orders.errors.ts';
import { exchangeErrors } from './exchange/exchange.errors.ts';
import { dangwuErrors } from './dangwu/dangwu.errors.ts';
import { inviteErrors, rewardErrors } from './rewards/rewards.errors.ts';
import { packetErrors } from './red-packets/red-packets.errors.ts';
import { shopErrors } from './shop/shop.errors.ts';
import { treasureErrors } from './treasures/treasures.errors.ts';
import { treasureLimits } from './treasures/treasures.limits.ts';
import { orderLimits } from './orders/orders.limits.ts';
import { exchangeLimits } from './exchange/exchange.limits.ts';
import { dangwuLimits } from './dangwu/dangwu.limits.ts';
import { rewardLimits } from './rewards/rewards.limits.ts';
import { packetLimits } from './red-packets/red-packets.limits.ts';
import { shopLimits } from './shop/shop.limits.ts';

export * from './wallet/wallet.schema.ts';
export * from './orders/orders.schema.ts';
export * from './dangwu/dangwu.schema.ts';
export * from './rewards/rewards.schema.ts';
export * from './red-packets/commitment.ts';
export * from './red-packets/red-packets.events.ts';
export * from './red-packets/red-packets.schema.ts';
export * from './shop/shop.events.ts';
export * from './shop/shop.schema.ts';
export * from './treasures/treasures.limits.ts';
export * from './treasures/treasures.schema.ts';
export * from './orders/orders.limits.ts';
export * from './exchange/exchange.limits.ts';
export * from './dangwu/dangwu.limits.ts';
export * from './rewards/rewards.limits.ts';
export * from './red-packets/red-packets.limits.ts';
export * from './shop/shop.limits.ts';

/** Every call of this module, by feature and verb. */
export * as calls from './money.calls.ts';

/** Every refusal of this module, by `msg_key`. */
export const errors = joinModules(
  walletErrors,
  orderErrors,
  exchangeErrors,
  dangwuErrors,
  inviteErrors,
  rewardErrors,
  packetErrors,
  shopErrors,
  treasureErrors,
);

/** Every limit of this module, by name. */
export const limits = joinModules(
  orderLimits,
  exchangeLimits,
  dangwuLimits,
  rewardLimits,
  packetLimits,
  shopLimits,
  treasureLimits,
);
