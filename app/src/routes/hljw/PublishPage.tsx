import { ButtonLink } from '@goldbean/design-system/primitives';
import { PublishScreen } from '@goldbean/design-system/screens/content';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { Publishing } from '../../features/content/publishing/index.ts';
import { loadTopics, topicsState } from '../../features/content/topics/index.ts';
import { uploadPicture } from '../../features/people/files/index.ts';
import { paths } from '../../shared/paths/index.ts';
import { topicName } from '../../shared/topics/index.ts';

const sendPicture = async (file: File, onProgress: (share: number) => void, signal: AbortSignal) => {
  const { file_id, url } = await uploadPicture('post', file, onProgress, signal);
  return { id: file_id, url };
};

/** /hljw/fajingwangquan: writes a post of the circle, or changes one (S06). */
export function PublishPage() {
  const { t } = useTranslation('circle');
  const [query] = useSearchParams();
  const { list } = useSnapshot(topicsState);
  useEffect(() => void loadTopics(), []);
  return (
    <PublishScreen
      title={t('publish')}
      actions={<ButtonLink href={paths.circle.href({ tab: 'mine' })}>{t('mine')}</ButtonLink>}
      composer={
        <Publishing
          edit={query.get('edit')}
          topicId={query.get('topic') ?? ''}
          topics={list.map((topic) => ({ id: topic.topic_id, name: topicName(topic, t) }))}
          sendPicture={sendPicture}
        />
      }
    />
  );
}
