import { useTranslation } from 'react-i18next';
import { Link } from '../../../primitives/index.ts';
import { MenuRow } from './HomeMenu.styles.ts';

export interface HomeMenuItem {
  key: string;
  label: string;
  /** Goes through the app's router. */
  href: string;
}

export interface HomeMenuProps {
  items: readonly HomeMenuItem[];
  /** Key of the part that is shown. */
  selected: string;
}

/** The parts of the homepage, each at an address of its own (S03). */
export function HomeMenu({ items, selected }: HomeMenuProps) {
  const { t } = useTranslation('shelves');
  return (
    <MenuRow aria-label={t('menu')}>
      <ul>
        {items.map(({ key, label, href }) => (
          <li key={key}>
            <Link look="plain" href={href} aria-current={key === selected ? 'true' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </MenuRow>
  );
}
