import i18next from 'i18next';
import { notify } from '../../../shared/notices/index.ts';
import { messageOfRow } from './message-line.ts';
import { messagingState } from './messaging.state.ts';

/** Puts the words of a message into the clipboard. */
export async function copyWords(rowId: string): Promise<void> {
  const message = messageOfRow(messagingState.messages, rowId);
  if (message?.status !== 'normal' || message.kind !== 'text') return;
  try {
    await navigator.clipboard.writeText(message.body.text);
    notify('success', i18next.t('chat:copied'));
  } catch {
    // A browser may refuse; the words stand there to be selected.
    notify('info', i18next.t('chat:notCopied'));
  }
}
