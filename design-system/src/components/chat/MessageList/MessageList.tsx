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
import { NewMessages } from './NewMessages.tsx';
import type { MessageListProps } from './message-list.ts';

const waitingWidths = ['62%', '38%', '74%', '46%', '58%'];

/**
 * The messages of a room. Follows the newest while the reader is at the end; stays put when they scrolled up,
 * and offers the way back with the number of new ones. Only the rows in view exist.
 */
export function MessageList(props: MessageListProps) {
  return (
    <ListRoot data-kind={kindOf(props.state)} aria-busy={props.state.kind === 'loading' || undefined}>
      <MessageListBody {...props} />
      <NewMessages state={props.state} />
    </ListRoot>
  );
}

const kindOf = (state: MessageListProps['state']) =>
  state.kind === 'ready' && state.messages.length === 0 ? 'empty' : state.kind;

function MessageListBody(props: MessageListProps) {
  const { state, onRetry, isReadOnly = false } = props;
  const { t } = useTranslation('chat');

  switch (state.kind) {
    case 'loading':
      return (
        <>
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
        </>
      );
    case 'error':
      return (
        <ErrorState title={t('list.failed')} retry={{ label: t('retry'), onRetry }}>
          {state.reason}
        </ErrorState>
      );
    case 'ready':
      return state.messages.length === 0 ? (
        <div role="log" aria-label={t('list.label')} aria-live="off">
          <EmptyState icon={<MessageSquareIcon aria-hidden="true" />} title={t('list.empty')}>
            {!isReadOnly && t('list.emptyHint')}
          </EmptyState>
        </div>
      ) : (
        <MessageScroll {...props} messages={state.messages} older={state.older} newer={state.newer} />
      );
  }
}
