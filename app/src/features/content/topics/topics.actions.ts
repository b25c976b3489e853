import { ref } from 'valtio/vanilla';
import { asApiError } from '../../../shared/api/index.ts';
import { notifyError } from '../../../shared/notices/index.ts';
import * as service from './topics.service.ts';
import { topicsState as state } from './topics.state.ts';

/** G426: those that are here stay until the new ones come. */
export async function loadTopics(): Promise<void> {
  if (state.phase === 'failed') state.phase = 'loading';
  try {
    const list = await service.listTopics();
    Object.assign(state, { phase: 'ready', list: [...list], error: null });
  } catch (error) {
    if (state.phase !== 'ready') Object.assign(state, { phase: 'failed', error: ref(asApiError(error)) });
  }
}

/** G427. */
export async function followTopic(id: string, isFollowed: boolean): Promise<void> {
  if (state.busy.includes(id)) return;
  state.busy.push(id);
  try {
    const answer = await service.followTopic(id, isFollowed);
    const topic = state.list.find(({ topic_id }) => topic_id === id);
    if (topic) Object.assign(topic, answer);
  } catch (error) {
    notifyError(error);
  } finally {
    state.busy = state.busy.filter((other) => other !== id);
  }
}
