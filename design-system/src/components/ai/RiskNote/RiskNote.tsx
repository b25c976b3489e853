import { useTranslation } from 'react-i18next';
import { CalendarClockIcon, InfoIcon, Link, ShieldCheckIcon, Tag } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { RiskRoot, RiskStamps } from './RiskNote.styles.ts';

export interface RiskNoteProps {
  /** What it stands under: an answer of the assistant, a live session on air, or a text on the market. */
  scene: 'answer' | 'live' | 'text';
  /** The moment up to which the data behind it reaches, UTC ms. Not given: it rests on no market data. */
  asOf?: number;
  /** The clock, UTC ms: it says how old the data is. */
  now: number;
  /** Where it comes from. `href` is left out for what has no page. */
  source?: { name: string; href?: string };
  /** Which model wrote it. */
  model?: string;
  /** The check for phrases that tell to buy or sell took a passage out. */
  isCut?: boolean;
}

const day = 86_400_000;

const lines = { answer: 'risk.answer', live: 'risk.live', text: 'risk.text' } as const;

/** The date, the source and the risk line of whatever speaks about the market (N07). After a day it calls itself old. */
export function RiskNote({ scene, asOf, now, source, model, isCut = false }: RiskNoteProps) {
  const { t } = useTranslation('ai');
  const formats = useFormats();
  const days = asOf === undefined ? 0 : Math.floor((now - asOf) / day);
  return (
    <RiskRoot role="note">
      <p>
        <InfoIcon aria-hidden="true" />
        <span>{t(lines[scene])}</span>
      </p>
      {isCut && (
        <p>
          <ShieldCheckIcon aria-hidden="true" />
          <span>{t('risk.cut')}</span>
        </p>
      )}
      {(asOf !== undefined || source || model !== undefined) && (
        <RiskStamps>
          {asOf !== undefined && (
            <time dateTime={new Date(asOf).toISOString()}>
              {t('risk.asOf', { date: formats.date(asOf), time: formats.time(asOf) })}
            </time>
          )}
          {source && (
            <span>
              {t('risk.source')}{' '}
              {source.href === undefined ? source.name : <Link href={source.href}>{source.name}</Link>}
            </span>
          )}
          {model !== undefined && <span>{t('risk.model', { model })}</span>}
          {days > 0 && (
            <Tag tone="warning" icon={<CalendarClockIcon aria-hidden="true" />}>
              {t('risk.old', { count: days, n: formats.number(days) })}
            </Tag>
          )}
        </RiskStamps>
      )}
    </RiskRoot>
  );
}
