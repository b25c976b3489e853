import { sharedLimits } from '@goldbean/contract/rules';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  EmptyState,
  ErrorState,
  Pagination,
  ShieldAlertIcon,
  Skeleton,
  VisuallyHidden,
} from '../../../primitives/index.ts';
import type { BanDecision, ChannelBan } from './ban.ts';
import { BanDecisionDialog } from './BanDecisionDialog.tsx';
import { BanRows } from './BanList.styles.ts';
import { BanRecord } from './BanRecord.tsx';

export type BanListState =
  | { kind: 'loading' }
  /** `reason` is a sentence for the reader. */
  | { kind: 'failed'; reason: string }
  | { kind: 'ready'; bans: readonly ChannelBan[]; page: number; pageCount: number };

export interface BanListProps {
  state: BanListState;
  onPage: (page: number) => void;
  onRetry: () => void;
  /** One is being decided: the question stays until that is done. */
  isSaving: boolean;
  /**
   * @param reason empty for `confirm`
   * @returns whether it was done, which closes the question
   */
  onDecide: (id: string, decision: BanDecision, reason: string) => Promise<boolean>;
  /** The clock, UTC ms; the server's. */
  now: () => number;
  /** The time of one of them is up. */
  onOver: () => void;
  /** Most characters of a reason. */
  limit?: number;
}

/** The channels that may not broadcast: why, until when and by whom; what waits for a second person comes first (P04). */
export function BanList({
  state,
  onPage,
  onRetry,
  isSaving,
  onDecide,
  now,
  onOver,
  limit = sharedLimits.reasonCharacters,
}: BanListProps) {
  const { t } = useTranslation(['ban-list', 'primitives']);
  const [asked, setAsked] = useState<{ ban: ChannelBan; decision: BanDecision } | null>(null);

  const decide = async (reason: string) => {
    if (asked && (await onDecide(asked.ban.id, asked.decision, reason))) setAsked(null);
  };

  return (
    <>
      {state.kind === 'loading' && (
        <>
          <VisuallyHidden as="output">{t('loading')}</VisuallyHidden>
          <Skeleton shape="block" height="240px" />
        </>
      )}
      {state.kind === 'failed' && (
        <ErrorState title={t('failed')} retry={{ label: t('retry'), onRetry }}>
          {state.reason}
        </ErrorState>
      )}
      {state.kind === 'ready' && state.bans.length === 0 && (
        <EmptyState icon={<ShieldAlertIcon aria-hidden="true" />} title={t('empty')}>
          {t('emptyHint')}
        </EmptyState>
      )}
      {state.kind === 'ready' && state.bans.length > 0 && (
        <>
          <BanRows aria-label={t('list')}>
            {state.bans.map((ban) => (
              <li key={ban.id}>
                <BanRecord
                  ban={ban}
                  now={now}
                  onOver={onOver}
                  onAsk={(decision) => setAsked({ ban, decision })}
                />
              </li>
            ))}
          </BanRows>
          <Pagination
            page={state.page}
            pageCount={state.pageCount}
            onSelect={onPage}
            labels={{
              pages: t('primitives:pagination'),
              previous: t('primitives:previousPage'),
              next: t('primitives:nextPage'),
              page: (page) => t('primitives:page', { page }),
            }}
          />
        </>
      )}
      {asked && (
        <BanDecisionDialog
          {...asked}
          isSaving={isSaving}
          limit={limit}
          onDecide={(reason) => void decide(reason)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
