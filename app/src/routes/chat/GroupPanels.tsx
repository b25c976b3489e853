import { GroupSide } from '@goldbean/design-system/screens/chat';
import { useTranslation } from 'react-i18next';
import type { GroupPanelProps } from './group-panel.ts';
import { groupPanels } from './group-panels.ts';

interface GroupPanelsProps extends GroupPanelProps {
  /** Key of the panel that is open. */
  readonly selected: string;
  readonly onSelect: (key: string) => void;
  readonly onClose: () => void;
}

/** Beside the talk of a group, one panel at a time; nothing for a key that is none. */
export function GroupPanels({ selected, onSelect, onClose, ...group }: GroupPanelsProps) {
  const { t } = useTranslation('groups');
  const chosen = groupPanels.find(({ key }) => key === selected);
  if (!chosen) return null;
  return (
    <GroupSide
      panels={groupPanels.map(({ key }) => ({ key, label: t(`side.${key}`) }))}
      selected={chosen.key}
      onSelect={onSelect}
      onClose={onClose}
    >
      <chosen.Panel {...group} />
    </GroupSide>
  );
}
