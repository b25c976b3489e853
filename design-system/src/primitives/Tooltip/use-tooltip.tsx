import { type ReactNode, useId, useRef } from 'react';
import type { Side } from '../floating/placement.ts';
import { TooltipBubble, type TooltipHandle } from './TooltipBubble.tsx';

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

const noAnchor: TooltipAnchor = {};

/**
 * A tooltip for one anchor. Opens on hover after a moment and on keyboard focus at once; stays while the
 * pointer is on it; Escape, leaving and scrolling close it. Whoever has no text pays for next to nothing: all that
 * a tooltip remembers lives in the bubble.
 * @param text nothing means no tooltip
 */
export function useTooltip(
  text: string | undefined,
  { side = 'top', role = 'description' }: TooltipOptions = {},
): { anchor: TooltipAnchor; tooltip: ReactNode } {
  const id = useId();
  const bubble = useRef<TooltipHandle>(null);
  if (!text) return { anchor: noAnchor, tooltip: null };

  const show = (delay: number, anchor: HTMLElement | null) => bubble.current?.show(delay, anchor);
  return {
    anchor: {
      ...(role === 'description' && { 'aria-describedby': id }),
      onPointerOverCapture: ({ currentTarget, pointerType }) => {
        if (pointerType !== 'touch') show(bubble.current?.isOpen ? 0 : hoverDelay, currentTarget);
      },
      onPointerOutCapture: () => show(leaveDelay, null),
      onPointerDownCapture: () => {
        if (role === 'label') show(0, null);
      },
      onFocusCapture: ({ currentTarget }) => {
        if (currentTarget.matches(':focus-visible')) show(0, currentTarget);
      },
      onBlurCapture: () => show(0, null),
    },
    tooltip: (
      <TooltipBubble ref={bubble} id={id} side={side} leaveDelay={leaveDelay}>
        {text}
      </TooltipBubble>
    ),
  };
}
