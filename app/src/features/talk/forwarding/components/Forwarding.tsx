import { ForwardDialog, type ForwardState, type MentionSearch } from '@goldbean/design-system/chat';
import { messagingLimits } from '@goldbean/contract/talk';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { refusalWords } from '../../../../shared/i18n/index.ts';
import {
  chooseMode,
  chooseTargets,
  endForward,
  retryForward,
  searchTargets,
  sendForward,
} from '../forwarding.actions.ts';
import { fitting } from '../addressees.ts';
import { forwardingState, type Addressee } from '../forwarding.state.ts';

export interface ForwardingProps {
  /** Whom the member can send to, the latest talk first. */
  readonly targets: readonly Addressee[];
  /** Finds further members, as those of a class who have not written; another feature's. */
  readonly search?: MentionSearch | undefined;
  /** Something was sent: conversations may have come to be. */
  readonly onSent: () => void;
}

/** Asks whom messages are sent to, and says how it went with each (E35). */
export function Forwarding({ targets, search, onSent }: ForwardingProps) {
  const { t } = useTranslation('chat');
  const { phase, shared, ids, query, chosen, mode, results } = useSnapshot(forwardingState);
  useEffect(() => {
    if (phase === 'sent') onSent();
  }, [phase, onSent]);
  const found = query !== '' && search?.query === query ? search.found : [];
  const state: ForwardState =
    phase === 'sent'
      ? {
          kind: 'sent',
          results: results.map(({ target, msgKey }) => ({
            target,
            ...(msgKey !== '' && { reason: refusalWords(msgKey) }),
          })),
        }
      : { kind: phase };
  return (
    <ForwardDialog
      state={state}
      messageCount={shared ? 1 : ids.length}
      {...(shared && { title: t('forward.shareLive') })}
      targets={fitting(targets, query, found)}
      query={query}
      onSearch={(words) => {
        searchTargets(words);
        if (words !== '') search?.onAsk(words);
      }}
      chosen={chosen}
      onChoose={chooseTargets}
      most={messagingLimits.targetsMax}
      mode={mode}
      onMode={chooseMode}
      onSend={() => void sendForward()}
      onRetry={(failed) => void retryForward(failed)}
      onClose={endForward}
    />
  );
}
