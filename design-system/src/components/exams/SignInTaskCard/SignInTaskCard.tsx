import { useTranslation } from 'react-i18next';
import { Button, CalendarCheckIcon, Tag } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { ActivityCard } from '../ActivityCard/ActivityCard.tsx';

/** `open` today, `signed` today, or over for good. */
export type SignInTaskState = 'open' | 'signed' | 'closed';

export interface SignInTaskCardProps {
  title: string;
  state: SignInTaskState;
  /** UTC ms; null without an end. */
  deadline: number | null;
  /** Members who have signed in today, and members of the class. */
  turnout: { done: number; all: number };
  /** Opens the sign-in with the days of the month. */
  onOpen: () => void;
  /** Told to staff: shows who has signed in. */
  onResults?: () => void;
}

/** A sign-in the class is asked for, once a day (E11). */
export function SignInTaskCard({ title, state, deadline, turnout, onOpen, onResults }: SignInTaskCardProps) {
  const { t } = useTranslation('exams');
  const formats = useFormats();
  return (
    <ActivityCard
      icon={<CalendarCheckIcon />}
      kind={t('activity.signIn')}
      title={title}
      status={
        <>
          {state === 'open' && <Tag tone="brand">{t('activity.open')}</Tag>}
          {state === 'signed' && <Tag tone="success">{t('activity.signed')}</Tag>}
          {state === 'closed' && <Tag>{t('activity.closed')}</Tag>}
        </>
      }
      facts={[
        deadline !== null && state !== 'closed' && t('activity.until', { moment: formats.moment(deadline) }),
        t('activity.signedToday', {
          done: formats.number(turnout.done),
          all: formats.number(turnout.all),
        }),
      ]}
      action={
        <>
          {onResults && <Button onClick={onResults}>{t('activity.results')}</Button>}
          <Button
            tone={state === 'open' ? 'primary' : 'neutral'}
            fill={state === 'open' ? 'filled' : 'outlined'}
            onClick={onOpen}
          >
            {state === 'open' ? t('activity.sign') : t('activity.days')}
          </Button>
        </>
      }
    />
  );
}
