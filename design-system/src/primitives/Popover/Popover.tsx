import {
  cloneElement,
  type FocusEvent,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { dismissOutside } from '../floating/dismiss.ts';
import { type Align, keepPlaced, type Side } from '../floating/placement.ts';
import { PopoverBox } from './Popover.styles.ts';

const focusable =
  ':is(a[href], button, input, select, textarea, [tabindex="0"]):not(:disabled, [tabindex="-1"])';

/** What the trigger is given. */
export interface PopoverTriggerProps {
  id?: string;
  'aria-haspopup'?: 'dialog';
  'aria-expanded'?: boolean;
  'aria-controls'?: string | undefined;
  onClick?: () => void;
}

export interface PopoverProps {
  /** What opens and closes it: a Button or an IconButton. */
  trigger: ReactElement<PopoverTriggerProps>;
  /** What it holds, for screen readers: "Gifts". */
  label: string;
  /** Side of the trigger it stands on when there is room. */
  side?: Side;
  /** Edge of the trigger it lines up with. */
  align?: Align;
  /** Without padding, and as wide as its content: a panel brings its own. */
  isFlush?: boolean;
  /** Controlled open state; without it the popover keeps its own. */
  isOpen?: boolean;
  /** It opens, or was asked to close: the trigger, Escape, a press beside it, the focus leaving it. */
  onOpenChange?: (isOpen: boolean) => void;
  /** What it shows, while it is open; a function gets what closes it and gives the focus back. */
  children: ReactNode | ((close: () => void) => ReactNode);
}

/**
 * A small panel beside its trigger, for a choice or a few fields that do not stop the page. The focus goes in as it
 * opens and back to the trigger as it closes. What must be answered first is a Dialog; a list of actions is a Menu.
 */
export function Popover({
  trigger,
  label,
  side = 'bottom',
  align = 'start',
  isFlush = false,
  isOpen: isOpenFromOwner,
  onOpenChange,
  children,
}: PopoverProps) {
  const ownId = useId();
  const triggerId = trigger.props.id ?? `${ownId}-trigger`;
  const box = useRef<HTMLDialogElement>(null);
  const [isOpenAlone, setIsOpenAlone] = useState(false);
  const isOpen = isOpenFromOwner ?? isOpenAlone;

  const change = (next: boolean) => {
    setIsOpenAlone(next);
    onOpenChange?.(next);
  };
  const changeNow = useRef(change);
  useLayoutEffect(() => {
    changeNow.current = change;
  });

  useLayoutEffect(() => {
    const panel = box.current;
    const anchor = document.getElementById(triggerId);
    if (!isOpen || !panel || !anchor) return undefined;
    panel.showPopover();
    const stopPlacing = keepPlaced(panel, anchor, { side, align, gap: 4 });
    (
      panel.querySelector<HTMLElement>('[autofocus]') ??
      panel.querySelector<HTMLElement>(focusable) ??
      panel
    ).focus();
    const stopDismissing = dismissOutside([panel, anchor], () => {
      changeNow.current(false);
    });
    return () => {
      stopPlacing();
      stopDismissing();
    };
  }, [isOpen, side, align, triggerId]);

  const closeAndReturn = () => {
    document.getElementById(triggerId)?.focus();
    change(false);
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    // Escape would also close a dialog around it.
    event.preventDefault();
    event.stopPropagation();
    closeAndReturn();
  };

  const closeWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent) => {
    const isOutside =
      relatedTarget !== null && !currentTarget.contains(relatedTarget) && relatedTarget.id !== triggerId;
    if (isOutside) change(false);
  };

  return (
    <>
      {cloneElement(trigger, {
        id: triggerId,
        'aria-haspopup': 'dialog',
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? ownId : undefined,
        onClick: () => {
          change(!isOpen);
        },
      })}
      {isOpen && (
        <PopoverBox
          ref={box}
          id={ownId}
          popover="manual"
          tabIndex={-1}
          aria-label={label}
          data-flush={isFlush || undefined}
          onKeyDown={handleKeyDown}
          onBlur={closeWhenLeft}
        >
          {typeof children === 'function' ? children(closeAndReturn) : children}
        </PopoverBox>
      )}
    </>
  );
}
