import { IconButton } from '../IconButton/IconButton.tsx';
import { PaletteIcon } from '../icons.ts';
import { Menu, MenuItem } from '../Menu/Menu.tsx';
import { ThemeDot } from './ThemeSwitch.styles.ts';

export interface ThemeSwitchProps<Key extends string> {
  /** What it changes: "Theme". The theme worn now is read out behind it. */
  label: string;
  /** `key` is the theme's own name; its brand colour stands before the words. */
  themes: readonly { key: Key; name: string }[];
  selected: Key;
  onSelect: (key: Key) => void;
}

/** Chooses the theme of the product (D82). */
export function ThemeSwitch<Key extends string>({
  label,
  themes,
  selected,
  onSelect,
}: ThemeSwitchProps<Key>) {
  const worn = themes.find(({ key }) => key === selected);
  return (
    <Menu
      align="end"
      trigger={
        <IconButton
          label={worn ? `${label}: ${worn.name}` : label}
          icon={<PaletteIcon aria-hidden="true" />}
          tooltipSide="bottom"
        />
      }
    >
      {themes.map(({ key, name }) => (
        <MenuItem
          key={key}
          icon={<ThemeDot data-theme={key} />}
          isChosen={key === selected}
          onSelect={() => {
            onSelect(key);
          }}
        >
          {name}
        </MenuItem>
      ))}
    </Menu>
  );
}
