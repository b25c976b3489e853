import { useTranslation } from 'react-i18next';
import { Button, Dialog } from '../../../primitives/index.ts';
import { PacketPanel, type PacketPanelProps } from './PacketPanel.tsx';

export interface OpenPacketDialogProps extends PacketPanelProps {
  isOpen: boolean;
  onClose: () => void;
  onRecords: () => void;
  /** Answers in the group after I have won; without it no thanks are offered. */
  onThank?: () => void;
}

/** Opens a red packet and says what was in it. */
export function OpenPacketDialog({ isOpen, onClose, onRecords, onThank, ...panel }: OpenPacketDialogProps) {
  const { t } = useTranslation(['red-packet', 'actions', 'primitives']);
  const { kind } = panel.state;
  const isOver = kind === 'won' || kind === 'none_left' || kind === 'expired';
  const footer = (
    <>
      {isOver && <Button onClick={onRecords}>{t('open.records')}</Button>}
      {kind === 'won' && onThank && (
        <Button tone="gold" fill="filled" onClick={onThank}>
          {t('open.thank')}
        </Button>
      )}
      {kind === 'error' && (
        <Button tone="primary" fill="filled" onClick={panel.onClaim}>
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
      footer={(isOver || kind === 'error') && footer}
    >
      <PacketPanel {...panel} />
    </Dialog>
  );
}
