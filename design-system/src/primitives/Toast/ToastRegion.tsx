import { Children, type ReactNode, useLayoutEffect, useRef } from 'react';
import { ToastRegionRoot } from './Toast.styles.ts';

export interface ToastRegionProps {
  /** Its name among the landmarks: "Notifications". */
  label: string;
  /** Toasts, the newest last. */
  children?: ReactNode;
}

/** Where Toasts appear. Stands once in the page, empty from the start, so that screen readers listen to it. */
export function ToastRegion({ label, children }: ToastRegionProps) {
  const root = useRef<HTMLElement>(null);
  const count = Children.count(children);

  useLayoutEffect(() => {
    const region = root.current;
    if (!region || count === 0) return;
    // A dialog opened meanwhile would lie above: showing it again puts it on top of the top layer.
    if (region.matches(':popover-open')) region.hidePopover();
    region.showPopover();
  }, [count]);

  return (
    <ToastRegionRoot ref={root} popover="manual" aria-label={label} aria-live="polite">
      {children}
    </ToastRegionRoot>
  );
}
