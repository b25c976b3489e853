import { messageContents, type MessageContent } from '../messaging/content/index.ts';

/** What of a message says whether it can be sent on. */
type ForwardedContent =
  | ({ readonly status: 'normal' } & MessageContent)
  | { readonly status: 'recalled' | 'blocked' };

/**
 * V13, D37: whether a message may be sent on, as page and server ask it. What was recalled or hidden may not, nor a video
 * that is still converted: a card is never changed.
 */
export const isForwardable = (message: ForwardedContent): boolean =>
  message.status === 'normal' &&
  messageContents[message.kind].mayForward &&
  !(message.kind === 'video' && message.body.state === 'processing');
