import { cloneElement, type KeyboardEvent, type ReactElement, type ReactNode, useId, useState } from 'react';
import { CheckIcon } from '../icons.ts';
import { MenuDividerLine, MenuRow, MenuRowReason } from './Menu.styles.ts';
import { MenuSurface, useMenuChoice } from './MenuSurface.tsx';

/** What the trigger is given. */
export interface MenuTriggerProps {
  id?: string;
  'aria-haspopup'?: 'menu';
  'aria-expanded'?: boolean;
  'aria-controls'?: string | undefined;
  onClick?: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
}

export interface MenuProps {
  /** What opens it: a Button or an IconButton. */
  trigger: ReactElement<MenuTriggerProps>;
  /** Edge of the trigger it lines up with. */
  align?: 'start' | 'end';
  /** MenuItem and MenuDivider. */
  children: ReactNode;
}

/** A list of actions on one object, opened by a button: arrows, first letters, Escape, by the ARIA menu pattern. */
export function Menu({ trigger, align = 'start', children }: MenuProps) {
  const ownId = useId();
  const triggerId = trigger.props.id ?? `${ownId}-trigger`;
  const [opensAt, setOpensAt] = useState<'first' | 'last' | null>(null);
  const opener = () => document.getElementById(triggerId);

  return (
    <>
      {cloneElement(trigger, {
        id: triggerId,
        'aria-haspopup': 'menu',
        'aria-expanded': opensAt !== null,
        'aria-controls': opensAt ? ownId : undefined,
        onClick: () => {
          setOpensAt(opensAt ? null : 'first');
        },
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          setOpensAt(event.key === 'ArrowDown' ? 'first' : 'last');
        },
      })}
      {opensAt && (
        <MenuSurface
          id={ownId}
          anchor={opener}
          opener={opener}
          owner={opener}
          align={align}
          opensAt={opensAt}
          labelledBy={triggerId}
          onClose={() => {
            setOpensAt(null);
          }}
          onReturn={() => {
            opener()?.focus();
            setOpensAt(null);
          }}
        >
          {children}
        </MenuSurface>
      )}
    </>
  );
}

export interface MenuItemProps {
  children: ReactNode;
  icon?: ReactNode;
  /** `danger` for an action that destroys. */
  tone?: 'neutral' | 'danger';
  /** For a menu that chooses one of a few: this one is chosen, or it is not. */
  isChosen?: boolean;
  /** Why it cannot be done now; shown under it. */
  disabledReason?: string;
  onSelect: () => void;
}

/** One action of a Menu. */
export function MenuItem({
  children,
  icon,
  tone = 'neutral',
  isChosen,
  disabledReason,
  onSelect,
}: MenuItemProps) {
  const choose = useMenuChoice();
  const isHeld = disabledReason !== undefined;
  return (
    <MenuRow
      type="button"
      role={isChosen === undefined ? 'menuitem' : 'menuitemradio'}
      aria-checked={isChosen}
      tabIndex={-1}
      data-tone={tone}
      aria-disabled={isHeld || undefined}
      onPointerEnter={({ currentTarget }) => {
        currentTarget.focus({ preventScroll: true });
      }}
      onClick={() => {
        if (!isHeld) choose(onSelect);
      }}
    >
      {icon}
      <span>
        {children}
        {isHeld && <MenuRowReason>{disabledReason}</MenuRowReason>}
      </span>
      {isChosen && <CheckIcon aria-hidden="true" data-part="chosen" />}
    </MenuRow>
  );
}

/** Separates groups of actions. */
export function MenuDivider() {
  return <MenuDividerLine />;
}
