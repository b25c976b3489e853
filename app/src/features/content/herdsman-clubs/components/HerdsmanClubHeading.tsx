import { HerdsmanClubHead, type HerdsmanMembershipState } from '@goldbean/design-system/content';
import { Button, ConfirmDialog } from '@goldbean/design-system/primitives';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { askToLeave, joinClub, leaveClub } from '../herdsman-clubs.actions.ts';
import { herdsmanClubState } from '../herdsman-clubs.state.ts';
import { writeClub } from '../herdsman-form.actions.ts';

export interface HerdsmanClubHeadingProps {
  /** Where a visitor signs in and comes back from; null for a member. */
  readonly loginHref: string | null;
}

/** The head of a club's page, with joining, leaving and editing (S22). */
export function HerdsmanClubHeading({ loginHref }: HerdsmanClubHeadingProps) {
  const { t } = useTranslation('herdsman-clubs');
  const { club, pending, isLeaving } = useSnapshot(herdsmanClubState);
  if (!club) return null;
  const { name, city, organiser, people, capacity, joined, organises, may_edit: mayEdit } = club;
  const membership = (): HerdsmanMembershipState => {
    if (loginHref !== null) return { kind: 'visitor', loginHref };
    if (organises) return { kind: 'organiser' };
    return { kind: joined ? 'member' : 'outside' };
  };
  return (
    <>
      <HerdsmanClubHead
        {...{ name, city, organiser, people, capacity }}
        membership={membership()}
        isPending={pending?.meeting === null}
        onJoin={joinClub}
        onLeave={() => askToLeave(true)}
        actions={mayEdit && <Button onClick={() => writeClub(herdsmanClubState.club)}>{t('edit')}</Button>}
      />
      <ConfirmDialog
        isOpen={isLeaving}
        title={t('leaving.title', { name })}
        confirmLabel={t('leaving.confirm')}
        cancelLabel={t('leaving.cancel')}
        closeLabel={t('form.close')}
        tone="danger"
        onConfirm={leaveClub}
        onCancel={() => askToLeave(false)}
      >
        {t('leaving.text')}
      </ConfirmDialog>
    </>
  );
}
