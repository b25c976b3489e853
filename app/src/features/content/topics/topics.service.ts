import { calls, type Topic } from '@goldbean/contract/content';
import { request } from '../../../shared/api/index.ts';

/** G426. */
export const listTopics = async (): Promise<readonly Topic[]> => (await request(calls.topics.list, {})).list;

/** G427. */
export const followTopic = (id: string, isFollowed: boolean) =>
  request(calls.topics.follow, { id, action: isFollowed });
