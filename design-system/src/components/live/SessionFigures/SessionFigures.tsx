import { useTranslation } from 'react-i18next';
import { useFormats } from '../../formats/index.ts';
import { Amount } from '../../wallet/index.ts';
import { FiguresRoot } from './SessionFigures.styles.ts';

export interface SessionFiguresProps {
  /** Time on air so far, ms. */
  duration: number;
  /** Most at once; null while unknown. */
  peak: number | null;
  /** What the channel gained: beans, and members who began to follow it; null while unknown. */
  earned: { beans: number; fans: number } | null;
}

const unknown = '–';

/** What the live session on air has come to so far, in one line for those who run it (S36). */
export function SessionFigures({ duration, peak, earned }: SessionFiguresProps) {
  const { t } = useTranslation('streamer');
  const formats = useFormats();
  return (
    <FiguresRoot aria-label={t('figures')}>
      <div>
        <dt>{t('summary.duration')}</dt>
        <dd>{formats.clock(Math.floor(duration / 1_000))}</dd>
      </div>
      <div>
        <dt>{t('summary.peak')}</dt>
        <dd>{peak === null ? unknown : formats.number(peak)}</dd>
      </div>
      <div>
        <dt>{t('summary.beans')}</dt>
        <dd>{earned === null ? unknown : <Amount value={earned.beans} currency="BEAN" />}</dd>
      </div>
      <div>
        <dt>{t('summary.fans')}</dt>
        <dd>{earned === null ? unknown : formats.number(earned.fans)}</dd>
      </div>
    </FiguresRoot>
  );
}
