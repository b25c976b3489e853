import { useTranslation } from 'react-i18next';
import {
  Button,
  ButtonLink,
  CircleAlertIcon,
  CircleCheckIcon,
  Link,
  ListChecksIcon,
  LockIcon,
  ProgressBar,
} from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { type LessonRules, usualRules } from '../lesson.ts';
import { GateActions, GateRoot, GateReview, GateWords } from './QuizGate.styles.ts';

export type QuizGateState =
  /** The lesson is not watched yet; `watched` from 0 to 1. */
  | { kind: 'not_watched'; watched: number }
  | { kind: 'ready' }
  /** Begun and left; so many questions are answered. What was answered is kept. */
  | { kind: 'under_way'; answered: number }
  /** Submitted; the score is being counted. */
  | { kind: 'counting' }
  /** Passed, `score` from 0 to 1. `nextHref` is left out after the last lesson. */
  | { kind: 'passed'; score: number; nextHref?: string }
  /** `review`: the places in the lesson that answer what was wrong (N03). `again`: whether it may be tried once more. */
  | {
      kind: 'failed';
      score: number;
      again: 'now' | 'ask_teacher';
      review: readonly { id: string; question: string; at: number; href: string }[];
    };

export interface QuizGateProps {
  state: QuizGateState;
  /** How many questions it has. */
  questions: number;
  /** Where the quiz is taken. */
  href: string;
  rules?: LessonRules;
  /** Asks the teacher to open the next lesson by hand (D55). */
  onAskTeacher: () => void;
}

const icons = {
  not_watched: LockIcon,
  ready: ListChecksIcon,
  under_way: ListChecksIcon,
  counting: ListChecksIcon,
  passed: CircleCheckIcon,
  failed: CircleAlertIcon,
} as const;

/** The quiz between a lesson and the next one (E31). */
export function QuizGate({ state, questions, href, rules = usualRules, onAskTeacher }: QuizGateProps) {
  const { t } = useTranslation('learning');
  const Icon = icons[state.kind];
  return (
    <GateRoot
      aria-label={t('quiz.label')}
      data-kind={state.kind}
      aria-busy={state.kind === 'counting' || undefined}
    >
      <Icon aria-hidden="true" />
      <GateWords>
        <Words state={state} questions={questions} rules={rules} />
      </GateWords>
      <GateActions>
        {(state.kind === 'not_watched' || state.kind === 'counting') && (
          <Button
            busyLabel={state.kind === 'counting' ? t('quiz.counting') : undefined}
            disabledReason={t('quiz.watchFirst')}
          >
            {t('quiz.begin')}
          </Button>
        )}
        {(state.kind === 'ready' || state.kind === 'under_way') && (
          <ButtonLink href={href} tone="primary" fill="filled">
            {t(state.kind === 'ready' ? 'quiz.begin' : 'quiz.goOn')}
          </ButtonLink>
        )}
        {state.kind === 'passed' && state.nextHref !== undefined && (
          <ButtonLink href={state.nextHref} tone="primary" fill="filled">
            {t('quiz.nextLesson')}
          </ButtonLink>
        )}
        {state.kind === 'failed' && state.again === 'now' && (
          <ButtonLink href={href} tone="primary">
            {t('quiz.again')}
          </ButtonLink>
        )}
        {state.kind === 'failed' && state.again === 'ask_teacher' && (
          <Button onClick={onAskTeacher}>{t('quiz.askTeacher')}</Button>
        )}
      </GateActions>
    </GateRoot>
  );
}

function Words({
  state,
  questions,
  rules,
}: Pick<QuizGateProps, 'state' | 'questions'> & { rules: LessonRules }) {
  const { t } = useTranslation('learning');
  const formats = useFormats();
  const pass = formats.percent(rules.pass);
  const about = t('quiz.about', { count: questions, n: formats.number(questions), pass });
  switch (state.kind) {
    case 'not_watched': {
      const words = t('player.toWatch', {
        watched: formats.percent(state.watched),
        share: formats.percent(rules.watch),
      });
      return (
        <>
          <h3>{t('quiz.label')}</h3>
          <p>{about}</p>
          <ProgressBar
            label={t('player.progress')}
            value={Math.round(state.watched * 100)}
            valueText={words}
          />
          <p>{words}</p>
        </>
      );
    }
    case 'ready':
    case 'counting':
      return (
        <>
          <h3>{t(state.kind === 'ready' ? 'quiz.ready' : 'quiz.submitted')}</h3>
          <p>{about}</p>
        </>
      );
    case 'under_way':
      return (
        <>
          <h3>{t('quiz.underWay')}</h3>
          <p>
            {t('quiz.answered', {
              count: state.answered,
              n: formats.number(state.answered),
              of: formats.number(questions),
            })}
          </p>
        </>
      );
    case 'passed':
      return (
        <>
          <h3>{t('quiz.passed', { score: formats.percent(state.score) })}</h3>
          <p>{t(state.nextHref === undefined ? 'quiz.courseDone' : 'quiz.nextOpen')}</p>
        </>
      );
    case 'failed':
      return (
        <>
          <h3>{t('quiz.failed', { score: formats.percent(state.score), pass })}</h3>
          <p>{t(state.again === 'now' ? 'quiz.failedAgain' : 'quiz.failedTeacher')}</p>
          {state.review.length > 0 && (
            <GateReview aria-label={t('quiz.review')}>
              {state.review.map(({ id, question, at, href }) => (
                <li key={id}>
                  <Link href={href}>{formats.clock(at)}</Link>
                  <span>{question}</span>
                </li>
              ))}
            </GateReview>
          )}
        </>
      );
  }
}
