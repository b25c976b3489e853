export { PacketBubble, type PacketBubbleProps } from './components/PacketBubble.tsx';
export { PacketOpening, type PacketOpeningProps } from './components/PacketOpening.tsx';
export { PacketSending, type PacketSendingProps } from './components/PacketSending.tsx';
export { openPackets, refreshPackets, type PacketPorts } from './red-packets.actions.ts';
export { openRecords } from './records.actions.ts';
export { beginSending } from './sending.actions.ts';
