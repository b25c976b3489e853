import { useTranslation } from 'react-i18next';
import { Button, Dialog } from '../../../primitives/index.ts';
import { PacketPanel, type PacketPanelProps } from './PacketPanel.tsx';

export interface OpenPacketDialogProps extends Omit<PacketPanelProps, 'actions'> {
  isOpen: boolean;
  onClose: () => void;
  onRecords: () => void;
  /** Answers in the group after I have won; without it no thanks are offered. */
  onThank?: () => void;
}

/** Opens a red packet and says what was in it. The packet is the surface: nothing stands around it. */
export function OpenPacketDialog({ isOpen, onClose, onRecords, onThank, ...panel }: OpenPacketDialogProps) {
  const { t } = useTranslation(['red-packet', 'actions', 'primitives']);
  const { kind } = panel.state;
  const isOver = kind === 'won' || kind === 'none_left' || kind === 'expired';
  const actions = (
    <>
      {isOver && <Button onClick={onRecords}>{t('open.records')}</Button>}
      {kind === 'won' && onThank && (
        <Button tone="gold" fill="filled" onClick={onThank}>
          {t('open.thank')}
        </Button>
      )}
      {kind === 'error' && (
        <Button tone="gold" fill="filled" onClick={panel.onClaim}>
          {t('actions:retry')}
        </Button>
      )}
    </>
  );
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('open.title', { name: panel.sender.nickname })}
      closeLabel={t('primitives:close')}
      size="small"
      look="bare"
    >
      <PacketPanel {...panel} actions={(isOver || kind === 'error') && actions} />
    </Dialog>
  );
}
