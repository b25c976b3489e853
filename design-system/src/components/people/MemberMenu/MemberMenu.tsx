import type { ReactNode } from 'react';
import { Avatar, ChevronDownIcon, Menu } from '../../../primitives/index.ts';
import { Trigger } from './MemberMenu.styles.ts';

export interface MemberMenuProps {
  name: string;
  /** Address of the portrait, or empty. */
  img: string;
  /** What the button does, for screen readers: "Member menu of Lin". */
  label: string;
  /** MenuItem and MenuDivider. */
  children: ReactNode;
}

/** Who is signed in, and what is theirs. */
export function MemberMenu({ name, img, label, children }: MemberMenuProps) {
  return (
    <Menu
      align="end"
      trigger={
        <Trigger type="button" aria-label={label}>
          <Avatar name={name} src={img} size="small" />
          <span>{name}</span>
          <ChevronDownIcon aria-hidden="true" size={16} />
        </Trigger>
      }
    >
      {children}
    </Menu>
  );
}
