import { HerdsmanClubFilters } from '@goldbean/design-system/content';
import { Button } from '@goldbean/design-system/primitives';
import { HerdsmanClubsScreen } from '@goldbean/design-system/screens/content';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { HerdsmanClubs, herdsmanClubsState, writeClub } from '../../features/content/herdsman-clubs/index.ts';
import { identityState } from '../../features/people/identity/index.ts';
import { paths } from '../../shared/paths/index.ts';
import { session } from '../../shared/session/index.ts';
import { ClubDesk } from './ClubDesk.tsx';

/** /herdsmanClub/herdsmanClubLists: what is looked for stands in the address (S22). */
export function HerdsmanClubsPage() {
  const { t } = useTranslation('herdsman-clubs');
  const go = useNavigate();
  const [query] = useSearchParams();
  const isVisitor = useSnapshot(session).token === '';
  const { roles } = useSnapshot(identityState);
  const { cities, pages } = useSnapshot(herdsmanClubsState);
  const q = query.get('q') ?? '';
  const city = query.get('city') ?? '';
  const isMine = !isVisitor && query.get('mine') === '1';
  const [words, setWords] = useState(q);
  const isAdmin = !isVisitor && roles.includes('admin');

  const here = { q, city, mine: isMine ? '1' : '' };
  const look = (change: Partial<typeof here>) =>
    void go(paths.herdsmanClubs.href({ ...here, ...change }), { replace: true });
  return (
    <HerdsmanClubsScreen
      actions={
        isAdmin && (
          <Button tone="primary" fill="filled" onClick={() => writeClub(null)}>
            {t('open')}
          </Button>
        )
      }
      filters={
        <HerdsmanClubFilters
          words={words}
          city={city}
          cities={cities}
          isMine={isVisitor ? null : isMine}
          found={pages.phase === 'ready' ? pages.total : null}
          onWords={(value) => {
            setWords(value);
            if (value === '') look({ q: '' });
          }}
          onSearch={(wanted) => look({ q: wanted.trim() })}
          onCity={(wanted) => look({ city: wanted })}
          onMine={(isOn) => look({ mine: isOn ? '1' : '' })}
        />
      }
      clubs={
        <HerdsmanClubs
          {...{ q, city, isMine }}
          onAll={() => {
            setWords('');
            look({ q: '', city: '', mine: '' });
          }}
        />
      }
      over={isAdmin && <ClubDesk canAppoint onSaved={(id) => void go(paths.herdsmanClub.href({ id }))} />}
    />
  );
}
