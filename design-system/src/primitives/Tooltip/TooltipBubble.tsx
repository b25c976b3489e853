import { type Ref, useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { keepPlaced, type Side } from '../floating/placement.ts';
import { TooltipBox } from './Tooltip.styles.ts';

/** Methods by which the anchor controls its bubble. */
export interface TooltipHandle {
  readonly isOpen: boolean;
  /** Opens beside an anchor, or closes for null, after `delay` ms; a later call replaces an earlier one. */
  show(delay: number, anchor: HTMLElement | null): void;
}

interface TooltipBubbleProps {
  ref: Ref<TooltipHandle>;
  id: string;
  side: Side;
  /** ms between the pointer's leaving and the closing. */
  leaveDelay: number;
  children: string;
}

/** The words of a tooltip, in the top layer while they are shown. */
export function TooltipBubble({ ref, id, side, leaveDelay, children }: TooltipBubbleProps) {
  const [openOn, setOpenOn] = useState<HTMLElement | null>(null);
  const box = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const show = (delay: number, anchor: HTMLElement | null) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(setOpenOn, delay, anchor);
  };
  useImperativeHandle(ref, () => ({ isOpen: openOn !== null, show }), [openOn]);

  useEffect(() => () => clearTimeout(timer.current), []);

  useLayoutEffect(() => {
    const floating = box.current;
    if (!openOn || !floating) return undefined;
    floating.showPopover();
    const stopPlacing = keepPlaced(floating, openOn, { side, align: 'center', gap: 6 });
    const close = () => {
      setOpenOn(null);
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    const closeOnScroll = ({ target }: Event) => {
      if (target instanceof Node && target.contains(openOn)) close();
    };
    document.addEventListener('keydown', closeOnEscape);
    document.addEventListener('scroll', closeOnScroll, { capture: true, passive: true });
    return () => {
      stopPlacing();
      document.removeEventListener('keydown', closeOnEscape);
      document.removeEventListener('scroll', closeOnScroll, { capture: true });
      if (floating.isConnected) floating.hidePopover();
    };
  }, [openOn, side]);

  return (
    <TooltipBox
      ref={box}
      id={id}
      role="tooltip"
      popover="manual"
      onPointerEnter={() => clearTimeout(timer.current)}
      onPointerLeave={() => show(leaveDelay, null)}
    >
      {children}
    </TooltipBox>
  );
}
