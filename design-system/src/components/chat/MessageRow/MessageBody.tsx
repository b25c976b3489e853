import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink, EyeIcon, FileIcon } from '../../../primitives/index.ts';
import { formatsOf } from '../../formats/index.ts';
import { CallBubble } from '../CallBubble/CallBubble.tsx';
import type { ChatMessage, ContentOf, MessageActions, ChatMessageContent } from '../chat-message.ts';
import { MergedForwardCard } from '../MergedForwardCard/MergedForwardCard.tsx';
import { VoiceBubble } from '../VoiceBubble/VoiceBubble.tsx';
import { LinkCard } from './LinkCard.tsx';
import { linkFacts } from './link-facts.ts';
import { bubbleClass, fileClass, filePairClass, imageClass, quoteClass } from './MessageBody.styles.ts';
import { MessageCard } from './MessageCard.tsx';
import { MessageText } from './MessageText.tsx';
import { pictureSize, VideoPoster } from './VideoPoster.tsx';

/** Kinds that stand in a body; the others are notices. */
type BodyContent = Exclude<ChatMessageContent, ContentOf<'system' | 'recalled' | 'deleted' | 'blocked'>>;

export interface MessageBodyProps {
  message: ChatMessage;
  /** Its content, when it is one that stands in a body. */
  content: BodyContent;
  actions: MessageActions;
  /** Draws a red packet. */
  renderPacket?: (message: ChatMessage) => ReactNode;
}

/** The bubble, picture, file or card of a message. */
export function MessageBody({ message, content, actions, renderPacket }: MessageBodyProps) {
  const openCard = actions.onOpenCard && (() => actions.onOpenCard?.(message));

  switch (content.kind) {
    case 'image':
      return (
        <Picture
          picture={content}
          onOpen={() => actions.onOpenImage?.(message)}
          onFailed={() => actions.onImageFailed?.(message)}
        />
      );
    case 'video':
      return (
        <VideoPoster
          video={content}
          onPlay={() => actions.onPlayVideo?.(message)}
          onFailed={() => actions.onVideoFailed?.(message)}
          onPosterFailed={() => actions.onImageFailed?.(message)}
          onDownload={() => actions.onDownload?.(message)}
        />
      );
    case 'voice':
      return (
        <VoiceBubble
          seconds={content.seconds}
          state={content.state}
          waveform={content.waveform}
          onPress={() => actions.onPlayVoice?.(message)}
        />
      );
    case 'voice_call':
      return <CallBubble outcome={content.outcome} />;
    case 'file':
      return (
        <FileCard
          file={content}
          isSent={message.delivery.kind === 'sent'}
          onDownload={() => actions.onDownload?.(message)}
        />
      );
    case 'merged':
      return (
        <MergedForwardCard
          title={content.title}
          count={content.count}
          lines={content.lines}
          onOpen={openCard}
        />
      );
    case 'red_packet':
      return renderPacket?.(message) ?? <Unsupported />;
    case 'announcement':
    case 'form':
    case 'exam':
    case 'live':
    case 'sign_in':
    case 'mini_program':
      return <MessageCard content={content} onOpen={openCard} />;
    case 'text': {
      const link = linkFacts(content.text);
      return (
        <div className={bubbleClass}>
          {message.quote && (
            <Quote message={message} quote={message.quote} onOpenQuote={actions.onOpenQuote} />
          )}
          <MessageText text={content.text} mentions={content.mentions} />
          {link && <LinkCard link={link} />}
        </div>
      );
    }
    case 'unsupported':
      return <Unsupported />;
  }
}

interface PictureProps {
  picture: ContentOf<'image'>;
  onOpen: () => void;
  onFailed: () => void;
}

function Picture({ picture, onOpen, onFailed }: PictureProps) {
  const { t } = useTranslation('chat');
  return (
    <button
      type="button"
      className={imageClass}
      style={pictureSize(picture)}
      aria-label={t('image.open', { name: picture.name })}
      onClick={onOpen}
    >
      {picture.url !== '' && (
        <img src={picture.url} alt="" loading="lazy" decoding="async" onError={onFailed} />
      )}
    </button>
  );
}

interface FileCardProps {
  file: ContentOf<'file'>;
  /** Until then nobody else can read it, nor this page. */
  isSent: boolean;
  onDownload: () => void;
}

function FileCard({ file: { name, size, isVideo, href }, isSent, onDownload }: FileCardProps) {
  const { t, i18n } = useTranslation('chat');
  const bytes = formatsOf(i18n.language).bytes(size);
  const card = (
    <button
      type="button"
      className={fileClass}
      aria-label={t('file.download', { name, size: bytes })}
      onClick={onDownload}
    >
      <FileIcon aria-hidden="true" />
      <span>
        {name}
        <small>{bytes}</small>
        {isVideo && <small>{t('file.video')}</small>}
      </span>
    </button>
  );
  if (href === undefined || !isSent) return card;
  return (
    <div className={filePairClass}>
      {card}
      <ButtonLink size="small" href={href} aria-label={t('files.preview', { name })}>
        <EyeIcon aria-hidden="true" />
        {t('file.look')}
      </ButtonLink>
    </div>
  );
}

function Unsupported() {
  const { t } = useTranslation('chat');
  return (
    <div className={bubbleClass} data-quiet>
      {t('unsupported')}
    </div>
  );
}

interface QuoteProps extends Pick<MessageActions, 'onOpenQuote'> {
  message: ChatMessage;
  quote: NonNullable<ChatMessage['quote']>;
}

function Quote({ message, quote, onOpenQuote }: QuoteProps) {
  const { t } = useTranslation('chat');
  if (quote.isGone || quote.isUnseen) {
    return (
      <span className={quoteClass} data-gone>
        {t(quote.isGone ? 'quote.gone' : 'quote.unseen')}
      </span>
    );
  }
  const words = `${quote.nickname}: ${quote.text}`;
  return onOpenQuote ? (
    <button
      type="button"
      className={quoteClass}
      title={t('quote.open', { name: quote.nickname })}
      onClick={() => onOpenQuote(message)}
    >
      {words}
    </button>
  ) : (
    <span className={quoteClass}>{words}</span>
  );
}
