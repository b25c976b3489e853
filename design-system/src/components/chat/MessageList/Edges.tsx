import { useTranslation } from 'react-i18next';
import { Button, Spinner } from '../../../primitives/index.ts';
import type { NewerMessages, OlderMessages } from '../chat-message.ts';
import { EdgeLine } from './MessageList.styles.ts';

/** What stands above the first message. */
export function OlderEdge({ older, onLoadOlder }: { older: OlderMessages; onLoadOlder: () => void }) {
  const { t } = useTranslation('chat');
  return (
    <EdgeLine>
      {older === 'loading' && <Spinner size="small" label={t('older.loading')} />}
      {older === 'none' && t('older.none')}
      {older === 'failed' && (
        <>
          {t('older.failed')}
          <Button size="small" onClick={onLoadOlder}>
            {t('retry')}
          </Button>
        </>
      )}
    </EdgeLine>
  );
}

interface NewerEdgeProps {
  newer: NewerMessages;
  onLoadNewer: (() => void) | undefined;
}

/** What stands below the last message of a part of the chat. */
export function NewerEdge({ newer, onLoadNewer }: NewerEdgeProps) {
  const { t } = useTranslation('chat');
  if (newer === 'loading')
    return (
      <EdgeLine>
        <Spinner size="small" label={t('newer.loading')} />
      </EdgeLine>
    );
  if (newer !== 'failed') return null;
  return (
    <EdgeLine>
      {t('newer.failed')}
      <Button size="small" onClick={() => onLoadNewer?.()}>
        {t('retry')}
      </Button>
    </EdgeLine>
  );
}
