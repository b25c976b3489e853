import {
  MergedForwardDialog,
  type MergedForwardState,
  type MessageActions,
} from '@goldbean/design-system/chat';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { refusalWords } from '../../../../shared/i18n/index.ts';
import { closeMerged, leaveInside, loadCard, openInside } from '../merged.actions.ts';
import { mergedState } from '../merged.state.ts';
import { createMessageViews } from '../message-view.ts';
import type { MessageReader } from '../reader.ts';

interface MergedViewerProps {
  readonly reader: MessageReader;
  /** Opens what stands in the card and is no card of messages itself. */
  readonly onOpenCard?: MessageActions['onOpenCard'];
}

/** What the open card holds (D38). */
export function MergedViewer({ reader, onOpenCard }: MergedViewerProps) {
  const { phase, title, failure, path, messages } = useSnapshot(mergedState);
  const [viewsOf] = useState(createMessageViews);
  const state = (): MergedForwardState => {
    if (phase === 'closed') return { kind: 'closed' };
    if (phase === 'loading') return { kind: 'loading', title };
    if (phase === 'failed') return { kind: 'error', title, reason: refusalWords(failure) };
    const depth = path.length === 0 ? 1 : path.length === 1 ? 2 : 3;
    return { kind: 'ready', title, depth, messages: viewsOf(messages, reader) };
  };
  return (
    <MergedForwardDialog
      state={state()}
      onClose={closeMerged}
      onBack={() => void leaveInside()}
      onRetry={() => void loadCard()}
      onOpenCard={(message) => {
        if (message.content.kind === 'merged') void openInside(message.id);
        else onOpenCard?.(message);
      }}
    />
  );
}
