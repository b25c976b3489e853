import { HerdsmanPictures } from '@goldbean/design-system/content';
import { HerdsmanClubScreen, type HerdsmanClubScreenState } from '@goldbean/design-system/screens/content';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import {
  HerdsmanClubHeading,
  HerdsmanClubMeetings,
  HerdsmanClubPeople,
  herdsmanClubState,
  loadClub,
  openClub,
} from '../../features/content/herdsman-clubs/index.ts';
import { identityState } from '../../features/people/identity/index.ts';
import { asApiError } from '../../shared/api/index.ts';
import { errorWords } from '../../shared/i18n/index.ts';
import { paths } from '../../shared/paths/index.ts';
import { session } from '../../shared/session/index.ts';
import { ClubDesk } from './ClubDesk.tsx';

/** /herdsmanClub/herdsmanClub: one club; everybody reads it, members take part (S22). */
export function HerdsmanClubPage() {
  const [query] = useSearchParams();
  const id = query.get('id') ?? '';
  const isVisitor = useSnapshot(session).token === '';
  const { roles } = useSnapshot(identityState);
  const { phase, error, club } = useSnapshot(herdsmanClubState);
  useEffect(() => openClub(id), [id]);

  const loginHref = isVisitor ? paths.login.href({ to: paths.herdsmanClub.href({ id }) }) : null;
  const state = (): HerdsmanClubScreenState => {
    if (phase === 'failed') {
      const reason = errorWords(error);
      const { msgKey } = asApiError(error);
      return msgKey === 'herdsman.missing' || id === ''
        ? { kind: 'missing', reason }
        : { kind: 'error', reason };
    }
    return club === null ? { kind: 'loading' } : { kind: 'ready', introduction: club.introduction };
  };
  const pictures = club?.pics ?? [];
  return (
    <HerdsmanClubScreen
      state={state()}
      listHref={paths.herdsmanClubs.href()}
      head={<HerdsmanClubHeading loginHref={loginHref} />}
      meetings={<HerdsmanClubMeetings loginHref={loginHref} />}
      pictures={
        pictures.length > 0 ? <HerdsmanPictures pictures={pictures.map(({ url }) => url)} /> : undefined
      }
      people={<HerdsmanClubPeople loginHref={loginHref} />}
      over={
        club?.may_edit && <ClubDesk canAppoint={roles.includes('admin')} onSaved={() => void loadClub()} />
      }
      onRetry={() => void loadClub()}
    />
  );
}
