import { useTranslation } from 'react-i18next';
import { EmptyState, EyeOffIcon, IconButton, MessageSquareTextIcon } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { ListRoot, ListRow, RowMoment } from './BarrageList.styles.ts';

/** A comment that flew over the picture. */
export interface BarrageLine {
  id: string;
  /** ms from the beginning of the live session; null while that is not known. */
  at: number | null;
  uid: string;
  nickname: string;
  text: string;
  isOwn?: boolean;
}

export interface BarrageListProps {
  /** In the order they flew. */
  lines: readonly BarrageLine[];
  /** Goes to the frame a comment is about, in a replay. */
  onSeek?: (at: number) => void;
  /** No longer shows what this member sends. */
  onHide: (sender: { uid: string; nickname: string }) => void;
}

/** Flying comments to be read in peace: who wrote what, and when. */
export function BarrageList({ lines, onSeek, onHide }: BarrageListProps) {
  const { t } = useTranslation('barrage');
  const formats = useFormats();
  if (lines.length === 0)
    return (
      <EmptyState icon={<MessageSquareTextIcon aria-hidden="true" />} title={t('noneYet')}>
        {t('noneYetHint')}
      </EmptyState>
    );
  return (
    <ListRoot aria-label={t('transcript')}>
      {lines.map(({ id, at, uid, nickname, text, isOwn = false }) => (
        <ListRow key={id} data-own={isOwn || undefined}>
          {at !== null && onSeek ? (
            <RowMoment
              type="button"
              aria-label={t('goTo', { at: formats.clock(at / 1_000) })}
              onClick={() => onSeek(at)}
            >
              {formats.clock(at / 1_000)}
            </RowMoment>
          ) : (
            <time>{at === null ? '' : formats.clock(at / 1_000)}</time>
          )}
          <p>
            <span>{nickname}</span> {text}
          </p>
          {!isOwn && (
            <IconButton
              size="small"
              label={t('hideSender', { name: nickname })}
              icon={<EyeOffIcon aria-hidden="true" />}
              onClick={() => onHide({ uid, nickname })}
            />
          )}
        </ListRow>
      ))}
    </ListRoot>
  );
}
