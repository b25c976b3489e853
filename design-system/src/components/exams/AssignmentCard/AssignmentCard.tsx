import { useTranslation } from 'react-i18next';
import { Button, PencilIcon, Tag } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { ActivityCard } from '../ActivityCard/ActivityCard.tsx';
import { Comment } from '../ActivityCard/ActivityCard.styles.ts';

export type AssignmentState =
  /** `hasDraft`: something is written and not handed in. */
  | { kind: 'open'; hasDraft: boolean }
  /** Waits for the teacher. `at` in UTC ms. */
  | { kind: 'submitted'; at: number }
  /** Points of the teacher, and a comment where there is one. */
  | { kind: 'marked'; got: number; all: number; comment: string | null }
  /** The deadline passed without an answer of the member. */
  | { kind: 'closed' };

export interface AssignmentCardProps {
  title: string;
  /** Who set it. */
  teacher: string;
  state: AssignmentState;
  /** UTC ms; null without an end. */
  deadline: number | null;
  /** The clock, UTC ms: the last day is marked. */
  now: number;
  /** Opens the assignment, or the member's work. */
  onOpen: () => void;
  /** Told to staff: members who have submitted, and members of the class. */
  turnout?: { done: number; all: number };
  /** Told to staff: shows what was submitted, to mark it. */
  onResults?: () => void;
}

/** So near to the deadline it is said, ms. */
const soon = 86_400_000;

/** Homework of a class: to do, handed in, marked by the teacher, or missed (E10). */
export function AssignmentCard({
  title,
  teacher,
  state,
  deadline,
  now,
  onOpen,
  turnout,
  onResults,
}: AssignmentCardProps) {
  const { t } = useTranslation('exams');
  const formats = useFormats();
  return (
    <ActivityCard
      icon={<PencilIcon />}
      kind={t('activity.assignment')}
      title={title}
      status={<AssignmentTag state={state} isSoon={deadline !== null && deadline - now <= soon} />}
      facts={[
        t('activity.from', { name: teacher }),
        state.kind === 'open' &&
          deadline !== null &&
          t('activity.until', { moment: formats.moment(deadline) }),
        state.kind === 'open' && t('activity.once'),
        state.kind === 'submitted' && t('activity.submittedAt', { moment: formats.moment(state.at) }),
        state.kind === 'closed' &&
          deadline !== null &&
          t('activity.closedAt', { moment: formats.moment(deadline) }),
        state.kind === 'marked' &&
          t('question.earned', { got: formats.decimal(state.got), all: formats.decimal(state.all) }),
        turnout &&
          t('activity.turnout', { done: formats.number(turnout.done), all: formats.number(turnout.all) }),
      ]}
      action={
        (onResults !== undefined || state.kind !== 'closed') && (
          <>
            {onResults && <Button onClick={onResults}>{t('activity.results')}</Button>}
            {state.kind === 'open' && (
              <Button tone="primary" fill="filled" onClick={onOpen}>
                {state.hasDraft ? t('activity.resume') : t('activity.start')}
              </Button>
            )}
            {(state.kind === 'submitted' || state.kind === 'marked') && (
              <Button onClick={onOpen}>{t('activity.viewWork')}</Button>
            )}
          </>
        )
      }
    >
      {state.kind === 'marked' && state.comment !== null && (
        <Comment>
          <cite>{t('activity.writes', { name: teacher })}</cite>
          <p>{state.comment}</p>
        </Comment>
      )}
    </ActivityCard>
  );
}

function AssignmentTag({ state, isSoon }: { state: AssignmentState; isSoon: boolean }) {
  const { t } = useTranslation('exams');
  switch (state.kind) {
    case 'open':
      return isSoon ? (
        <Tag tone="warning">{t('activity.dueSoon')}</Tag>
      ) : (
        <Tag tone="brand">{t('activity.open')}</Tag>
      );
    case 'submitted':
      return <Tag tone="info">{t('activity.submitted')}</Tag>;
    case 'marked':
      return <Tag tone="success">{t('activity.marked')}</Tag>;
    case 'closed':
      return <Tag>{t('activity.closed')}</Tag>;
  }
}
