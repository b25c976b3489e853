import { sharedLimits } from '@goldbean/contract/rules';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  Button,
  ErrorState,
  Pagination,
  SearchInput,
  Skeleton,
  Tabs,
  VisuallyHidden,
} from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import type { FrozenMember } from './frozen-member.ts';
import { ListBody, ListTools } from './FrozenList.styles.ts';
import { FrozenTable } from './FrozenTable.tsx';
import { UnfreezeDialog } from './UnfreezeDialog.tsx';

/** Those who are frozen now, or those who were. */
export type FrozenTab = 'frozen' | 'unfrozen';

export type FrozenListState =
  | { kind: 'loading' }
  /** `reason` is a sentence for the reader. */
  | { kind: 'failed'; reason: string }
  | { kind: 'ready'; members: readonly FrozenMember[]; page: number; pageCount: number };

const emptyWords = { frozen: 'empty.frozen', unfrozen: 'empty.unfrozen' } as const;

export interface FrozenListProps {
  tab: FrozenTab;
  onTab: (tab: FrozenTab) => void;
  /** What is looked for; empty for all. */
  keyword: string;
  onKeyword: (keyword: string) => void;
  state: FrozenListState;
  onPage: (page: number) => void;
  onRetry: () => void;
  /** Some are being unfrozen: the question stays until that is done. */
  isSaving: boolean;
  /** @returns whether it was done, which closes the question */
  onUnfreeze: (ids: readonly string[], note: string) => Promise<boolean>;
  /** The clock, UTC ms; the server's. */
  now: () => number;
  /** The time of one of them is up. */
  onReleased: () => void;
  /** Most characters of a note. */
  noteLimit?: number;
}

/** The frozen viewers of a channel in two tabs, to be searched and unfrozen, one or several at once (S38, T03). */
export function FrozenList({
  tab,
  onTab,
  keyword,
  onKeyword,
  state,
  onPage,
  onRetry,
  isSaving,
  onUnfreeze,
  now,
  onReleased,
  noteLimit = sharedLimits.reasonCharacters,
}: FrozenListProps) {
  const { t } = useTranslation(['frozen-list', 'primitives']);
  const formats = useFormats();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState<readonly string[]>([]);
  const members = state.kind === 'ready' ? state.members : [];
  // Who is no longer on the page is not unfrozen with the others.
  const here = members.flatMap(({ id }) => (chosen.has(id) ? [id] : []));
  const isInForce = tab === 'frozen';

  const choose = (ids: readonly string[], isOn: boolean) => {
    const others = [...chosen].filter((id) => !ids.includes(id));
    setChosen(new Set(isOn ? [...others, ...ids] : others));
  };
  const confirm = async (note: string) => {
    if (!(await onUnfreeze(asked, note))) return;
    setAsked([]);
    setChosen(new Set());
  };

  return (
    <Tabs
      label={t('title')}
      items={[
        { key: 'frozen', label: t('tabs.frozen') },
        { key: 'unfrozen', label: t('tabs.unfrozen') },
      ]}
      selected={tab}
      onSelect={onTab}
    >
      <ListBody>
        <ListTools>
          <SearchInput
            label={t('search.label')}
            placeholder={t('search.placeholder')}
            clearLabel={t('search.clear')}
            value={keyword}
            onChange={onKeyword}
          />
          {isInForce && here.length > 0 && (
            <Button onClick={() => setAsked(here)}>
              {t('unfreeze.some', { count: here.length, n: formats.number(here.length) })}
            </Button>
          )}
        </ListTools>
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
        {state.kind === 'ready' && (
          <>
            <FrozenTable
              isInForce={isInForce}
              members={members}
              empty={t(keyword === '' ? emptyWords[tab] : 'empty.search')}
              chosen={chosen}
              onChoose={choose}
              onUnfreeze={(id) => setAsked([id])}
              now={now}
              onReleased={onReleased}
            />
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
        {asked.length > 0 && (
          <UnfreezeDialog
            count={asked.length}
            isSaving={isSaving}
            limit={noteLimit}
            onConfirm={(note) => void confirm(note)}
            onCancel={() => setAsked([])}
          />
        )}
      </ListBody>
    </Tabs>
  );
}
