import { ButtonLink, Tabs } from '@goldbean/design-system/primitives';
import { CircleScreen } from '@goldbean/design-system/screens/content';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { CirclePosts } from '../../features/content/posts/index.ts';
import { TopicCards, topicsState } from '../../features/content/topics/index.ts';
import { paths } from '../../shared/paths/index.ts';
import { topicAbout, topicName } from '../../shared/topics/index.ts';
import { CircleOver, useCircleActions } from './CircleOver.tsx';

const tabs = ['new', 'hot'] as const;

/** /hljw/jingwangquan/topicdetails: one topic of the circle (S06). */
export function TopicPage() {
  const { t } = useTranslation('circle');
  const go = useNavigate();
  const [query] = useSearchParams();
  const id = query.get('id') ?? '';
  const tab = tabs.find((known) => known === query.get('tab')) ?? 'new';
  const { list } = useSnapshot(topicsState);
  const topic = list.find(({ topic_id }) => topic_id === id);
  const actions = useCircleActions();
  const here = { id, tab: tab === 'new' ? undefined : tab };
  return (
    <CircleScreen
      title={topic ? topicName(topic, t) : t('topics')}
      lead={topicAbout(id, t)}
      actions={
        <>
          <ButtonLink href={paths.circle.href()}>{t('allTopics')}</ButtonLink>
          <ButtonLink tone="primary" fill="filled" href={paths.publish.href({ topic: id })}>
            {t('publish')}
          </ButtonLink>
        </>
      }
      feed={
        <Tabs
          label={t('feeds')}
          items={tabs.map((key) => ({ key, label: t(key) }))}
          selected={tab}
          onSelect={(key) =>
            void go(paths.topic.href({ id, tab: key === 'new' ? undefined : key }), { replace: true })
          }
        >
          <CirclePosts
            place="topic"
            tab={tab}
            topicId={id}
            onOpen={(post) => void go(paths.topic.href({ ...here, post }))}
            actions={actions}
          />
        </Tabs>
      }
      side={<TopicCards only={id} />}
      over={
        <CircleOver
          post={query.get('post')}
          onClose={() => void go(paths.topic.href(here), { replace: true })}
          actions={actions}
        />
      }
    />
  );
}
