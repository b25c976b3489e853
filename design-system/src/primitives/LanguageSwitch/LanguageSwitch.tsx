import { GlobeIcon } from '../icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Menu, MenuItem } from '../Menu/Menu.tsx';

export interface LanguageSwitchProps<Key extends string> {
  /** What it changes: "Language". The language spoken now is read out behind it. */
  label: string;
  /** `name` as its own speakers write it; `tag` is BCP 47, so that it is drawn and read out as they do. */
  languages: readonly { key: Key; name: string; tag: string }[];
  selected: Key;
  onSelect: (key: Key) => void;
}

/** Chooses the language of the product, each by its own name (K30). */
export function LanguageSwitch<Key extends string>({
  label,
  languages,
  selected,
  onSelect,
}: LanguageSwitchProps<Key>) {
  const spoken = languages.find(({ key }) => key === selected);
  return (
    <Menu
      align="end"
      trigger={
        <IconButton
          label={spoken ? `${label}: ${spoken.name}` : label}
          icon={<GlobeIcon aria-hidden="true" />}
          tooltipSide="bottom"
        />
      }
    >
      {languages.map(({ key, name, tag }) => (
        <MenuItem
          key={key}
          isChosen={key === selected}
          onSelect={() => {
            onSelect(key);
          }}
        >
          <span lang={tag}>{name}</span>
        </MenuItem>
      ))}
    </Menu>
  );
}
