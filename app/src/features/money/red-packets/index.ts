export { PacketBubble } from './components/PacketBubble.tsx';
export { PacketOpening } from './components/PacketOpening.tsx';
export { PacketSending } from './components/PacketSending.tsx';
export { openPackets, refreshPackets } from './red-packets.actions.ts';
export { openRecords } from './records.actions.ts';
export { beginSending } from './sending.actions.ts';
