import type { BrokenRule, OwnAction } from '@goldbean/contract/live';
import { OwnActs, type ModerationAction, type OwnActsView } from '@goldbean/design-system/moderation';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import type { Snapshot } from 'valtio/vanilla';
import { useServerNow } from '../../../../shared/clock/index.ts';
import { errorWords } from '../../../../shared/i18n/index.ts';
import { loadMoreOwnModeration, loadOwnModeration, openOwnModeration } from '../own-moderation.actions.ts';
import { ownModerationState } from '../own-moderation.state.ts';

const ruleWords = {
  advice: 'report.advice',
  fraud: 'report.fraud',
  insult: 'report.insult',
  indecent: 'report.indecent',
  copied: 'report.copied',
  other: 'report.other',
} as const satisfies Record<BrokenRule, string>;

/** A warning has no end; what was lifted ended then. */
function untilOf({ kind, until_ts, ended_ts }: Snapshot<OwnAction>): number | null | undefined {
  return kind === 'warn' ? (ended_ts ?? undefined) : (ended_ts ?? until_ts);
}

/** So often it is looked at again what is still in force, ms. */
const everyMs = 60_000;

export interface OwnActsPanelProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** G201, N06: what was done against me and against my channels, and why. */
export function OwnModerationPanel({ isOpen, onClose }: OwnActsPanelProps) {
  const { t } = useTranslation('live-tools');
  const { pages } = useSnapshot(ownModerationState);
  const now = useServerNow(everyMs);
  useEffect(() => (isOpen ? openOwnModeration() : undefined), [isOpen]);

  const actionOf = (row: Snapshot<OwnAction>): ModerationAction => ({
    id: row.id,
    kind: row.kind,
    scope: row.channel.name,
    by: row.by === '' ? t('warning.office') : row.by,
    at: row.at_ts,
    reason: row.reason,
    rule: t(ruleWords[row.rule]),
    until: untilOf(row),
    evidence: row.evidence.message?.text ?? '',
    appeal: { kind: 'none' },
  });
  const state = (): OwnActsView => {
    if (pages.phase === 'failed') return { kind: 'failed', reason: errorWords(pages.error) };
    if (pages.phase === 'loading') return { kind: 'loading' };
    return {
      kind: 'ready',
      actions: pages.list.map(actionOf),
      hasMore: pages.list.length < pages.total,
      isLoadingMore: pages.isLoadingMore,
    };
  };
  return (
    <OwnActs
      isOpen={isOpen}
      state={state()}
      onMore={() => void loadMoreOwnModeration()}
      onRetry={() => void loadOwnModeration()}
      onClose={onClose}
      now={now}
    />
  );
}
