import type { ComposerHandle, MessageListHandle, MessageSelection } from '@goldbean/design-system/chat';
import { useCallback, useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { named } from '../composing.actions.ts';
import { composingState } from '../composing.state.ts';

/**
 * The keyboard's ways between the messages and the composer (S17). The composer gets the focus when a selection ends,
 * since what had it stood in the composer's place.
 */
export function useTalkFocus(selection: MessageSelection | undefined) {
  const list = useRef<MessageListHandle>(null);
  const composer = useRef<ComposerHandle>(null);
  const wasSelecting = useRef(false);
  const isSelecting = selection !== undefined;

  const toComposer = useCallback(() => composer.current?.focus(), []);
  useEffect(() => {
    if (wasSelecting.current && !isSelecting) toComposer();
    wasSelecting.current = isSelecting;
  }, [isSelecting, toComposer]);

  const { naming } = useSnapshot(composingState);
  useEffect(() => {
    if (!naming) return;
    named();
    composer.current?.mention(naming);
  }, [naming]);

  return {
    list,
    composer,
    toComposer,
    /** Escape among the messages. */
    leaveMessages: () => (selection ? selection.onEnd?.() : toComposer()),
    toLastMessage: () => list.current?.focusLast(),
  };
}
