import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton, Select, XIcon } from '../../../primitives/index.ts';
import { SideRoot } from './GroupSide.styles.ts';

export interface GroupSidePanel<Key extends string> {
  readonly key: Key;
  /** Its name in the choice: "Members". */
  readonly label: string;
}

export interface GroupSideProps<Key extends string> {
  /** Of what it tells, where that is no class: "About this conversation". */
  label?: string;
  /** What can be shown, in their order. */
  panels: readonly GroupSidePanel<Key>[];
  selected: Key;
  onSelect: (key: Key) => void;
  onClose: () => void;
  /** The panel that is chosen; scrolls in the height that is left. */
  children: ReactNode;
}

/** Beside the talk of a class (S17): who is in it and what it has, one at a time. */
export function GroupSide<Key extends string>({
  label,
  panels,
  selected,
  onSelect,
  onClose,
  children,
}: GroupSideProps<Key>) {
  const { t } = useTranslation('groups');
  const name = label ?? t('side.label');
  return (
    <SideRoot aria-label={name}>
      <header>
        <Select
          aria-label={name}
          options={panels.map(({ key, label }) => ({ value: key, label }))}
          value={selected}
          onChange={({ target }) => {
            const chosen = panels.find(({ key }) => key === target.value);
            if (chosen) onSelect(chosen.key);
          }}
        />
        <IconButton label={t('side.close')} icon={<XIcon aria-hidden="true" />} onClick={onClose} />
      </header>
      <div data-panel>{children}</div>
    </SideRoot>
  );
}
