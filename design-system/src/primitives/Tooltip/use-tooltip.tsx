import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { keepPlaced, type Side } from '../floating/placement.ts';
import { TooltipBox } from './Tooltip.styles.ts';

const hoverDelay = 350;
const leaveDelay = 120;

export interface TooltipOptions {
  /** Side of the anchor it opens on when there is room. */
  side?: Side;
  /** `description` adds the words to what a screen reader says; `label` repeats what it says already. */
  role?: 'description' | 'label';
}

/** What the anchor must spread on itself: capturing handlers, which leave the ordinary ones to others. */
export interface TooltipAnchor {
  'aria-describedby'?: string;
  onPointerOverCapture?: (event: { currentTarget: HTMLElement; pointerType: string }) => void;
  onPointerOutCapture?: () => void;
  onPointerDownCapture?: () => void;
  onFocusCapture?: (event: { currentTarget: HTMLElement }) => void;
  onBlurCapture?: () => void;
}

/**
 * A tooltip for one anchor. Opens on hover after a moment and on keyboard focus at once; stays while the
 * pointer is on it; Escape, leaving and scrolling close it.
 * @param text nothing means no tooltip
 */
export function useTooltip(
  text: string | undefined,
  { side = 'top', role = 'description' }: TooltipOptions = {},
): { anchor: TooltipAnchor; tooltip: ReactNode } {
  const id = useId();
  const [openOn, setOpenOn] = useState<HTMLElement | null>(null);
  const box = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const later = (delay: number, anchor: HTMLElement | null) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(setOpenOn, delay, anchor);
  };

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
    document.addEventListener('keydown', closeOnEscape);
    document.addEventListener('scroll', close, { capture: true, passive: true });
    return () => {
      stopPlacing();
      document.removeEventListener('keydown', closeOnEscape);
      document.removeEventListener('scroll', close, { capture: true });
      if (floating.isConnected) floating.hidePopover();
    };
  }, [openOn, side]);

  if (!text) return { anchor: {}, tooltip: null };

  return {
    anchor: {
      ...(role === 'description' && { 'aria-describedby': id }),
      onPointerOverCapture: ({ currentTarget, pointerType }) => {
        if (pointerType !== 'touch') later(openOn ? 0 : hoverDelay, currentTarget);
      },
      onPointerOutCapture: () => later(leaveDelay, null),
      onPointerDownCapture: () => {
        if (role === 'label') later(0, null);
      },
      onFocusCapture: ({ currentTarget }) => {
        if (currentTarget.matches(':focus-visible')) later(0, currentTarget);
      },
      onBlurCapture: () => later(0, null),
    },
    tooltip: (
      <TooltipBox
        ref={box}
        id={id}
        role="tooltip"
        popover="manual"
        onPointerEnter={() => clearTimeout(timer.current)}
        onPointerLeave={() => later(leaveDelay, null)}
      >
        {text}
      </TooltipBox>
    ),
  };
}
