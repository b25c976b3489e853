import { useTranslation } from 'react-i18next';
import {
  CopyIcon,
  IconButton,
  RefreshCwIcon,
  Share2Icon,
  ThumbsDownIcon,
  ThumbsUpIcon,
} from '../../../primitives/index.ts';
import type { AnswerActions, AnswerState } from './answer.ts';

interface AnswerToolbarProps {
  state: AnswerState;
  text: string;
  rating: 'up' | 'down' | null;
  actions: AnswerActions;
}

/** What can be done with an answer that stands: copy, rate, write again, share. */
export function AnswerToolbar({ state, text, rating, actions }: AnswerToolbarProps) {
  const { t } = useTranslation('ai');
  if (text === '') return null;
  return (
    <>
      <IconButton
        size="small"
        label={t('answer.copy')}
        icon={<CopyIcon aria-hidden="true" />}
        onClick={actions.onCopy}
      />
      <IconButton
        size="small"
        label={t('answer.good')}
        icon={<ThumbsUpIcon aria-hidden="true" />}
        isPressed={rating === 'up'}
        onClick={() => actions.onRate(rating === 'up' ? null : 'up')}
      />
      <IconButton
        size="small"
        label={t('answer.bad')}
        icon={<ThumbsDownIcon aria-hidden="true" />}
        isPressed={rating === 'down'}
        onClick={() => actions.onRate(rating === 'down' ? null : 'down')}
      />
      {(state.kind === 'done' || state.kind === 'capped') && (
        <IconButton
          size="small"
          label={t('answer.again')}
          icon={<RefreshCwIcon aria-hidden="true" />}
          onClick={actions.onRetry}
        />
      )}
      {actions.onShare && (
        <IconButton
          size="small"
          label={t('answer.share')}
          icon={<Share2Icon aria-hidden="true" />}
          onClick={actions.onShare}
        />
      )}
    </>
  );
}
