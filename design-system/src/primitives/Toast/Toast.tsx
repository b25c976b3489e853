import { type ReactNode, useEffect, useState } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { XIcon } from '../icons.ts';
import { ToneIcon } from '../Banner/ToneIcon.tsx';
import { ToastRoot, ToastWords } from './Toast.styles.ts';

export interface ToastProps {
  /** The outcome. */
  tone?: 'info' | 'success' | 'warning' | 'danger';
  /** One sentence. */
  children: ReactNode;
  /** One small Button: undo, try again. */
  action?: ReactNode;
  /** Name of the cross: "Dismiss". */
  dismissLabel: string;
  onDismiss: () => void;
  /** Milliseconds until it goes by itself; waits while pointed at or focused. `null`: it stays. */
  duration?: number | null;
}

/** A short message about an event. For a question use a Dialog; for a lasting message a Banner. */
export function Toast({
  tone = 'info',
  children,
  action,
  dismissLabel,
  onDismiss,
  duration = 5000,
}: ToastProps) {
  const [isHeld, setIsHeld] = useState(false);
  const hold = () => setIsHeld(true);
  const release = () => setIsHeld(false);

  useEffect(() => {
    if (duration === null || isHeld) return undefined;
    const timer = setTimeout(onDismiss, duration);
    return () => clearTimeout(timer);
  }, [duration, isHeld, onDismiss]);

  return (
    <ToastRoot
      data-tone={tone}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <ToneIcon tone={tone} />
      <ToastWords>{children}</ToastWords>
      {action}
      <IconButton size="small" label={dismissLabel} icon={<XIcon aria-hidden="true" />} onClick={onDismiss} />
    </ToastRoot>
  );
}
