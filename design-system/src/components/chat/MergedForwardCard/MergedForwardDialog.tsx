import { useTranslation } from 'react-i18next';
import {
  ArrowLeftIcon,
  Avatar,
  Button,
  Dialog,
  ErrorState,
  Skeleton,
  VisuallyHidden,
} from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import type { ChatMessage } from '../chat-message.ts';
import { MessageBody } from '../MessageRow/MessageBody.tsx';
import { MergedHead, MergedItem, MergedItems } from './MergedForwardDialog.styles.ts';

export type MergedForwardState =
  | { kind: 'closed' }
  | { kind: 'loading'; title: string }
  /** `reason` is a sentence for the member. */
  | { kind: 'error'; title: string; reason: string }
  /** `depth` is 1 for the card in the chat, up to 3 for one inside another (D38). At most 50 messages. */
  | { kind: 'ready'; title: string; depth: 1 | 2 | 3; messages: readonly ChatMessage[] };

export interface MergedForwardDialogProps {
  state: MergedForwardState;
  onClose: () => void;
  /** Goes up to the card this one stands in. */
  onBack: () => void;
  onRetry: () => void;
  /** A card inside this one was pressed. */
  onOpenCard: (message: ChatMessage) => void;
  onOpenImage?: (message: ChatMessage) => void;
}

const waiting = ['60%', '82%', '45%'];

/** What a merged card holds: read only, as it was when it was sent on. */
export function MergedForwardDialog({
  state,
  onClose,
  onBack,
  onRetry,
  onOpenCard,
  onOpenImage,
}: MergedForwardDialogProps) {
  const { t } = useTranslation(['chat', 'primitives']);
  if (state.kind === 'closed') return null;
  const isNested = state.kind === 'ready' && state.depth > 1;

  return (
    <Dialog
      isOpen
      onClose={onClose}
      closeLabel={t('primitives:close')}
      size="large"
      title={state.title}
      footer={
        isNested && (
          <Button icon={<ArrowLeftIcon aria-hidden="true" />} onClick={onBack}>
            {t('viewer.back')}
          </Button>
        )
      }
    >
      {state.kind === 'loading' && (
        <MergedItems aria-busy="true">
          <VisuallyHidden as="output">{t('viewer.loading')}</VisuallyHidden>
          {waiting.map((width) => (
            <Skeleton key={width} shape="block" width={width} height="48px" />
          ))}
        </MergedItems>
      )}
      {state.kind === 'error' && (
        <ErrorState title={t('viewer.failed')} retry={{ label: t('retry'), onRetry }}>
          {state.reason}
        </ErrorState>
      )}
      {state.kind === 'ready' && (
        <MergedItems>
          {state.messages.map((message) => (
            <Item key={message.id} message={message} onOpenCard={onOpenCard} onOpenImage={onOpenImage} />
          ))}
        </MergedItems>
      )}
    </Dialog>
  );
}

function Item({
  message,
  ...actions
}: { message: ChatMessage } & Pick<MergedForwardDialogProps, 'onOpenCard' | 'onOpenImage'>) {
  const formats = useFormats();
  const { author, content, sentAt } = message;
  const isNotice =
    content.kind === 'system' ||
    content.kind === 'recalled' ||
    content.kind === 'deleted' ||
    content.kind === 'blocked';
  return (
    <MergedItem>
      <Avatar size="small" name={author.nickname} src={author.img} />
      <div>
        <MergedHead>
          <span>{author.nickname}</span>
          <span>{formats.moment(sentAt)}</span>
        </MergedHead>
        {!isNotice && <MessageBody message={message} content={content} actions={actions} />}
      </div>
    </MergedItem>
  );
}
