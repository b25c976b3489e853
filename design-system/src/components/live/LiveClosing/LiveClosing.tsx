import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ClosingRoot } from './LiveClosing.styles.ts';

export interface LiveClosingProps {
  /** The button of the good end (T01). */
  end: ReactNode;
  /** The button that stops it for good (D27). */
  stop: ReactNode;
}

/** The two ways out of a live session on air, each with what follows from it. */
export function LiveClosing({ end, stop }: LiveClosingProps) {
  const { t } = useTranslation('streamer');
  return (
    <ClosingRoot>
      <li>
        <p>{t('end.text')}</p>
        {end}
      </li>
      <li>
        <p>{t('stop.text')}</p>
        {stop}
      </li>
    </ClosingRoot>
  );
}
