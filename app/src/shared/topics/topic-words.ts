import { openingTopics, type OpeningTopic } from '@goldbean/contract/content';
import type { TFunction } from 'i18next';

const known: ReadonlySet<string> = new Set(openingTopics);
const isHouse = (id: string): id is OpeningTopic => known.has(id);

/** Name of a topic of the circle: ours in the member's language, or the one that its team gave it. */
export const topicName = (
  topic: { readonly topic_id: string; readonly name: string },
  t: TFunction<'circle'>,
) => (isHouse(topic.topic_id) ? t(`topic.${topic.topic_id}`) : topic.name);

/** What belongs in it; empty for a topic that we do not know. */
export const topicAbout = (topicId: string, t: TFunction<'circle'>): string =>
  isHouse(topicId) ? t(`about.${topicId}`) : '';
