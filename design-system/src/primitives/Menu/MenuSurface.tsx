import {
  createContext,
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useContext,
  useLayoutEffect,
  useRef,
} from 'react';
import { dismissOutside } from '../floating/dismiss.ts';
import { type Align, type Anchor, keepPlaced } from '../floating/placement.ts';
import { MenuBox } from './Menu.styles.ts';
import { focusEnd, useMenuKeys } from './menu-keys.ts';

const MenuChoice = createContext<(action: () => void) => void>((action) => {
  action();
});

/** Runs what an item does and closes the menu it stands in. */
export const useMenuChoice = () => useContext(MenuChoice);

export interface MenuSurfaceProps {
  id?: string;
  /** What it stands under. */
  anchor: () => Anchor | null;
  /** A press on it does not count as one beside the menu: it closes the menu itself. */
  opener?: () => Element | null;
  /** What it was opened on: the menu closes when this scrolls away under it. */
  owner: () => Element | null;
  align?: Align;
  /** px between it and its anchor. */
  gap?: number;
  /** Where the focus goes as it opens. */
  opensAt: 'first' | 'last';
  /** Its name, or the element that names it. */
  label?: string | undefined;
  labelledBy?: string;
  /** Closed from outside, without a choice: a press beside it, its owner scrolling away. */
  onClose: () => void;
  /** Closed from inside: the focus goes back to where it came from. */
  onReturn: () => void;
  children: ReactNode;
}

/** Keys by which a page scrolls; the others of a menu move in it. */
const scrollKeys: ReadonlySet<string> = new Set(['PageUp', 'PageDown', ' ']);

/** The open list of a Menu or a ContextMenu. */
export function MenuSurface({
  id,
  anchor,
  opener,
  owner,
  align = 'start',
  gap = 4,
  opensAt,
  label,
  labelledBy,
  onClose,
  onReturn,
  children,
}: MenuSurfaceProps) {
  const box = useRef<HTMLDivElement>(null);
  const moveByKey = useMenuKeys();
  const now = useRef({ anchor, opener, owner, onClose, onReturn });
  useLayoutEffect(() => {
    now.current = { anchor, opener, owner, onClose, onReturn };
  });

  useLayoutEffect(() => {
    const menu = box.current;
    const place = now.current.anchor();
    if (!menu || !place) return undefined;
    const close = () => {
      now.current.onClose();
    };
    // A list that follows what comes in scrolls itself: the menu goes with its owner. Only the reader's scrolling closes it.
    let isByHand = false;
    const scrollByHand = () => {
      isByHand = true;
    };
    const scrollByKey = ({ key }: globalThis.KeyboardEvent) => {
      if (scrollKeys.has(key)) isByHand = true;
    };
    const closeOnScroll = ({ target }: Event) => {
      const held = now.current.owner();
      if (!held || (isByHand && target instanceof Node && target.contains(held))) close();
    };

    menu.showPopover();
    const stopPlacing = keepPlaced(menu, place, { side: 'bottom', align, gap });
    focusEnd(menu, opensAt);
    const stopDismissing = dismissOutside([menu, now.current.opener?.() ?? null], close);
    const early = { capture: true, passive: true };
    document.addEventListener('wheel', scrollByHand, early);
    document.addEventListener('touchmove', scrollByHand, early);
    document.addEventListener('keydown', scrollByKey, early);
    document.addEventListener('scroll', closeOnScroll, early);
    window.addEventListener('resize', close);
    return () => {
      stopPlacing();
      stopDismissing();
      document.removeEventListener('wheel', scrollByHand, early);
      document.removeEventListener('touchmove', scrollByHand, early);
      document.removeEventListener('keydown', scrollByKey, early);
      document.removeEventListener('scroll', closeOnScroll, early);
      window.removeEventListener('resize', close);
    };
  }, [opensAt, align, gap]);

  const choose = useCallback((action: () => void) => {
    now.current.onReturn();
    action();
  }, []);

  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Escape' || event.key === 'Tab') {
      // Escape would also close a dialog around the menu.
      if (event.key === 'Escape') event.preventDefault();
      event.stopPropagation();
      onReturn();
    } else {
      moveByKey(event.currentTarget, event);
    }
  };

  return (
    <MenuBox
      ref={box}
      id={id}
      role="menu"
      popover="manual"
      aria-label={label}
      aria-labelledby={labelledBy}
      onKeyDown={handleKeyDown}
    >
      <MenuChoice value={choose}>{children}</MenuChoice>
    </MenuBox>
  );
}
