/* The calls of this module by feature. A namespace, so that a script holds only the features it names. */
export { walletCalls as wallet } from './wallet/wallet.calls.ts';
export { orderCalls as orders } from './orders/orders.calls.ts';
export { rechargeCalls as recharge } from './orders/recharge.calls.ts';
export { exchangeCalls as exchange } from './exchange/exchange.calls.ts';
export { dangwuCalls as dangwu } from './dangwu/dangwu.calls.ts';
export { rewardCalls as rewards } from './rewards/rewards.calls.ts';
export { redPacketCalls as redPackets } from './red-packets/red-packets.calls.ts';
export { livePacketCalls as livePackets } from './red-packets/live-packets.calls.ts';
export { shopCalls as shop } from './shop/shop.calls.ts';
export { treasureCalls as treasures } from './treasures/treasures.calls.ts';
