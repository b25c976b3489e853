import { calls } from '@goldbean/contract/money';
import type { CallData, CallInput } from '@goldbean/contract/shared';
import { request } from '../../../shared/api/index.ts';

/** A packet and how it stands for me. */
export type PacketStatus = CallData<typeof calls.redPackets.info>;
export type PacketRecordsPage = CallData<typeof calls.redPackets.records>;

/** C012. @throws ApiError `packet.missing`, `packet.members_only` */
export const loadStatus = (packetId: string): Promise<PacketStatus> =>
  request(calls.redPackets.info, { packet_id: packetId });

/** G027. The same `request_id` sends once. @throws ApiError `packet.*`, `chat.muted`, `wallet.insufficient_beans` */
export const send = (packet: CallInput<typeof calls.redPackets.send>) =>
  request(calls.redPackets.send, packet);

/** C013. The same `request_id` answers as before. @throws ApiError `packet.*`; `packet.already` says the amount */
export const grab = (packetId: string, requestId: string) =>
  request(calls.redPackets.open, { packet_id: packetId, request_id: requestId });

/** C015: newest first. @param page from 1 */
export const loadRecords = (packetId: string, page: number): Promise<PacketRecordsPage> =>
  request(calls.redPackets.records, { packet_id: packetId, page, page_size: 50 });
