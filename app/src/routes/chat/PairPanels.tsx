import { GroupSide } from '@goldbean/design-system/screens/chat';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { GroupPanelProps } from './group-panel.ts';
import { GroupFavourites } from './GroupFavourites.tsx';
import { GroupRecords } from './GroupRecords.tsx';

type PairPanelProps = Pick<GroupPanelProps, 'room'>;

/** Two members have neither a class nor its work: what was said, and what of it is kept. */
const pairPanels = [
  { key: 'records', Panel: GroupRecords },
  { key: 'favourites', Panel: GroupFavourites },
] as const satisfies readonly { key: string; Panel: ComponentType<PairPanelProps> }[];

interface PairPanelsProps extends PairPanelProps {
  /** Key of the panel that is open. */
  readonly selected: string;
  readonly onSelect: (key: string) => void;
  readonly onClose: () => void;
}

/** Beside a conversation of two, one panel at a time; nothing for a key that is none. */
export function PairPanels({ room, selected, onSelect, onClose }: PairPanelsProps) {
  const { t } = useTranslation('groups');
  const chosen = pairPanels.find(({ key }) => key === selected);
  if (!chosen) return null;
  return (
    <GroupSide
      label={t('side.pair')}
      panels={pairPanels.map(({ key }) => ({ key, label: t(`side.${key}`) }))}
      selected={chosen.key}
      onSelect={onSelect}
      onClose={onClose}
    >
      <chosen.Panel room={room} />
    </GroupSide>
  );
}
