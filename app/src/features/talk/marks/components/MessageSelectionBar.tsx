import { SelectionBar } from '@goldbean/design-system/chat';
import { messagingLimits } from '@goldbean/contract/talk';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { notify } from '../../../../shared/notices/index.ts';
import { deleteSelected, endSelecting, favouriteSelected } from '../marks.actions.ts';
import { marksState } from '../marks.state.ts';

export interface MessageSelectionBarProps {
  /** Whether a row may be sent on (V13): one that may not holds up the others, as on the server. */
  readonly mayForward: (rowId: string) => boolean;
  /** Sends the selected rows on; without it that is not offered. */
  readonly onForward?: (rowIds: readonly string[], mode: 'single' | 'merged') => void;
}

/** V11: what can be done with the selected messages, in the composer's place; nothing while none are being selected. */
export function MessageSelectionBar({ mayForward, onForward }: MessageSelectionBarProps) {
  const { t } = useTranslation('chat');
  const { selected, deleting } = useSnapshot(marksState);
  if (selected === null) return null;
  const keep = async () => {
    if (await favouriteSelected()) notify('success', t('favourites.added'));
  };
  return (
    <SelectionBar
      count={selected.length}
      most={messagingLimits.selectionMax}
      notForwardable={selected.filter((rowId) => !mayForward(rowId)).length}
      {...(deleting.kind === 'under way' && { state: { kind: 'deleting' } })}
      {...(deleting.kind === 'failed' && {
        state: { kind: 'failed', ...(deleting.left > 0 && { left: deleting.left }) },
      })}
      {...(onForward && {
        onForward: (mode: 'single' | 'merged') => {
          onForward(selected, mode);
          endSelecting();
        },
      })}
      onFavourite={() => void keep()}
      onDelete={() => void deleteSelected()}
      onEnd={endSelecting}
    />
  );
}
