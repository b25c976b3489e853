import { calls, type CallData, type CallInput } from '@goldbean/contract';
import { request } from '../../shared/api/index.ts';

/** A packet and how it stands for me. */
export type PacketStanding = CallData<typeof calls.packetInfo>;
export type PacketRecordsPage = CallData<typeof calls.packetRecords>;

/** C012. @throws ApiError `packet.missing`, `packet.members_only` */
export const loadStanding = (packetId: string): Promise<PacketStanding> =>
  request(calls.packetInfo, { packet_id: packetId });

/** G027. The same `request_id` sends once. @throws ApiError `packet.*`, `chat.muted`, `wallet.insufficient_beans` */
export const send = (packet: CallInput<typeof calls.sendPacket>) => request(calls.sendPacket, packet);

/** C013. The same `request_id` answers as before. @throws ApiError `packet.*`; `packet.already` says the amount */
export const grab = (packetId: string, requestId: string) =>
  request(calls.grabPacket, { packet_id: packetId, request_id: requestId });

/** C015: newest first. @param page from 1 */
export const loadRecords = (packetId: string, page: number): Promise<PacketRecordsPage> =>
  request(calls.packetRecords, { packet_id: packetId, page, page_size: 50 });
