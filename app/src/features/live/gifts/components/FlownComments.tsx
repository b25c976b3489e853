import { BarrageList, type BarrageLayerSettings } from '@goldbean/design-system/live';
import { useSnapshot } from 'valtio';
import { barrageState, hideSender, isShown } from '../../../../shared/barrage/index.ts';
import { giftsState } from '../gifts.state.ts';

/** S35: the flying comments to be read, and their senders to be hidden. @param onBarrage takes the new settings */
export function FlownComments({
  onBarrage,
}: {
  readonly onBarrage: (settings: BarrageLayerSettings) => void;
}) {
  const { flown } = useSnapshot(giftsState);
  const { settings } = useSnapshot(barrageState);
  return (
    <BarrageList
      lines={flown.filter((line) => line.isOwn || isShown(settings, line))}
      onHide={(sender) => onBarrage(hideSender(settings, sender))}
    />
  );
}
