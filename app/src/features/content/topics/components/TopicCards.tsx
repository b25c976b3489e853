import { TopicCard } from '@goldbean/design-system/content';
import { EmptyState, ErrorState, Section, Skeleton } from '@goldbean/design-system/primitives';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { errorWords } from '../../../../shared/i18n/index.ts';
import { paths } from '../../../../shared/paths/index.ts';
import { topicAbout, topicName } from '../../../../shared/topics/index.ts';
import { followTopic, loadTopics } from '../topics.actions.ts';
import { topicsState } from '../topics.state.ts';

export interface TopicCardsProps {
  /** Only this one, as the head of its own page. */
  readonly only?: string;
}

/** G426, G427: the topics of the circle, to enter and to follow. */
export function TopicCards({ only }: TopicCardsProps) {
  const { t } = useTranslation('circle');
  const { phase, list, error, busy } = useSnapshot(topicsState);
  useEffect(() => void loadTopics(), []);
  const shown = only === undefined ? list : list.filter(({ topic_id }) => topic_id === only);
  return (
    <Section title={t('topics')}>
      {phase === 'loading' && <Skeleton shape="block" height="240px" />}
      {phase === 'failed' && (
        <ErrorState title={t('topicsFailed')} retry={{ label: t('retry'), onRetry: () => void loadTopics() }}>
          {errorWords(error)}
        </ErrorState>
      )}
      {phase === 'ready' && shown.length === 0 && <EmptyState title={t('topicsEmpty')} />}
      {phase === 'ready' &&
        shown.map((topic) => (
          <TopicCard
            key={topic.topic_id}
            name={topicName(topic, t)}
            about={topicAbout(topic.topic_id, t)}
            posts={topic.posts}
            followers={topic.followers}
            isHot={topic.hot}
            href={paths.topic.href({ id: topic.topic_id })}
            state={{
              kind: busy.includes(topic.topic_id) ? 'pending' : topic.followed ? 'following' : 'none',
            }}
            onFollow={(isFollowed) => void followTopic(topic.topic_id, isFollowed)}
          />
        ))}
    </Section>
  );
}
