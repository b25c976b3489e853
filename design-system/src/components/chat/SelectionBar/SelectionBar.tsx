import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  Button,
  ConfirmDialog,
  ForwardIcon,
  IconButton,
  LayersIcon,
  StarIcon,
  Trash2Icon,
  XIcon,
} from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { SelectionCount, SelectionActions, SelectionRoot } from './SelectionBar.styles.ts';

export interface SelectionBarProps {
  /** How many messages are chosen. */
  count: number;
  /** Most that may be chosen: 50 (K02). */
  most: number;
  /** How many of them cannot be sent on (D37). */
  notForwardable?: number;
  /** `failed`: deleting did not work (M18), or not for `left` of them. */
  state?: { kind: 'deleting' } | { kind: 'failed'; left?: number };
  /** Sends them on; left out where nothing can be sent on. */
  onForward?: ((mode: 'single' | 'merged') => void) | undefined;
  onFavourite: () => void;
  /** Asked and confirmed; deletes them for the reader only (P09). */
  onDelete: () => void;
  /** Stops selecting. */
  onEnd: () => void;
}

/** Stands in place of the composer while messages are selected: what can be done with 1 to 50 of them (V11). */
export function SelectionBar({
  count,
  most,
  notForwardable = 0,
  state,
  onForward,
  onFavourite,
  onDelete,
  onEnd,
}: SelectionBarProps) {
  const { t } = useTranslation(['chat', 'primitives']);
  const formats = useFormats();
  const [isAsking, setIsAsking] = useState(false);

  const missing = count === 0 ? t('select.none') : undefined;
  const stuck =
    notForwardable > 0
      ? t('select.notForwardable', { count: notForwardable, n: formats.number(notForwardable) })
      : undefined;
  const hint =
    stuck ?? missing ?? (count >= most ? t('select.full', { most: formats.number(most) }) : undefined);

  return (
    <SelectionRoot
      aria-label={t('select.label')}
      onKeyDown={(event) => {
        // Escape in the question closes the question.
        if (event.key === 'Escape' && !isAsking) onEnd();
      }}
    >
      <SelectionCount aria-live="polite">
        {t('select.count', { n: formats.number(count), most: formats.number(most) })}
        {state?.kind === 'failed' ? (
          <small data-tone="danger">
            {state.left === undefined
              ? t('select.failed')
              : t('select.partly', { count: state.left, n: formats.number(state.left) })}
          </small>
        ) : (
          hint && <small>{hint}</small>
        )}
      </SelectionCount>
      <IconButton size="small" label={t('select.end')} icon={<XIcon aria-hidden="true" />} onClick={onEnd} />
      <SelectionActions>
        {onForward && (
          <>
            <Button
              icon={<ForwardIcon aria-hidden="true" />}
              disabledReason={missing ?? stuck}
              onClick={() => onForward('single')}
            >
              {t('select.single')}
            </Button>
            <Button
              icon={<LayersIcon aria-hidden="true" />}
              disabledReason={missing ?? stuck}
              onClick={() => onForward('merged')}
            >
              {t('select.merged')}
            </Button>
          </>
        )}
        <Button icon={<StarIcon aria-hidden="true" />} disabledReason={missing} onClick={onFavourite}>
          {t('select.favourite')}
        </Button>
        <Button
          tone="danger"
          icon={<Trash2Icon aria-hidden="true" />}
          disabledReason={missing}
          busyLabel={state?.kind === 'deleting' ? t('select.deleting') : undefined}
          onClick={() => setIsAsking(true)}
        >
          {t('select.delete')}
        </Button>
      </SelectionActions>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('select.confirm', { count, n: formats.number(count) })}
        confirmLabel={t('select.delete')}
        cancelLabel={t('notice.cancel')}
        closeLabel={t('primitives:close')}
        tone="danger"
        onConfirm={() => {
          setIsAsking(false);
          onDelete();
        }}
        onCancel={() => setIsAsking(false)}
      >
        {t('select.confirmHint')}
      </ConfirmDialog>
    </SelectionRoot>
  );
}
