import type { QualityTier } from '@goldbean/contract/live';
import i18next from 'i18next';
import { notify, notifyError } from '../../../shared/notices/index.ts';
import { createRequestScope } from '../../../shared/requests/index.ts';
import { freshAddress } from './live.actions.ts';
import * as service from './live.service.ts';
import { liveRoomState as state } from './live.state.ts';
import { playable } from './picture-address.ts';

const scope = createRequestScope();

async function loadTiers(): Promise<service.Clarity> {
  const { liveId } = state;
  const clarity = await service.loadClarity(liveId);
  if (state.liveId === liveId) state.quality.tiers = clarity.tiers.map(({ key, off }) => ({ key, off }));
  return clarity;
}

/** Which tiers there are: when the picture begins, and again when the choice is opened. */
export async function refreshTiers(): Promise<void> {
  try {
    await loadTiers();
  } catch {
    // What is not known is not offered; the picture plays all the same.
  }
}

/** A fresh address of the chosen tier; of the original where the server has given the tier up. @throws as `freshAddress` */
export async function freshTierAddress(): Promise<string> {
  if (state.quality.chosen !== 'original') {
    const { tiers } = await loadTiers();
    const tier = tiers.find(({ key }) => key === state.quality.chosen);
    if (tier && tier.off === null && tier.flv !== '') return playable(tier);
    state.quality.chosen = 'original';
  }
  return freshAddress();
}

/**
 * K27: changes the tier; the picture before goes on until the new one moves.
 * @param show opens an address beside the picture and takes it when it moves; whether it did
 */
export async function chooseQuality(
  key: QualityTier,
  show: (url: string) => Promise<boolean>,
): Promise<void> {
  if (key === state.quality.chosen) return;
  const isCurrent = scope.begin();
  try {
    const { tiers } = await loadTiers();
    const tier = tiers.find((one) => one.key === key);
    const url = tier && tier.off === null ? playable(tier) : '';
    const isShown = isCurrent() && url !== '' && (await show(url));
    if (!isCurrent()) return;
    if (isShown) state.quality.chosen = key;
    else notify('info', i18next.t('live-stage:quality.notCome'));
  } catch (error) {
    if (isCurrent()) notifyError(error);
  }
}
