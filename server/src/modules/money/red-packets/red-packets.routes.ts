import { calls } from '@goldbean/contract';
import { handlersFor } from '../../../platform/http/index.ts';
import type { RedPackets } from './red-packets.service.ts';

/** Binds the calls of class packets, live bags and rain. */
export const redPacketRoutes = (packets: RedPackets) => ({
  redPackets: handlersFor(calls.redPackets, {
    send: (input, { caller, intent }) => packets.send(caller, input, intent),
    info: (input, { caller }) => packets.info(caller.uid, input),
    open: (input, { caller }) => packets.grab(caller.uid, input),
    received: (input, { caller }) => packets.received(caller.uid, input),
    records: (input, { caller }) => packets.records(caller.uid, input),
    ungrabbed: (input, { caller }) => packets.ungrabbed(caller.uid, input),
  }),
  livePackets: handlersFor(calls.livePackets, {
    createBag: (input, { caller, intent }) => packets.createBag(caller, input, intent),
    bagDetail: (input, { caller }) => packets.bag(caller.uid, input),
    robBag: (input, { caller }) => packets.rob(caller.uid, input),
    bagRecords: (input, { caller }) => packets.bagRecords(caller.uid, input),
    bagsUnclaimed: (input, { caller }) => packets.unclaimedBags(caller.uid, input),
    laid: (input, { caller }) => packets.laid(caller, input),
    startRain: (input, { caller, intent }) => packets.startRain(caller, input, intent),
    catchRain: (input, { caller }) => packets.catchRain(caller.uid, input),
  }),
});
