import { createVisit } from '../../../shared/visit/index.ts';
import * as service from './replay.service.ts';
import { replaysState as state } from './replays.state.ts';

const visit = createVisit();

/** G221: the latest replays of a channel. */
export async function loadReplays(channelId: string): Promise<void> {
  const isHere = visit.begin();
  state.phase = 'loading';
  try {
    const { list } = await service.loadReplays(channelId, 1);
    if (isHere()) Object.assign(state, { phase: 'ready', list });
  } catch {
    if (isHere()) state.phase = 'failed';
  }
}
