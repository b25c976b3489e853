import { redPacketBody } from '@goldbean/contract';
import { RedPacketBubble } from '@goldbean/design-system/red-packet';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { refusalWords } from '../../../shared/i18n/index.ts';
import { bubbleState } from '../packet-view.ts';
import { openPacket, showPacket } from '../red-packets.actions.ts';
import { redPacketsState } from '../red-packets.state.ts';

export interface PacketBubbleProps {
  /** Body of a message of the kind `red_packet`. */
  readonly body: unknown;
}

/** A packet in the talk, as it stands for me. */
export function PacketBubble({ body }: PacketBubbleProps) {
  const packet = redPacketBody.safeParse(body).data;
  const packetId = packet?.packet_id ?? '';
  const { standings } = useSnapshot(redPacketsState);
  useEffect(() => {
    if (packetId !== '') void showPacket(packetId);
  }, [packetId]);
  if (!packet) return null;
  return (
    <RedPacketBubble
      packetKind={packet.kind}
      blessing={packet.blessing}
      state={bubbleState(standings[packetId]?.mine, refusalWords)}
      onOpen={() => void openPacket(packetId)}
    />
  );
}
