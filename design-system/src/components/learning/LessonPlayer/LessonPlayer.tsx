import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  Button,
  ButtonLink,
  ProgressBar,
  Select,
  SkipBackIcon,
  SkipForwardIcon,
  Switch,
} from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { type LessonLock, type LessonRules, usualRules } from '../lesson.ts';
import { useLockWords } from '../use-lock-words.ts';
import { LessonCurtain } from './LessonCurtain.tsx';
import type { LessonPlayerState } from './lesson-player-state.ts';
import {
  PlayerBar,
  PlayerHead,
  PlayerRoot,
  PlayerSteps,
  PlayerStage,
  PlayerWatched,
} from './LessonPlayer.styles.ts';

/** The lesson before or after. A locked one stays where it is and says what unlocks it (S41). */
export interface NeighbourLesson {
  href: string;
  lock?: LessonLock;
}

export interface LessonPlayerProps {
  state: LessonPlayerState;
  title: string;
  courseName: string;
  /** The film with its own controls. */
  children: ReactNode;
  /** How much was watched, in distinct seconds, 0 to 1 (D55). */
  watched: number;
  rules?: LessonRules;
  /** Left out for the first and the last lesson. */
  previous?: NeighbourLesson;
  next?: NeighbourLesson;
  /** 1 is as it was recorded. */
  speed: number;
  onSpeed: (speed: number) => void;
  /** Goes on with the next lesson by itself. */
  isAutoPlay: boolean;
  onAutoPlay: (isAutoPlay: boolean) => void;
  /** Goes on from the place it remembers. */
  onResume: () => void;
  onStartOver: () => void;
  /** Stays, though the next one would begin. */
  onStay: () => void;
  onRetry: () => void;
}

const speeds = [0.75, 1, 1.25, 1.5, 2];

/** The frame round the film of a lesson: what it is, how far it counts as watched, and the way on. */
export function LessonPlayer({
  state,
  title,
  courseName,
  children,
  watched,
  rules = usualRules,
  previous,
  next,
  speed,
  onSpeed,
  isAutoPlay,
  onAutoPlay,
  ...curtain
}: LessonPlayerProps) {
  const { t } = useTranslation('learning');
  const formats = useFormats();
  const counts = watched >= rules.watch;
  const words = t(counts ? 'player.watched' : 'player.toWatch', {
    watched: formats.percent(watched),
    share: formats.percent(rules.watch),
  });
  return (
    <PlayerRoot aria-label={t('player.label')}>
      <PlayerStage data-surface="stage" aria-busy={state.kind === 'loading' || undefined}>
        {children}
        <LessonCurtain state={state} rules={rules} {...curtain} />
      </PlayerStage>
      <PlayerHead>
        <div>
          <h2>{title}</h2>
          <p>{courseName}</p>
        </div>
        <PlayerSteps>
          <Step
            of={previous}
            rules={rules}
            words={t('player.previous')}
            missing={t('player.first')}
            icon={<SkipBackIcon aria-hidden="true" />}
          />
          <Step
            of={next}
            rules={rules}
            words={t('player.next')}
            missing={t('player.last')}
            icon={<SkipForwardIcon aria-hidden="true" />}
          />
        </PlayerSteps>
      </PlayerHead>
      <PlayerBar>
        <PlayerWatched data-counts={counts || undefined}>
          <ProgressBar label={t('player.progress')} value={Math.round(watched * 100)} valueText={words} />
          <small>{words}</small>
        </PlayerWatched>
        <Switch isOn={isAutoPlay} onToggle={onAutoPlay}>
          {t('player.autoPlay')}
        </Switch>
        <Select
          size="small"
          aria-label={t('player.speed')}
          value={String(speed)}
          options={speeds.map((one) => ({ value: String(one), label: `${one}×` }))}
          onChange={(event) => onSpeed(Number(event.target.value))}
        />
      </PlayerBar>
    </PlayerRoot>
  );
}

interface StepProps {
  of: NeighbourLesson | undefined;
  rules: LessonRules;
  words: string;
  /** Why there is none. */
  missing: string;
  icon: ReactNode;
}

function Step({ of, rules, words, missing, icon }: StepProps) {
  const lockWords = useLockWords();
  if (of && !of.lock) {
    return (
      <ButtonLink href={of.href}>
        {icon}
        {words}
      </ButtonLink>
    );
  }
  return (
    <Button icon={icon} disabledReason={of?.lock ? lockWords(of.lock, rules) : missing}>
      {words}
    </Button>
  );
}
