import { type ReactNode, useId } from 'react';
import { NavEntry, type NavItem } from '../TopNav/TopNav.tsx';
import { SideNavList, SideNavRoot, SideNavTitle } from './SideNav.styles.ts';

export interface SideNavSection {
  key: string;
  /** Over its items; the first section often needs none. */
  title?: ReactNode;
  items: readonly NavItem[];
}

export interface SideNavProps {
  /** Name of the navigation: "My account". */
  label: string;
  sections: readonly SideNavSection[];
}

/** Vertical navigation within one part of the product. */
export function SideNav({ label, sections }: SideNavProps) {
  const id = useId();
  return (
    <SideNavRoot aria-label={label}>
      {sections.map(({ key, title, items }) => (
        <div key={key}>
          {title !== undefined && <SideNavTitle id={`${id}-${key}`}>{title}</SideNavTitle>}
          <SideNavList aria-labelledby={title === undefined ? undefined : `${id}-${key}`}>
            {items.map(({ key: itemKey, ...item }) => (
              <li key={itemKey}>
                <NavEntry {...item} />
              </li>
            ))}
          </SideNavList>
        </div>
      ))}
    </SideNavRoot>
  );
}
