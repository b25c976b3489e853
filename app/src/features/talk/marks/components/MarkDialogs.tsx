import { BlockDialog } from '@goldbean/design-system/chat';
import { ConfirmDialog } from '@goldbean/design-system/primitives';
import { sharedLimits } from '@goldbean/contract/shared';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { blockAsked, deleteAsked } from '../marks.actions.ts';
import { marksState } from '../marks.state.ts';

/** Asks before a message is deleted for me (P09), and why one is hidden from the class (E36). */
export function MarkDialogs() {
  const { t } = useTranslation(['chat', 'primitives']);
  const { toBlock, toDelete } = useSnapshot(marksState);
  const [isPending, setIsPending] = useState(false);
  const block = async (reason: string) => {
    setIsPending(true);
    await blockAsked(reason);
    setIsPending(false);
  };
  return (
    <>
      <BlockDialog
        isOpen={toBlock !== null}
        isPending={isPending}
        reasonMax={sharedLimits.reasonCharacters}
        onBlock={(reason) => void block(reason)}
        onClose={() => {
          marksState.toBlock = null;
        }}
      />
      <ConfirmDialog
        isOpen={toDelete !== null}
        title={t('select.confirm', { count: 1, n: '1' })}
        confirmLabel={t('select.delete')}
        cancelLabel={t('notice.cancel')}
        closeLabel={t('primitives:close')}
        tone="danger"
        onConfirm={() => void deleteAsked()}
        onCancel={() => {
          marksState.toDelete = null;
        }}
      >
        {t('select.confirmHint')}
      </ConfirmDialog>
    </>
  );
}
