import { OpenPacketDialog } from '@goldbean/design-system/red-packet';
import { useSnapshot } from 'valtio';
import { refusalWords } from '../../../../shared/i18n/index.ts';
import { session } from '../../../../shared/session/index.ts';
import { paperState } from '../packet-view.ts';
import { showRecords } from '../records.actions.ts';
import { claimPacket, closePacket } from '../red-packets.actions.ts';
import { redPacketsState } from '../red-packets.state.ts';
import { PacketHistory } from './PacketHistory.tsx';

export interface PacketOpeningProps {
  /** Thanks the sender in the group. */
  readonly onThank: () => void;
}

/** The packet that is looked into: its paper, then who took what. */
export function PacketOpening({ onThank }: PacketOpeningProps) {
  const { opened, statuses } = useSnapshot(redPacketsState);
  const { userBaseInfo } = useSnapshot(session);
  if (!opened) return null;
  if (opened.shows === 'records') return <PacketHistory />;
  const status = statuses[opened.packetId];
  const isMine = status !== undefined && status.packet.sender.uid === userBaseInfo?.uid;
  return (
    <OpenPacketDialog
      isOpen
      onClose={closePacket}
      sender={{ nickname: status?.packet.sender.nickname ?? '', img: status?.packet.sender.img || null }}
      packetKind={status?.packet.kind ?? 'random'}
      blessing={status?.packet.blessing ?? ''}
      state={paperState(opened, status?.mine, refusalWords)}
      onClaim={() => void claimPacket()}
      onRecords={() => void showRecords()}
      // Nobody thanks themselves for what came back out of their own packet.
      {...(!isMine && {
        onThank: () => {
          closePacket();
          onThank();
        },
      })}
    />
  );
}
