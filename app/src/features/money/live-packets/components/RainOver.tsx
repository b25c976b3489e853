import { PacketRain, type PacketRainState } from '@goldbean/design-system/red-packet';
import { useSnapshot } from 'valtio';
import { useServerNow } from '../../../../shared/clock/index.ts';
import { catchRain, dismissRain } from '../live-packets.actions.ts';
import { livePacketsState, type Rain } from '../live-packets.state.ts';
import { showRainRecords } from '../records.actions.ts';
import { BagRecordsDialog } from './BagRecordsDialog.tsx';

function rainState(
  { startsAt, endsAt, isOver, mine, most, taps, last }: Readonly<Rain>,
  now: number,
): PacketRainState {
  if (isOver || now >= endsAt) return { kind: 'over', mine };
  if (now < startsAt) return { kind: 'waiting', startsAt };
  return { kind: 'raining', endsAt, mine, tapsLeft: most - taps, last };
}

/** E04: the rain over the room, from its announcement to what came of it; nothing while none falls. */
export function RainOver({ sender }: { readonly sender: string }) {
  const { rain, rainRecords } = useSnapshot(livePacketsState);
  const now = useServerNow(250);
  if (rainRecords !== null) return <BagRecordsDialog sender={sender} count={0} />;
  if (!rain) return null;
  return (
    <PacketRain
      state={rainState(rain, now)}
      most={rain.most}
      now={now}
      onCatch={() => void catchRain()}
      onRecords={() => void showRainRecords(rain.id)}
      onClose={() => dismissRain(rain.id)}
    />
  );
}
