import { liveLimits } from '@goldbean/contract/live';
import { ReplayChoices } from '@goldbean/design-system/live';
import { useSnapshot } from 'valtio';
import { deleteReplay, saveChoice } from '../choices.actions.ts';
import { replayState } from '../replay.state.ts';

/** C060, D28: for those who run the live session; nothing for others, and nothing before the replay is whole. */
export function Choices() {
  const { info, position, isChoosing } = useSnapshot(replayState);
  if (!info?.my.runs || info.replay.state !== 'ready') return null;
  const { mode, days, trim, recorded } = info.replay;
  const value = {
    mode: mode === 'permanent' ? mode : 'limited',
    days: days ?? liveLimits.replayMaxDays,
    from: trim?.from ?? 0,
    to: trim?.to ?? recorded,
  } as const;
  return (
    <ReplayChoices
      key={JSON.stringify(value)}
      value={value}
      recorded={recorded}
      position={Math.round(position) + value.from}
      daysMost={liveLimits.replayMaxDays}
      isSaving={isChoosing}
      onSave={(choice) => void saveChoice(choice)}
      onDelete={() => void deleteReplay()}
    />
  );
}
