import { useTranslation } from 'react-i18next';
import { Banner, Button } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { ClubNote } from './FanClubPanel.styles.ts';

/** Why joining is not possible (V36, T09, T11). */
export type JoinClubRefusal =
  | { kind: 'notFan' }
  /** Already in the club or study group of that name. */
  | { kind: 'otherGroup'; name: string }
  | { kind: 'full' }
  /** Left less than 24 hours ago; free again at `until`, UTC ms. */
  | { kind: 'locked'; until: number }
  /** A sentence for the member, of anything else. */
  | { kind: 'failed'; reason: string };

interface JoinClubProps {
  refusal: JoinClubRefusal | undefined;
  isJoining: boolean | undefined;
  onFollow: () => void;
  onJoin: () => void;
}

/** What joining means, and the button; or why not. */
export function JoinClub({ refusal, isJoining = false, onFollow, onJoin }: JoinClubProps) {
  const { t } = useTranslation('fans');
  const formats = useFormats();

  const words = (why: JoinClubRefusal): string => {
    switch (why.kind) {
      case 'notFan':
        return t('join.notFan');
      case 'otherGroup':
        return t('join.otherGroup', { name: why.name });
      case 'full':
        return t('join.full');
      case 'locked':
        return t('join.locked', { time: formats.moment(why.until) });
      case 'failed':
        return why.reason;
    }
  };
  const reason = refusal && words(refusal);

  return (
    <>
      <ClubNote>{t('join.lead')}</ClubNote>
      {reason !== undefined && (
        <Banner tone={refusal?.kind === 'failed' ? 'danger' : 'warning'}>{reason}</Banner>
      )}
      {refusal?.kind === 'notFan' ? (
        <Button
          tone="primary"
          fill="filled"
          isWide
          busyLabel={isJoining ? t('join.joining') : undefined}
          onClick={onFollow}
        >
          {t('join.follow')}
        </Button>
      ) : (
        <Button
          tone="primary"
          fill="filled"
          isWide
          disabledReason={refusal?.kind === 'failed' ? undefined : reason}
          busyLabel={isJoining ? t('join.joining') : undefined}
          onClick={onJoin}
        >
          {t('join.button')}
        </Button>
      )}
    </>
  );
}
