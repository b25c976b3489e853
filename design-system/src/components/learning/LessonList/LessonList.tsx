import { useTranslation } from 'react-i18next';
import {
  CircleCheckIcon,
  EmptyState,
  ErrorState,
  Link,
  ListChecksIcon,
  LockIcon,
  PlayIcon,
  Skeleton,
  Tag,
  VisuallyHidden,
} from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { type LessonRules, type LessonState, usualRules } from '../lesson.ts';
import { useLockWords } from '../use-lock-words.ts';
import { LessonRow, Lessons, LessonsHead, LessonsRoot } from './LessonList.styles.ts';

export interface Lesson {
  id: string;
  title: string;
  /** ms. */
  duration: number;
  href: string;
  state: LessonState;
}

export type LessonListState =
  | { kind: 'loading' }
  /** `reason` is a sentence for the member. */
  | { kind: 'error'; reason: string }
  /** In the order in which they open. */
  | { kind: 'ready'; lessons: readonly Lesson[] };

export interface LessonListProps {
  state: LessonListState;
  /** The lesson that is open beside the list. */
  currentId?: string;
  rules?: LessonRules;
  onRetry: () => void;
}

const icons = { locked: LockIcon, open: PlayIcon, watched: ListChecksIcon, passed: CircleCheckIcon } as const;

/** The lessons of a course; a locked one says what unlocks it (S41, E31). */
export function LessonList({ state, currentId, rules = usualRules, onRetry }: LessonListProps) {
  const { t } = useTranslation('learning');
  const formats = useFormats();
  return (
    <LessonsRoot aria-label={t('lessons.label')} aria-busy={state.kind === 'loading' || undefined}>
      <LessonsHead>
        <h3>{t('lessons.label')}</h3>
        <p>{t('lessons.rule', { watch: formats.percent(rules.watch), pass: formats.percent(rules.pass) })}</p>
      </LessonsHead>
      {state.kind === 'loading' && (
        <Lessons as="div">
          <VisuallyHidden as="output">{t('lessons.loading')}</VisuallyHidden>
          {['1', '2', '3', '4'].map((line) => (
            <LessonRow key={line} as="div">
              <Skeleton shape="circle" width="24px" height="24px" />
              <Skeleton width="70%" />
            </LessonRow>
          ))}
        </Lessons>
      )}
      {state.kind === 'error' && (
        <ErrorState title={t('lessons.failed')} retry={{ label: t('retry'), onRetry }}>
          {state.reason}
        </ErrorState>
      )}
      {state.kind === 'ready' && state.lessons.length === 0 && (
        <EmptyState title={t('lessons.empty')}>{t('lessons.emptyHint')}</EmptyState>
      )}
      {state.kind === 'ready' && state.lessons.length > 0 && (
        <Lessons>
          {state.lessons.map((lesson, at) => (
            <Row
              key={lesson.id}
              lesson={lesson}
              number={at + 1}
              isCurrent={lesson.id === currentId}
              rules={rules}
            />
          ))}
        </Lessons>
      )}
    </LessonsRoot>
  );
}

interface RowProps {
  lesson: Lesson;
  /** From 1. */
  number: number;
  isCurrent: boolean;
  rules: LessonRules;
}

function Row({ lesson: { title, duration, href, state }, number, isCurrent, rules }: RowProps) {
  const { t } = useTranslation('learning');
  const formats = useFormats();
  const Icon = icons[state.kind];
  const name = t('lessons.name', { n: formats.number(number), title });
  return (
    <LessonRow data-kind={state.kind} data-current={isCurrent || undefined}>
      <Icon aria-hidden="true" />
      <div>
        {state.kind === 'locked' ? (
          <span>{name}</span>
        ) : (
          <Link look="plain" href={href} aria-current={isCurrent ? 'true' : undefined}>
            {name}
          </Link>
        )}
        <p>
          <span>{formats.clock(duration / 1_000)}</span>
          <LessonWords state={state} rules={rules} />
        </p>
      </div>
    </LessonRow>
  );
}

function LessonWords({ state, rules }: { state: LessonState; rules: LessonRules }) {
  const { t } = useTranslation('learning');
  const formats = useFormats();
  const lockWords = useLockWords();
  switch (state.kind) {
    case 'locked':
      return <span>{lockWords(state.lock, rules)}</span>;
    case 'open':
      return (
        <>
          <span>
            {state.watched === 0
              ? t('lessons.open')
              : t('lessons.seen', { share: formats.percent(state.watched) })}
          </span>
          {state.unlockedBy !== undefined && (
            <Tag tone="info">{t('lessons.unlockedBy', { name: state.unlockedBy })}</Tag>
          )}
        </>
      );
    case 'watched':
      return <Tag tone="warning">{t('lessons.quizNext')}</Tag>;
    case 'passed':
      return <Tag tone="success">{t('lessons.passed', { score: formats.percent(state.score) })}</Tag>;
  }
}
