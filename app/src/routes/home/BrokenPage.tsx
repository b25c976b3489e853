import { Button } from '@goldbean/design-system/primitives';
import { MessageScreen } from '@goldbean/design-system/screens/shell';
import { useTranslation } from 'react-i18next';
import { ChunkLoadError } from '../../shared/chunks/index.ts';

/** M38, S48: a page that could not be shown, because a script group did not come or because of a fault of ours. */
export function BrokenPage({ error }: { readonly error: unknown }) {
  const { t } = useTranslation('shell');
  const offline = !navigator.onLine;
  const text = () => {
    if (!(error instanceof ChunkLoadError)) return t('broken.fault');
    if (offline) return t('broken.offline');
    return error.type === 'timeout' ? t('broken.timeout') : t('broken.chunk');
  };
  return (
    <MessageScreen title={t('broken.title')} text={text()}>
      {/* A browser may remember a failed module for as long as the document lives: only a reload asks again. */}
      <Button tone="primary" fill="filled" onClick={() => window.location.reload()}>
        {t('broken.retry')}
      </Button>
    </MessageScreen>
  );
}
