import { BarrageList, ReplayMoments, type BarrageLayerSettings } from '@goldbean/design-system/live';
import { useSnapshot } from 'valtio';
import { hideSender, isShown } from '../../../../shared/barrage/index.ts';
import { seek } from '../replay.actions.ts';
import { replayState } from '../replay.state.ts';
import { useMarkers } from './use-markers.ts';

/** What happened when, to go there. */
export function Moments() {
  const { position } = useSnapshot(replayState);
  return <ReplayMoments markers={useMarkers()} position={position} onSeek={seek} />;
}

export interface ReplayCommentsProps {
  readonly barrage: BarrageLayerSettings;
  readonly onBarrage: (settings: BarrageLayerSettings) => void;
}

/** The comments that flew until here, to be read and gone to. */
export function ReplayComments({ barrage, onBarrage }: ReplayCommentsProps) {
  const { flown } = useSnapshot(replayState);
  return (
    <BarrageList
      lines={flown.filter((line) => line.isOwn || isShown(barrage, line))}
      onSeek={seek}
      onHide={(sender) => onBarrage(hideSender(barrage, sender))}
    />
  );
}
