import { ButtonLink, SearchInput } from '@goldbean/design-system/primitives';
import { TreasuresScreen } from '@goldbean/design-system/screens/treasures';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Treasures } from '../../features/money/treasures/index.ts';
import { paths } from '../../shared/paths/index.ts';
import { OpenTreasure } from './OpenTreasure.tsx';
import { tabField, treasureTab } from './treasure-tab.ts';

/** /hljw/duobaoSearch: treasures by words and state, both in the address (S29). */
export function TreasureSearchPage() {
  const { t } = useTranslation('treasures');
  const go = useNavigate();
  const [query] = useSearchParams();
  const shown = treasureTab(query.get('tab'));
  const tab = tabField(shown);
  const q = query.get('q') ?? '';
  const id = query.get('id') ?? '';
  const [words, setWords] = useState(q);
  const look = (change: { readonly q?: string; readonly tab?: string }) =>
    void go(paths.treasureSearch.href({ q, tab, ...change }), { replace: true });
  return (
    <TreasuresScreen
      title={t('titles.search')}
      lead={t('searchLead')}
      actions={<ButtonLink href={paths.treasures.href()}>{t('toList')}</ButtonLink>}
      search={
        <SearchInput
          label={t('search')}
          placeholder={t('placeholder')}
          clearLabel={t('clear')}
          value={words}
          onChange={(value) => {
            setWords(value);
            if (value === '') look({ q: '' });
          }}
          onSearch={(wanted) => look({ q: wanted.trim() })}
        />
      }
      listTitle={t('tabs')}
      over={
        <OpenTreasure
          id={id}
          hereHref={paths.treasureSearch.href({ q, tab, id })}
          listHref={paths.treasureSearch.href({ q, tab })}
        />
      }
    >
      <Treasures
        tab={shown}
        q={q}
        hrefOf={(treasure) => paths.treasureSearch.href({ q, tab, id: treasure })}
        onTab={(next) => look({ tab: tabField(next) })}
        onAll={() => {
          setWords('');
          look({ q: '', tab: '' });
        }}
      />
    </TreasuresScreen>
  );
}
