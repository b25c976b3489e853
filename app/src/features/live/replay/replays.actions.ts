import { createRequestScope } from '../../../shared/requests/index.ts';
import * as service from './replay.service.ts';
import { replaysState as state } from './replays.state.ts';

const scope = createRequestScope();

/** G221: the latest replays of a channel. */
export async function loadReplays(channelId: string): Promise<void> {
  const isCurrent = scope.begin();
  state.phase = 'loading';
  try {
    const { list } = await service.loadReplays(channelId, 1);
    if (isCurrent()) Object.assign(state, { phase: 'ready', list });
  } catch {
    if (isCurrent()) state.phase = 'failed';
  }
}
