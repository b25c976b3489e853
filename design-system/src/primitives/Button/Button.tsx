import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { SpinnerRing } from '../Spinner/Spinner.styles.ts';
import { useTooltip } from '../Tooltip/use-tooltip.tsx';
import { ButtonRoot } from './Button.styles.ts';

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /** Kind of action: the main one, an ordinary one, one that destroys, one that spends beans. */
  tone?: 'primary' | 'neutral' | 'danger' | 'gold';
  /** Visual weight. One filled primary button per view. */
  fill?: 'filled' | 'outlined' | 'quiet';
  /** 28, 36 or 44 px high at least; a long label makes it higher, never cut. */
  size?: 'small' | 'medium' | 'large';
  /** Stands before the label. */
  icon?: ReactNode;
  /** Progress text ("Sending…"). While set, it replaces the label and a press does nothing. */
  busyLabel?: string;
  /** Why it is disabled. The button keeps its place in the tab order and shows the reason. */
  disabledReason?: string;
  /** Takes the whole width of its parent. */
  isWide?: boolean;
}

/** Runs an action. For navigation use a Link. */
export function Button({
  tone = 'neutral',
  fill = 'outlined',
  size = 'medium',
  icon,
  busyLabel,
  disabledReason,
  isWide = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const { anchor, tooltip } = useTooltip(disabledReason);
  const isHeld = busyLabel !== undefined || disabledReason !== undefined;

  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (isHeld) event.preventDefault();
    else onClick?.(event);
  };

  return (
    <>
      <ButtonRoot
        {...rest}
        {...anchor}
        type={type}
        data-tone={tone}
        data-fill={fill}
        data-size={size}
        data-wide={isWide || undefined}
        aria-disabled={isHeld || undefined}
        aria-busy={busyLabel !== undefined || undefined}
        onClick={handleClick}
      >
        {busyLabel === undefined ? icon : <SpinnerRing aria-hidden="true" />}
        {busyLabel ?? children}
      </ButtonRoot>
      {tooltip}
    </>
  );
}
