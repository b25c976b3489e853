import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState, ErrorState, FilmIcon, Link, Spinner } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { CoverDrawing } from '../LiveCard/CoverDrawing.tsx';
import { Cards, CardLength, CardPicture, ListFrame } from './ReplayList.styles.ts';

/** A replay that can be watched, or that is still on its way. */
export interface ReplayItem {
  id: string;
  title: string;
  /** Address of a picture of it; a drawing stands in for none or a broken one. */
  poster: string;
  /** Where it leads; goes through the app's router. */
  href: string;
  /** When the live session began, UTC ms. */
  startedAt: number;
  /** ms. */
  duration: number;
  state: 'recording' | 'processing' | 'ready' | 'expired' | 'failed';
  /** When it is gone, UTC ms; null while that is not set. */
  expiresAt: number | null;
}

export type ReplayListState =
  | { kind: 'loading' }
  | { kind: 'failed' }
  | { kind: 'ready'; replays: readonly ReplayItem[] };

export interface ReplayListProps {
  state: ReplayListState;
  onRetry: () => void;
}

/** What a channel has to look back on. */
export function ReplayList({ state, onRetry }: ReplayListProps) {
  const { t } = useTranslation('live-tools');
  return (
    <ListFrame aria-label={t('replay.list')}>
      <h2>{t('replay.list')}</h2>
      {state.kind === 'loading' && <Spinner label={t('replay.listLoading')} />}
      {state.kind === 'failed' && (
        <ErrorState title={t('replay.listFailed')} retry={{ label: t('product.retry'), onRetry }} />
      )}
      {state.kind === 'ready' && state.replays.length === 0 && (
        <EmptyState icon={<FilmIcon aria-hidden="true" />} title={t('replay.listEmpty')}>
          {t('replay.listEmptyHint')}
        </EmptyState>
      )}
      {state.kind === 'ready' && state.replays.length > 0 && (
        <Cards>
          {state.replays.map((replay) => (
            <ReplayCard key={replay.id} {...replay} />
          ))}
        </Cards>
      )}
    </ListFrame>
  );
}

function ReplayCard({ title, poster, href, startedAt, duration, state, expiresAt }: ReplayItem) {
  const { t } = useTranslation('live-tools');
  const formats = useFormats();
  const [isBroken, setBroken] = useState(false);
  const status = {
    recording: t('replay.recordingNow'),
    processing: t('replay.processing'),
    failed: t('replay.failed'),
    expired: t('replay.expiredShort'),
    ready: expiresAt === null ? '' : t('replay.until', { moment: formats.moment(expiresAt) }),
  }[state];
  return (
    <li>
      <CardPicture>
        {poster !== '' && !isBroken ? (
          <img src={poster} alt="" loading="lazy" decoding="async" onError={() => setBroken(true)} />
        ) : (
          <CoverDrawing />
        )}
        {state === 'ready' && <CardLength>{formats.clock(duration / 1_000)}</CardLength>}
      </CardPicture>
      <Link href={href}>{title}</Link>
      <p>{formats.moment(startedAt)}</p>
      {status !== '' && <p>{status}</p>}
    </li>
  );
}
