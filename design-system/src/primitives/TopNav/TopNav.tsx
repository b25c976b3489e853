import type { ReactNode } from 'react';
import { Link } from '../Link/Link.tsx';
import { TopNavList } from './TopNav.styles.ts';

export interface NavItem {
  key: string;
  label: ReactNode;
  /** One icon before the label. */
  icon?: ReactNode;
  /** A Badge or Tag behind the label. */
  aside?: ReactNode;
  /** Where it leads. Without one it is a button, for what opens elsewhere by itself. */
  href?: string;
  /** The member is there now. */
  isCurrent?: boolean;
  /** Called when it is chosen, beside following the link. */
  onSelect?: () => void;
}

export interface TopNavProps {
  /** Name of the navigation: "Main". */
  label: string;
  items: readonly NavItem[];
}

/** The main navigation, horizontal, below the top bar. */
export function TopNav({ label, items }: TopNavProps) {
  return (
    <nav aria-label={label}>
      <TopNavList>
        {items.map(({ key, ...item }) => (
          <li key={key}>
            <NavEntry {...item} />
          </li>
        ))}
      </TopNavList>
    </nav>
  );
}

/** A link, or a button where there is no address; drawn by the list round it. */
export function NavEntry({ label, icon, aside, href, isCurrent = false, onSelect }: Omit<NavItem, 'key'>) {
  const content = (
    <>
      {icon}
      <span>{label}</span>
      {aside}
    </>
  );
  return href === undefined ? (
    <button type="button" onClick={onSelect}>
      {content}
    </button>
  ) : (
    <Link look="plain" href={href} aria-current={isCurrent ? 'page' : undefined} onClick={onSelect}>
      {content}
    </Link>
  );
}
