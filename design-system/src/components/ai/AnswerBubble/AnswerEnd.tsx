import { useTranslation } from 'react-i18next';
import { Button, CircleAlertIcon, InfoIcon, CircleStopIcon } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import type { AnswerActions, AnswerState } from './answer.ts';
import { AnswerNotice } from './AnswerBubble.styles.ts';

interface AnswerEndProps {
  state: AnswerState;
  limit: number;
  actions: AnswerActions | undefined;
}

/** Why an answer ends where it does, what became of the question, and how to go on. Nothing for a whole one. */
export function AnswerEnd({ state, limit, actions }: AnswerEndProps) {
  const { t } = useTranslation('ai');
  const formats = useFormats();
  switch (state.kind) {
    case 'queued':
    case 'streaming':
    case 'done':
      return null;
    case 'stopped':
      return (
        <AnswerNotice>
          <CircleStopIcon aria-hidden="true" />
          <output>
            {t('answer.stopped')} {t(state.isReturned ? 'answer.returned' : 'answer.counted')}
          </output>
          {actions && (
            <Button size="small" onClick={actions.onRetry}>
              {t('answer.askAgain')}
            </Button>
          )}
        </AnswerNotice>
      );
    case 'failed':
      return (
        <AnswerNotice data-tone="danger">
          <CircleAlertIcon aria-hidden="true" />
          <p role="alert">
            {state.reason} {t(state.isReturned ? 'answer.returned' : 'answer.counted')}
          </p>
          {actions && (
            <Button size="small" onClick={actions.onRetry}>
              {t('retry')}
            </Button>
          )}
        </AnswerNotice>
      );
    case 'capped':
      return (
        <AnswerNotice>
          <InfoIcon aria-hidden="true" />
          <p>{t('answer.capped', { limit: formats.number(limit) })}</p>
          {actions && (
            <Button size="small" tone="primary" onClick={actions.onContinue}>
              {t('answer.continue')}
            </Button>
          )}
        </AnswerNotice>
      );
  }
}
