import {
  cloneElement,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  useState,
} from 'react';
import type { Anchor } from '../floating/placement.ts';
import { MenuSurface } from '../Menu/MenuSurface.tsx';

/** What the element under the menu is given. */
export interface ContextMenuTarget {
  onContextMenu?: (event: MouseEvent<HTMLElement>) => void;
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
}

export interface ContextMenuProps {
  /** What can be done here, for screen readers: "Message of Lin Yifan". */
  label: string;
  /** MenuItem and MenuDivider, as in a Menu; made only as it opens. */
  menu: () => ReactNode;
  /** Further keys that open it, as Delete where that is one of the actions. */
  keys?: readonly string[];
  /** Where it opens; elsewhere the browser's own menu does, as over a link. Everywhere without it. */
  isFor?: (part: Element) => boolean;
  /** One element that takes handlers; the focus must be able to stand in it. Never the only way to these actions. */
  children: ReactElement<ContextMenuTarget>;
}

const noKeys: readonly string[] = [];

const pointAt = (left: number, top: number): Anchor => ({
  getBoundingClientRect: () => ({ left, top, width: 0, height: 0 }),
});

/** The actions on one thing where it stands: by the second button of a pointer, a long press, or Shift and F10. */
export function ContextMenu({ label, menu, keys = noKeys, isFor, children }: ContextMenuProps) {
  const [opened, setOpened] = useState<{ at: Anchor; on: HTMLElement; from: HTMLElement | null } | null>(
    null,
  );

  const open = (target: HTMLElement, at: Anchor) => {
    const focused = document.activeElement;
    setOpened({
      at,
      on: target,
      from: focused instanceof HTMLElement && target.contains(focused) ? focused : null,
    });
  };

  const covers = (part: EventTarget) => !isFor || !(part instanceof Element) || isFor(part);

  const close = () => {
    setOpened(null);
  };

  return (
    <>
      {cloneElement(children, {
        onContextMenu: (event) => {
          children.props.onContextMenu?.(event);
          if (event.defaultPrevented || !covers(event.target)) return;
          event.preventDefault();
          open(event.currentTarget, pointAt(event.clientX, event.clientY));
        },
        onKeyDown: (event) => {
          children.props.onKeyDown?.(event);
          const { key, shiftKey } = event;
          const asks = key === 'ContextMenu' || (key === 'F10' && shiftKey) || keys.includes(key);
          if (event.defaultPrevented || !asks || !covers(event.target)) return;
          event.preventDefault();
          open(event.currentTarget, event.target instanceof HTMLElement ? event.target : event.currentTarget);
        },
      })}
      {opened && (
        <MenuSurface
          anchor={() => opened.at}
          owner={() => opened.on}
          gap={0}
          opensAt="first"
          label={label}
          onClose={close}
          onReturn={() => {
            opened.from?.focus();
            close();
          }}
        >
          {menu()}
        </MenuSurface>
      )}
    </>
  );
}
