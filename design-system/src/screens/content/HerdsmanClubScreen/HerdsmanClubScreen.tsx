import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink, EmptyState, ErrorState, Spinner } from '../../../primitives/index.ts';
import { PageSection } from '../../../components/page/index.ts';
import { PageStack } from '../../layout.styles.ts';
import { ClubIntroduction } from './HerdsmanClubScreen.styles.ts';

export type HerdsmanClubScreenState =
  | { kind: 'loading' }
  /** `reason` is a sentence for the reader. */
  | { kind: 'missing'; reason: string }
  | { kind: 'error'; reason: string }
  | { kind: 'ready'; introduction: string };

export interface HerdsmanClubScreenProps {
  state: HerdsmanClubScreenState;
  /** The list of clubs. */
  listHref: string;
  /** HerdsmanClubHead. */
  head: ReactNode;
  /** HerdsmanMeetings. */
  meetings: ReactNode;
  /** HerdsmanPictures; left out where there is none. */
  pictures?: ReactNode | undefined;
  /** HerdsmanPeople. */
  people: ReactNode;
  /** Dialogs over the page. */
  over?: ReactNode;
  onRetry: () => void;
}

/** /herdsmanClub/herdsmanClub: one club with its meetings, open to everybody (S22). */
export function HerdsmanClubScreen({
  state,
  listHref,
  head,
  meetings,
  pictures,
  people,
  over,
  onRetry,
}: HerdsmanClubScreenProps) {
  const { t } = useTranslation('herdsman-clubs');
  const back = <ButtonLink href={listHref}>{t('back')}</ButtonLink>;
  if (state.kind === 'loading') return <Spinner label={t('loading')} />;
  if (state.kind === 'missing') return <EmptyState title={state.reason} action={back} />;
  if (state.kind === 'error')
    return (
      <ErrorState title={t('clubFailed')} retry={{ label: t('retry'), onRetry }}>
        {state.reason}
      </ErrorState>
    );
  return (
    <PageStack>
      <nav aria-label={t('back')}>{back}</nav>
      {head}
      <PageSection title={t('introduction')}>
        <ClubIntroduction>{state.introduction}</ClubIntroduction>
      </PageSection>
      <PageSection title={t('meetings.title')}>{meetings}</PageSection>
      {pictures !== undefined && <PageSection title={t('pictures.title')}>{pictures}</PageSection>}
      <PageSection title={t('members.title')}>{people}</PageSection>
      {over}
    </PageStack>
  );
}
