import { useTranslation } from 'react-i18next';
import {
  EmptyState,
  ErrorState,
  MessageSquareIcon,
  Skeleton,
  VisuallyHidden,
} from '../../../primitives/index.ts';
import { ListRoot, WaitingRow, WaitingRows } from './MessageList.styles.ts';
import { MessageScroll } from './MessageScroll.tsx';
import type { MessageListProps } from './message-list.ts';

const waitingWidths = ['62%', '38%', '74%', '46%', '58%'];

/**
 * The messages of a room. Follows the newest while the reader is at the end; stays put when they scrolled up,
 * and offers the way back with the number of new ones. Only the rows in view exist.
 */
export function MessageList(props: MessageListProps) {
  const { state, onRetry, isReadOnly = false } = props;
  const { t } = useTranslation('chat');

  switch (state.kind) {
    case 'loading':
      return (
        <ListRoot aria-busy="true">
          <VisuallyHidden as="output">{t('list.loading')}</VisuallyHidden>
          <WaitingRows>
            {waitingWidths.map((width) => (
              <WaitingRow key={width}>
                <Skeleton shape="circle" width="32px" height="32px" />
                <div>
                  <Skeleton width="88px" />
                  <Skeleton shape="block" width={width} height="34px" />
                </div>
              </WaitingRow>
            ))}
          </WaitingRows>
        </ListRoot>
      );
    case 'error':
      return (
        <ListRoot data-kind="error">
          <ErrorState title={t('list.failed')} retry={{ label: t('retry'), onRetry }}>
            {state.reason}
          </ErrorState>
        </ListRoot>
      );
    case 'ready':
      return state.messages.length === 0 ? (
        <ListRoot data-kind="empty" role="log" aria-label={t('list.label')}>
          <EmptyState icon={<MessageSquareIcon aria-hidden="true" />} title={t('list.empty')}>
            {!isReadOnly && t('list.emptyHint')}
          </EmptyState>
        </ListRoot>
      ) : (
        <MessageScroll {...props} messages={state.messages} older={state.older} />
      );
  }
}
