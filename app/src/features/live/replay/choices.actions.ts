import type { ReplayChoice } from '@goldbean/design-system/live';
import i18next from 'i18next';
import { notify, notifyError } from '../../../shared/notices/index.ts';
import { refreshReplay, seek } from './replay.actions.ts';
import * as service from './replay.service.ts';
import { replayState as state } from './replay.state.ts';

/** C060: how long the replay is kept and which part of the recording it shows. */
export async function saveChoice({ mode, days, from, to }: ReplayChoice): Promise<void> {
  const { info, liveId } = state;
  if (!info || state.isChoosing) return;
  const { trim, recorded } = info.replay;
  const isTrimmed = from !== (trim?.from ?? 0) || to !== (trim?.to ?? recorded);
  state.isChoosing = true;
  try {
    const { replay } = await service.chooseReplay({
      live_id: liveId,
      video_id: info.replay.video_id,
      mode,
      ...(mode === 'limited' && { days }),
      ...(isTrimmed && { trim_from: from, trim_to: to }),
    });
    if (state.liveId !== liveId || !state.info) return;
    state.info.replay = replay;
    // Every place is another one now.
    if (isTrimmed) seek(0);
    notify('success', i18next.t('live-tools:replay.saved'));
  } catch (error) {
    notifyError(error);
  } finally {
    if (state.liveId === liveId) state.isChoosing = false;
  }
}

/** G222: for good. */
export async function deleteReplay(): Promise<void> {
  const { liveId } = state;
  try {
    await service.deleteReplay(liveId);
    if (state.liveId !== liveId) return;
    notify('success', i18next.t('live-tools:replay.deleted'));
    state.info = null;
    await refreshReplay();
  } catch (error) {
    notifyError(error);
  }
}
