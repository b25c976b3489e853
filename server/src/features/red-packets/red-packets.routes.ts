import { livePacketCalls, redPacketCalls } from '@goldbean/contract';
import { handlersFor } from '../../platform/http/index.ts';
import type { RedPackets } from './red-packets.service.ts';

/** Binds the calls of class packets, live bags and rain. */
export const redPacketRoutes = (packets: RedPackets) => ({
  ...handlersFor(redPacketCalls, {
    sendPacket: (input, { caller, intent }) => packets.send(caller, input, intent),
    packetInfo: (input, { caller }) => packets.info(caller.uid, input),
    grabPacket: (input, { caller }) => packets.grab(caller.uid, input),
    packetsReceived: (input, { caller }) => packets.received(caller.uid, input),
    packetRecords: (input, { caller }) => packets.records(caller.uid, input),
    packetsUngrabbed: (input, { caller }) => packets.ungrabbed(caller.uid, input),
  }),
  ...handlersFor(livePacketCalls, {
    createBag: (input, { caller, intent }) => packets.createBag(caller, input, intent),
    bagDetail: (input, { caller }) => packets.bag(caller.uid, input),
    robBag: (input, { caller }) => packets.rob(caller.uid, input),
    bagRecords: (input, { caller }) => packets.bagRecords(caller.uid, input),
    bagsUnclaimed: (input, { caller }) => packets.unclaimedBags(caller.uid, input),
    startRain: (input, { caller, intent }) => packets.startRain(caller, input, intent),
    catchRain: (input, { caller }) => packets.catchRain(caller.uid, input),
  }),
});
