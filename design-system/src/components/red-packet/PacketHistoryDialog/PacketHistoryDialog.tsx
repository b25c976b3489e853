import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../primitives/index.ts';
import { FairnessProof, type FairnessProofProps } from '../FairnessProof/FairnessProof.tsx';
import { PacketRecords, type PacketRecordsProps } from '../PacketRecords/PacketRecords.tsx';
import { PacketHistoryParts } from './PacketHistoryDialog.styles.ts';

export interface PacketHistoryDialogProps {
  /** Nickname of who sent the packet. */
  sender: string;
  /** Who took what. */
  records: PacketRecordsProps;
  /** The proof that nobody changed it (N01); a rain publishes none. */
  proof?: Omit<FairnessProofProps, 'subject'>;
  onClose: () => void;
}

/** Who took what out of a packet, and the proof that nobody changed it (E03, N01). */
export function PacketHistoryDialog({ sender, records, proof, onClose }: PacketHistoryDialogProps) {
  const { t } = useTranslation(['red-packet', 'primitives']);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('open.title', { name: sender })}
      closeLabel={t('primitives:close')}
    >
      <PacketHistoryParts>
        <PacketRecords {...records} />
        {proof && <FairnessProof subject="packet" {...proof} />}
      </PacketHistoryParts>
    </Dialog>
  );
}
