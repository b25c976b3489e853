import type { RedPacketBody } from '@goldbean/contract/money';
import { RedPacketBubble } from '@goldbean/design-system/red-packet';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { refusalWords } from '../../../../shared/i18n/index.ts';
import { bubbleState } from '../packet-view.ts';
import { openPacket, showPacket } from '../red-packets.actions.ts';
import { redPacketsState } from '../red-packets.state.ts';

export interface PacketBubbleProps {
  /** Body of a message of the kind `red_packet`. */
  readonly body: RedPacketBody;
}

/** A packet in the talk, as it stands for me. */
export function PacketBubble({ body }: PacketBubbleProps) {
  const { packet_id: packetId, kind, blessing } = body;
  const { statuses } = useSnapshot(redPacketsState);
  useEffect(() => void showPacket(packetId), [packetId]);
  return (
    <RedPacketBubble
      packetKind={kind}
      blessing={blessing}
      state={bubbleState(statuses[packetId]?.mine, refusalWords)}
      onOpen={() => void openPacket(packetId)}
    />
  );
}
