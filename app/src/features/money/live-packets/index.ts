export { LivePackets } from './components/LivePackets.tsx';
export { PacketGiving } from './components/PacketGiving.tsx';
export { RainOver } from './components/RainOver.tsx';
export { openLivePackets, refreshLivePackets } from './live-packets.actions.ts';
