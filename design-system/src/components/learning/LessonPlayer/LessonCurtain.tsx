import { useTranslation } from 'react-i18next';
import { Button, ButtonLink, LockIcon, Spinner, TriangleAlertIcon } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import type { LessonRules } from '../lesson.ts';
import { useLockWords } from '../use-lock-words.ts';
import { Curtain, CurtainActions } from './LessonPlayer.styles.ts';
import type { LessonPlayerState } from './lesson-player-state.ts';

interface LessonCurtainProps {
  state: LessonPlayerState;
  rules: LessonRules;
  onResume: () => void;
  onStartOver: () => void;
  onStay: () => void;
  onRetry: () => void;
}

/** What stands over the film when it does not just play. */
export function LessonCurtain({ state, rules, onResume, onStartOver, onStay, onRetry }: LessonCurtainProps) {
  const { t } = useTranslation('learning');
  const formats = useFormats();
  const lockWords = useLockWords();
  switch (state.kind) {
    case 'playing':
      return null;
    case 'loading':
      return (
        <Curtain>
          <Spinner size="large" label={t('player.loading')} />
        </Curtain>
      );
    case 'resume':
      return (
        <Curtain>
          <p>{t('player.leftAt', { time: formats.clock(state.at) })}</p>
          <CurtainActions>
            <Button onClick={onStartOver}>{t('player.startOver')}</Button>
            <Button tone="primary" fill="filled" onClick={onResume}>
              {t('player.resume')}
            </Button>
          </CurtainActions>
        </Curtain>
      );
    case 'locked':
      return (
        <Curtain>
          <LockIcon aria-hidden="true" />
          <strong>{t('player.locked')}</strong>
          <p>{lockWords(state.lock, rules)}</p>
        </Curtain>
      );
    case 'failed':
      return (
        <Curtain role="alert">
          <TriangleAlertIcon aria-hidden="true" />
          <strong>{t('player.failed')}</strong>
          <p>{state.reason}</p>
          <CurtainActions>
            <Button onClick={onRetry}>{t('retry')}</Button>
          </CurtainActions>
        </Curtain>
      );
    case 'ended':
      return (
        <Curtain>
          <strong>{t('player.ended')}</strong>
          {state.next && (
            <p role="timer">{t('player.nextIn', { count: state.next.seconds, lesson: state.next.title })}</p>
          )}
          {state.quizHref !== undefined && <p>{t('player.quizWaits')}</p>}
          <CurtainActions>
            <Button onClick={state.next ? onStay : onStartOver}>
              {t(state.next ? 'player.stay' : 'player.again')}
            </Button>
            {state.next && (
              <ButtonLink href={state.next.href} tone="primary" fill="filled">
                {t('player.nextNow')}
              </ButtonLink>
            )}
            {state.quizHref !== undefined && (
              <ButtonLink href={state.quizHref} tone="primary" fill="filled">
                {t('quiz.begin')}
              </ButtonLink>
            )}
          </CurtainActions>
        </Curtain>
      );
  }
}
