import type { PostTab } from '@goldbean/contract/content';
import { ButtonLink, Tabs } from '@goldbean/design-system/primitives';
import { CircleScreen } from '@goldbean/design-system/screens/content';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { CirclePosts } from '../../features/content/posts/index.ts';
import { TopicCards } from '../../features/content/topics/index.ts';
import { paths } from '../../shared/paths/index.ts';
import { CircleOver, useCircleActions } from './CircleOver.tsx';

const tabs = ['new', 'hot', 'mine'] as const satisfies readonly PostTab[];

/** /hljw/jingwangquan: the topic circle, its topics, and what I wrote in it (S06, T14). */
export function CirclePage() {
  const { t } = useTranslation('circle');
  const go = useNavigate();
  const [query] = useSearchParams();
  const tab = tabs.find((known) => known === query.get('tab')) ?? 'new';
  const actions = useCircleActions();
  const here = { tab: tab === 'new' ? undefined : tab };
  return (
    <CircleScreen
      title={t('title')}
      lead={tab === 'mine' ? t('mineLead') : t('lead')}
      actions={
        <ButtonLink tone="primary" fill="filled" href={paths.publish.href()}>
          {t('publish')}
        </ButtonLink>
      }
      feed={
        <Tabs
          label={t('feeds')}
          items={tabs.map((key) => ({ key, label: t(key) }))}
          selected={tab}
          onSelect={(key) => void go(paths.circle.href({ tab: key === 'new' ? undefined : key }))}
        >
          <CirclePosts
            place="circle"
            tab={tab}
            onOpen={(post) => void go(paths.circle.href({ ...here, post }))}
            actions={actions}
          />
        </Tabs>
      }
      side={<TopicCards />}
      over={
        <CircleOver
          post={query.get('post')}
          onClose={() => void go(paths.circle.href(here), { replace: true })}
          actions={actions}
        />
      }
    />
  );
}
