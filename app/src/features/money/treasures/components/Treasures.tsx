import { CardGrid } from '@goldbean/design-system/page';
import { Button, EmptyState, ErrorState, GiftIcon, Tabs } from '@goldbean/design-system/primitives';
import { TreasureCard } from '@goldbean/design-system/treasures';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { errorWords, formatNumber } from '../../../../shared/i18n/index.ts';
import { session } from '../../../../shared/session/index.ts';
import { moreTreasures, openTreasures, retryTreasures } from '../treasures.actions.ts';
import type { TreasureTab } from '../treasures.service.ts';
import { treasuresState } from '../treasures.state.ts';
import { viewOf } from './treasure-view.ts';

const tabs = [
  'all',
  'open',
  'to_come',
  'sold_out',
  'ended',
  'mine',
] as const satisfies readonly TreasureTab[];
const tabWords = {
  all: 'all',
  open: 'states.open',
  to_come: 'states.to_come',
  sold_out: 'states.sold_out',
  ended: 'states.ended',
  mine: 'mine',
} as const satisfies Record<TreasureTab, string>;

export interface TreasuresProps {
  readonly tab: TreasureTab;
  /** Words that are looked for; empty for all. */
  readonly q: string;
  /** Where a treasure is opened. */
  readonly hrefOf: (treasureId: string) => string;
  readonly onTab: (tab: TreasureTab) => void;
  /** Everything is to be listed again. */
  readonly onAll: () => void;
}

/** G710: treasures by state, or those that are mine (S29). */
export function Treasures({ tab, q, hrefOf, onTab, onAll }: TreasuresProps) {
  const { t } = useTranslation('treasures');
  const { lang } = useSnapshot(session);
  const { counts, pages } = useSnapshot(treasuresState);
  const { phase, list, total, error } = pages;
  useEffect(() => openTreasures({ tab, q }), [tab, q]);

  const countOf = (key: TreasureTab): number | undefined => {
    if (!counts || key === 'mine') return undefined;
    return key === 'all' ? Object.values(counts).reduce((sum, n) => sum + n, 0) : counts[key];
  };
  const labelOf = (key: TreasureTab) => {
    const n = countOf(key);
    const label = t(tabWords[key]);
    return n === undefined ? label : t('tabCount', { label, n: formatNumber(lang, n) });
  };
  const emptyWords = () => {
    if (q !== '') return { title: t('noneQuery'), text: '' };
    if (tab === 'mine') return { title: t('noneMine'), text: t('noneMineText') };
    return { title: t('none'), text: t('noneText') };
  };
  const empty = emptyWords();
  return (
    <Tabs
      label={t('tabs')}
      items={tabs.map((key) => ({ key, label: labelOf(key) }))}
      selected={tab}
      onSelect={onTab}
    >
      {phase === 'failed' && (
        <ErrorState title={t('failed')} retry={{ label: t('retry'), onRetry: retryTreasures }}>
          {errorWords(error)}
        </ErrorState>
      )}
      {phase === 'ready' && list.length === 0 && (
        <EmptyState
          icon={<GiftIcon aria-hidden="true" />}
          title={empty.title}
          action={<Button onClick={onAll}>{t('showAll')}</Button>}
        >
          {empty.text}
        </EmptyState>
      )}
      {phase !== 'failed' && (
        <CardGrid
          items={list}
          keyOf={({ treasure_id }) => treasure_id}
          isLoading={phase === 'loading'}
          onMore={list.length < total ? moreTreasures : undefined}
        >
          {(treasure) => <TreasureCard treasure={viewOf(treasure)} href={hrefOf(treasure.treasure_id)} />}
        </CardGrid>
      )}
    </Tabs>
  );
}
