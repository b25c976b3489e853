import { useTranslation } from 'react-i18next';
import {
  ChevronLeftIcon,
  ChevronRightIcon,
  EmptyState,
  ErrorState,
  IconButton,
  Link,
  Skeleton,
  Tag,
  VisuallyHidden,
} from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { DayHead, ScheduleBody, ScheduleHead, ScheduleRoot, TimeCell } from './ScheduleTable.styles.ts';

/** A lesson at its time. */
export interface ScheduledLesson {
  id: string;
  /** UTC ms. */
  startsAt: number;
  /** UTC ms. */
  endsAt: number;
  title: string;
  course: string;
  teacher: string;
  /** `replay`: it is over and can be watched. `over`: it is over and there is no replay. */
  state: 'upcoming' | 'live' | 'replay' | 'over' | 'cancelled';
  href: string;
}

export type ScheduleState =
  | { kind: 'loading' }
  /** `reason` is a sentence for the member. */
  | { kind: 'error'; reason: string }
  /** By day, in order; a day without lessons is left out. `at` is any moment of the day, UTC ms. */
  | { kind: 'ready'; days: readonly { at: number; lessons: readonly ScheduledLesson[] }[] };

export interface ScheduleTableProps {
  state: ScheduleState;
  /** First and last moment of what is shown, UTC ms. */
  from: number;
  to: number;
  /** Any moment of today, UTC ms, for the day that is marked. */
  today: number;
  /** Asked for the week before or after. */
  onStep: (step: -1 | 1) => void;
  onRetry: () => void;
}

const stateTone = {
  upcoming: 'info',
  live: 'live',
  replay: 'neutral',
  over: 'neutral',
  cancelled: 'danger',
} as const;
const stateWords = {
  upcoming: 'schedule.upcoming',
  live: 'schedule.live',
  replay: 'schedule.replay',
  over: 'schedule.over',
  cancelled: 'schedule.cancelled',
} as const;

/** The lessons of a week, day by day, in the member's own time (S41). */
export function ScheduleTable({ state, from, to, today, onStep, onRetry }: ScheduleTableProps) {
  const { t } = useTranslation('learning');
  const formats = useFormats();
  const span = t('schedule.span', { from: formats.day(from), to: formats.day(to) });
  return (
    <ScheduleRoot aria-label={t('schedule.label')} aria-busy={state.kind === 'loading' || undefined}>
      <ScheduleHead>
        <div>
          <h3>{t('schedule.label')}</h3>
          <p>{t('schedule.ownTime')}</p>
        </div>
        <div>
          <IconButton
            size="small"
            label={t('schedule.previous')}
            icon={<ChevronLeftIcon aria-hidden="true" />}
            onClick={() => onStep(-1)}
          />
          <output>{span}</output>
          <IconButton
            size="small"
            label={t('schedule.next')}
            icon={<ChevronRightIcon aria-hidden="true" />}
            onClick={() => onStep(1)}
          />
        </div>
      </ScheduleHead>
      {state.kind === 'loading' && (
        <ScheduleBody as="div">
          <VisuallyHidden as="output">{t('schedule.loading')}</VisuallyHidden>
          {['40%', '80%', '65%', '75%'].map((width) => (
            <Skeleton key={width} width={width} />
          ))}
        </ScheduleBody>
      )}
      {state.kind === 'error' && (
        <ErrorState title={t('schedule.failed')} retry={{ label: t('retry'), onRetry }}>
          {state.reason}
        </ErrorState>
      )}
      {state.kind === 'ready' && state.days.length === 0 && (
        <EmptyState title={t('schedule.empty')}>{t('schedule.emptyHint')}</EmptyState>
      )}
      {state.kind === 'ready' && state.days.length > 0 && (
        <ScheduleBody>
          <caption>
            <VisuallyHidden>{span}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col">{t('schedule.time')}</th>
              <th scope="col">{t('schedule.lesson')}</th>
              <th scope="col">{t('schedule.teacher')}</th>
              <th scope="col">{t('schedule.state')}</th>
            </tr>
          </thead>
          {state.days.map(({ at, lessons }) => (
            <tbody key={at}>
              <tr>
                <DayHead colSpan={4} scope="rowgroup">
                  {formats.date(at)}
                  {formats.date(at) === formats.date(today) && <Tag tone="brand">{t('schedule.today')}</Tag>}
                </DayHead>
              </tr>
              {lessons.map((lesson) => (
                <LessonLine key={lesson.id} lesson={lesson} />
              ))}
            </tbody>
          ))}
        </ScheduleBody>
      )}
    </ScheduleRoot>
  );
}

function LessonLine({ lesson }: { lesson: ScheduledLesson }) {
  const { t } = useTranslation('learning');
  const formats = useFormats();
  const { startsAt, endsAt, title, course, teacher, state, href } = lesson;
  const leads = state !== 'cancelled' && state !== 'over';
  return (
    <tr data-state={state}>
      <TimeCell>
        <time dateTime={new Date(startsAt).toISOString()}>{formats.time(startsAt)}</time>
        {' – '}
        <time dateTime={new Date(endsAt).toISOString()}>{formats.time(endsAt)}</time>
      </TimeCell>
      <td>
        {leads ? (
          <Link look="plain" href={href}>
            {title}
          </Link>
        ) : (
          <span>{title}</span>
        )}
        <small>{course}</small>
      </td>
      <td>{teacher}</td>
      <td>
        <Tag tone={stateTone[state]}>{t(stateWords[state])}</Tag>
      </td>
    </tr>
  );
}
