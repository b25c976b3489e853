export {
  FairnessProof,
  type FairnessProofProps,
  type FairnessState,
} from './FairnessProof/FairnessProof.tsx';
export { OpenPacketDialog, type OpenPacketDialogProps } from './OpenPacketDialog/OpenPacketDialog.tsx';
export type { OpenPacketState } from './OpenPacketDialog/PacketPanel.tsx';
export type { PacketGift, PacketSplit, PacketSender } from './packet.ts';
export { PacketRain, type PacketRainProps, type PacketRainState } from './PacketRain/PacketRain.tsx';
export {
  type PacketRecordView,
  PacketRecords,
  type PacketRecordsProps,
  type PacketRecordsState,
} from './PacketRecords/PacketRecords.tsx';
export {
  RedPacketBubble,
  type RedPacketBubbleProps,
  type RedPacketState,
} from './RedPacketBubble/RedPacketBubble.tsx';
export type { NewPacket, PacketDraft } from './SendPacketDialog/packet-check.ts';
export {
  SendPacketDialog,
  type SendPacketDialogProps,
  type SendPacketState,
} from './SendPacketDialog/SendPacketDialog.tsx';
export {
  PacketHistoryDialog,
  type PacketHistoryDialogProps,
} from './PacketHistoryDialog/PacketHistoryDialog.tsx';
