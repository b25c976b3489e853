import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  Button,
  CircleCheckIcon,
  DownloadIcon,
  HourglassIcon,
  ProgressRing,
} from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { Amount, type CurrencyCode } from '../../wallet/index.ts';
import { Actions, Facts, Mark, ResultRoot, Rewards, Verdict, Words } from './ExamResult.styles.ts';

/** D54: what the suitability test finds, before paid lessons. */
export type InvestorLevel = 'cautious' | 'balanced' | 'bold';

export interface ExamScore {
  /** Points earned. */
  got: number;
  /** Most points. */
  all: number;
  /** Points needed to pass; 60 % when the teacher set nothing else (D55). */
  needed: number;
}

export type ExamResultState =
  | {
      kind: 'passed';
      score: ExamScore;
      /** What was given for it, whole units; credits are earned only (D49). */
      rewards: readonly { currency: CurrencyCode; amount: number }[];
    }
  | { kind: 'failed'; score: ExamScore }
  /** A teacher marks it. `expectedAt` in UTC ms, when it is known. */
  | { kind: 'waiting'; expectedAt: number | null }
  /** The investor test has no right and wrong (D54). */
  | { kind: 'level'; level: InvestorLevel };

export interface ExamResultProps {
  /** Name of the exam. */
  title: string;
  state: ExamResultState;
  /** UTC ms. */
  handedInAt: number;
  /** Handed in by the server at the deadline (D53). */
  isAuto?: boolean;
  /** Time taken, ms. */
  took?: number;
  /** Place among those who have taken it, from 1. */
  place?: { place: number; all: number };
  /** Opens the answers; not before they are marked. */
  onReview?: () => void;
  /** Downloads the signed receipt of the submitted answers (S25). */
  onReceipt: () => void;
  /** What comes next: a ButtonLink to the lesson or to the class. */
  next?: ReactNode;
}

/** What has become of an exam: passed, not passed, waiting for marks, or the member's investor type. */
export function ExamResult({
  title,
  state,
  handedInAt,
  isAuto = false,
  took,
  place,
  onReview,
  onReceipt,
  next,
}: ExamResultProps) {
  const { t } = useTranslation('exams');
  const formats = useFormats();
  return (
    <ResultRoot data-kind={state.kind}>
      <p>{title}</p>
      <ResultMark state={state} />
      <ResultWords state={state} />
      {isAuto && <p>{t('result.auto')}</p>}
      {state.kind === 'passed' && state.rewards.length > 0 && (
        <Rewards aria-label={t('result.rewards')}>
          {state.rewards.map(({ currency, amount }) => (
            <li key={currency}>
              <Amount value={amount} currency={currency} size="medium" isSigned />
            </li>
          ))}
        </Rewards>
      )}
      <Facts>
        <li>{t('result.handedIn', { moment: formats.moment(handedInAt) })}</li>
        {took !== undefined && <li>{t('result.took', { span: formats.span(took) })}</li>}
        {place && (
          <li>{t('result.place', { place: formats.number(place.place), all: formats.number(place.all) })}</li>
        )}
      </Facts>
      <Actions>
        <Button icon={<DownloadIcon aria-hidden="true" />} onClick={onReceipt}>
          {t('result.receipt')}
        </Button>
        {onReview && (
          <Button tone={next ? 'neutral' : 'primary'} fill={next ? 'outlined' : 'filled'} onClick={onReview}>
            {t('result.review')}
          </Button>
        )}
        {next}
      </Actions>
    </ResultRoot>
  );
}

function ResultMark({ state }: { state: ExamResultState }) {
  const { t } = useTranslation('exams');
  const formats = useFormats();
  switch (state.kind) {
    case 'waiting':
      return (
        <Mark>
          <HourglassIcon aria-hidden="true" />
        </Mark>
      );
    case 'level':
      return (
        <Mark>
          <CircleCheckIcon aria-hidden="true" />
        </Mark>
      );
    case 'passed':
    case 'failed': {
      const got = formats.decimal(state.score.got);
      const all = formats.decimal(state.score.all);
      return (
        <ProgressRing
          size="large"
          tone={state.kind === 'passed' ? 'success' : 'danger'}
          label={t('result.score')}
          value={state.score.got}
          max={state.score.all}
          valueText={t('question.earned', { got, all })}
        >
          {got}
          <small>{t('result.of', { all })}</small>
        </ProgressRing>
      );
    }
  }
}

function ResultWords({ state }: { state: ExamResultState }) {
  const { t } = useTranslation('exams');
  const formats = useFormats();
  const isScored = state.kind === 'passed' || state.kind === 'failed';
  return (
    <Words>
      <Verdict>
        {state.kind === 'level' ? t(`result.level.${state.level}`) : t(`result.${state.kind}`)}
      </Verdict>
      {isScored && (
        <p>{t('result.needed', { count: state.score.needed, n: formats.decimal(state.score.needed) })}</p>
      )}
      <p>{state.kind === 'level' ? t(`result.levelText.${state.level}`) : t(`result.${state.kind}Text`)}</p>
      {state.kind === 'waiting' && state.expectedAt !== null && (
        <p>{t('result.expected', { moment: formats.moment(state.expectedAt) })}</p>
      )}
    </Words>
  );
}
