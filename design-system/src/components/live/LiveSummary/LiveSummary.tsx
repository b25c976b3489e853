import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../formats/index.ts';
import { Amount } from '../../wallet/index.ts';
import { SummaryFigures, SummaryRoot } from './LiveSummary.styles.ts';

export interface LiveSummaryProps {
  /** How it ended: by itself or by its teacher, or by a decision with a reason. */
  end: { kind: 'ended' } | { kind: 'stopped'; reason: string };
  /** Time on air, ms. */
  duration: number;
  /** Members who watched. */
  watched: number;
  /** Most at once. */
  peak: number;
  likes: number;
  /** What the channel gained: beans, and members who began to follow it. Null for those who do not run it. */
  earned: { beans: number; fans: number } | null;
  /** What to do next: set up the next live session. */
  action?: ReactNode;
}

/** What a live session came to, for those who watched it and those who gave it. */
export function LiveSummary({ end, duration, watched, peak, likes, earned, action }: LiveSummaryProps) {
  const { t } = useTranslation('streamer');
  const formats = useFormats();
  const figures = [
    { name: t('summary.duration'), value: formats.span(duration) },
    { name: t('summary.watched'), value: formats.number(watched) },
    { name: t('summary.peak'), value: formats.number(peak) },
    { name: t('summary.likes'), value: formats.number(likes) },
    ...(earned ? [{ name: t('summary.fans'), value: formats.number(earned.fans) }] : []),
  ];
  return (
    <SummaryRoot>
      <header>
        <h2>{end.kind === 'ended' ? t('summary.ended') : t('summary.stopped')}</h2>
        {end.kind === 'stopped' && <p>{t('summary.reason', { reason: end.reason })}</p>}
      </header>
      <SummaryFigures data-earned={earned !== null || undefined}>
        {figures.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {earned && (
          <div data-tone="gold">
            <dt>{t('summary.beans')}</dt>
            <dd>
              <Amount value={earned.beans} currency="BEAN" />
            </dd>
          </div>
        )}
      </SummaryFigures>
      {action && <div>{action}</div>}
    </SummaryRoot>
  );
}
