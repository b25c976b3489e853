import { cloneElement, type ReactElement } from 'react';
import type { Side } from '../floating/placement.ts';
import { type TooltipAnchor, useTooltip } from './use-tooltip.tsx';

export interface TooltipProps {
  /** A short sentence; never the only place where something important stands. */
  text: string;
  /** Side it opens on when there is room. */
  side?: Side;
  /** One element that can take the focus. */
  children: ReactElement<TooltipAnchor>;
}

/** Explains the control it stands round, on hover and on keyboard focus. */
export function Tooltip({ text, side = 'top', children }: TooltipProps) {
  const { anchor, tooltip } = useTooltip(text, { side });
  return (
    <>
      {cloneElement(children, anchor)}
      {tooltip}
    </>
  );
}
