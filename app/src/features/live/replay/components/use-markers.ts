import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { formatNumber } from '../../../../shared/i18n/index.ts';
import { session } from '../../../../shared/session/index.ts';
import { markersOf } from '../markers.ts';
import { replayState } from '../replay.state.ts';

/** The moments of the replay that is shown. */
export function useMarkers() {
  const { t } = useTranslation('live-tools');
  const { lang } = useSnapshot(session);
  const { info } = useSnapshot(replayState);
  if (!info) return [];
  const count = (n: number) => ({ count: n, n: formatNumber(lang, n) });
  return markersOf(info.replay, {
    product: t('replay.productMark'),
    gifts: (n) => t('replay.giftMark', count(n)),
    packets: (n) => t('replay.packetMark', count(n)),
  });
}
