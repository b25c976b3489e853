import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import {
  Button,
  EmptyState,
  ErrorState,
  PlusIcon,
  Skeleton,
  VisuallyHidden,
} from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { TopicHead, TopicList, TopicRoot, TopicRow } from './TopicPicker.styles.ts';

/** What dialogues are about; each keeps its own history (S18). */
export interface QuestionTopic {
  id: string;
  name: string;
  /** Questions asked in it. */
  questions: number;
}

export type TopicPickerState =
  | { kind: 'loading' }
  /** `reason` is a sentence for the member. */
  | { kind: 'error'; reason: string }
  | { kind: 'ready'; topics: readonly QuestionTopic[] };

export interface TopicPickerProps {
  state: TopicPickerState;
  /** The topic that is open. */
  selected: string | null;
  /** Opens a topic; nothing of the other is lost. */
  onSelect: (id: string) => void;
  onAdd: () => void;
  onRetry: () => void;
}

/** Goes from topic to topic. One tab stop; arrows choose. */
export function TopicPicker({ state, selected, onSelect, onAdd, onRetry }: TopicPickerProps) {
  const { t } = useTranslation('ai');
  const formats = useFormats();
  const id = useId();
  return (
    <TopicRoot aria-labelledby={id} aria-busy={state.kind === 'loading' || undefined}>
      <TopicHead>
        <h2 id={id}>{t('topic.label')}</h2>
        {state.kind === 'ready' && (
          <Button
            size="small"
            fill="quiet"
            tone="primary"
            icon={<PlusIcon aria-hidden="true" />}
            onClick={onAdd}
          >
            {t('topic.add')}
          </Button>
        )}
      </TopicHead>
      {state.kind === 'loading' && (
        <TopicList>
          <VisuallyHidden as="output">{t('topic.loading')}</VisuallyHidden>
          {['1', '2', '3'].map((line) => (
            <Skeleton key={line} width="70%" />
          ))}
        </TopicList>
      )}
      {state.kind === 'error' && (
        <ErrorState title={t('topic.failed')} retry={{ label: t('retry'), onRetry }}>
          {state.reason}
        </ErrorState>
      )}
      {state.kind === 'ready' && state.topics.length === 0 && (
        <EmptyState title={t('topic.empty')}>{t('topic.emptyHint')}</EmptyState>
      )}
      {state.kind === 'ready' && state.topics.length > 0 && (
        <TopicList role="radiogroup" aria-labelledby={id}>
          {state.topics.map(({ id: key, name, questions }) => (
            <TopicRow key={key}>
              <input
                type="radio"
                name={id}
                value={key}
                checked={key === selected}
                onChange={() => onSelect(key)}
              />
              <span>{name}</span>
              <small>
                {questions === 0
                  ? t('topic.new')
                  : t('topic.questions', { count: questions, n: formats.number(questions) })}
              </small>
            </TopicRow>
          ))}
        </TopicList>
      )}
    </TopicRoot>
  );
}
