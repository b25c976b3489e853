import { useTranslation } from 'react-i18next';
import { Button, ClipboardListIcon, Tag } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { ActivityCard } from '../ActivityCard/ActivityCard.tsx';

export type FormState =
  | { kind: 'open' }
  /** `at` in UTC ms. It cannot be sent again (V24). */
  | { kind: 'submitted'; at: number }
  /** The deadline passed without an answer of the member. */
  | { kind: 'closed' };

export interface FormCardProps {
  title: string;
  state: FormState;
  /** Fields to fill in. */
  fields: number;
  /** UTC ms; null without an end. */
  deadline: number | null;
  /** Told to staff: members who have submitted, and members of the class. */
  turnout?: { done: number; all: number };
  /** Opens the form, or what the member sent. */
  onOpen: () => void;
  /** Told to staff: shows what was submitted. */
  onResults?: () => void;
}

/** A form the class is asked to fill in, once each (E10). */
export function FormCard({ title, state, fields, deadline, turnout, onOpen, onResults }: FormCardProps) {
  const { t } = useTranslation('exams');
  const formats = useFormats();
  return (
    <ActivityCard
      icon={<ClipboardListIcon />}
      kind={t('activity.form')}
      title={title}
      status={
        <>
          {state.kind === 'open' && <Tag tone="brand">{t('activity.open')}</Tag>}
          {state.kind === 'submitted' && <Tag tone="success">{t('activity.submitted')}</Tag>}
          {state.kind === 'closed' && <Tag>{t('activity.closed')}</Tag>}
        </>
      }
      facts={[
        t('activity.questions', { count: fields, n: formats.number(fields) }),
        state.kind === 'open' &&
          deadline !== null &&
          t('activity.until', { moment: formats.moment(deadline) }),
        state.kind === 'open' && t('activity.once'),
        state.kind === 'submitted' && t('activity.submittedAt', { moment: formats.moment(state.at) }),
        state.kind === 'closed' &&
          deadline !== null &&
          t('activity.closedAt', { moment: formats.moment(deadline) }),
        turnout &&
          t('activity.turnout', { done: formats.number(turnout.done), all: formats.number(turnout.all) }),
      ]}
      action={
        (onResults !== undefined || state.kind !== 'closed') && (
          <>
            {onResults && <Button onClick={onResults}>{t('activity.results')}</Button>}
            {state.kind !== 'closed' && (
              <Button
                tone={state.kind === 'open' ? 'primary' : 'neutral'}
                fill={state.kind === 'open' ? 'filled' : 'outlined'}
                onClick={onOpen}
              >
                {state.kind === 'open' ? t('activity.fill') : t('activity.viewForm')}
              </Button>
            )}
          </>
        )
      }
    />
  );
}
