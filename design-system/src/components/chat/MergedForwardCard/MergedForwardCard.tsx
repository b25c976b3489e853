import { forwardingLimits } from '@goldbean/contract/rules';
import { useTranslation } from 'react-i18next';
import { formatsOf } from '../../formats/index.ts';
import { mergedClass } from './MergedForwardCard.styles.ts';

/** One message of a merged card in short, in the reader's language: "Mei Ling: [Picture]". */
export interface MergedLine {
  id: string;
  nickname: string;
  text: string;
}

export interface MergedForwardCardProps {
  /** "Chat history of Class 12". */
  title: string;
  /** All messages in it, at most 50 (D38). */
  count: number;
  /** The first of them; four are shown. */
  lines: readonly MergedLine[];
  onOpen?: () => void;
}

const linesShown = forwardingLimits.mergedLines;

/** Several messages sent on as one card (D38); a press opens them. */
export function MergedForwardCard({ title, count, lines, onOpen }: MergedForwardCardProps) {
  const { t, i18n } = useTranslation('chat');
  return (
    <button type="button" className={mergedClass} onClick={onOpen}>
      <strong>{title}</strong>
      {lines.slice(0, linesShown).map(({ id, nickname, text }) => (
        <span key={id} data-clamp>
          {nickname}: {text}
        </span>
      ))}
      <small>
        {t('merged.label')} · {t('merged.count', { count, n: formatsOf(i18n.language).number(count) })}
      </small>
    </button>
  );
}
