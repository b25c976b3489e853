import { useTranslation } from 'react-i18next';
import { Button, CircleCheckIcon, Spinner, TriangleAlertIcon } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { SavedRoot } from './ExamHeader.styles.ts';

/** What has become of the last answer (D53: saved every 10 s or on change). */
export type SavedState =
  /** Nothing to save yet. */
  | { kind: 'clean' }
  | { kind: 'saving' }
  /** `at` in UTC ms. */
  | { kind: 'saved'; at: number }
  | { kind: 'failed' }
  | { kind: 'offline' };

interface SavedLineProps {
  saved: SavedState;
  onRetry: () => void;
}

/** Whether the answers are safe. */
export function SavedLine({ saved, onRetry }: SavedLineProps) {
  const { t } = useTranslation('exams');
  const formats = useFormats();
  switch (saved.kind) {
    case 'clean':
      return null;
    case 'saving':
      return (
        <SavedRoot data-kind="saving">
          <Spinner size="small" label={t('header.saving')} />
          <span aria-hidden="true">{t('header.saving')}</span>
        </SavedRoot>
      );
    case 'saved':
      return (
        <SavedRoot data-kind="saved">
          <CircleCheckIcon aria-hidden="true" />
          {t('header.saved', { time: formats.time(saved.at) })}
        </SavedRoot>
      );
    case 'failed':
      return (
        <SavedRoot data-kind="failed" role="alert">
          <TriangleAlertIcon aria-hidden="true" />
          {t('header.failed')}
          <Button size="small" tone="danger" onClick={onRetry}>
            {t('header.retry')}
          </Button>
        </SavedRoot>
      );
    case 'offline':
      return (
        <SavedRoot data-kind="offline" role="alert">
          <TriangleAlertIcon aria-hidden="true" />
          {t('header.offline')}
        </SavedRoot>
      );
  }
}
