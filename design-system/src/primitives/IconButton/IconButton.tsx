import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import type { Side } from '../floating/placement.ts';
import { useTooltip } from '../Tooltip/use-tooltip.tsx';
import { IconButtonRoot } from './IconButton.styles.ts';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'aria-label' | 'children'> {
  /** What it does: its accessible name, shown as its tooltip. */
  label: string;
  /** One icon. */
  icon: ReactNode;
  /** 28, 36 or 44 px. */
  size?: 'small' | 'medium' | 'large';
  /** Round over pictures, square beside text. */
  shape?: 'square' | 'round';
  /** For a toggle button: mute, follow, full screen. */
  isPressed?: boolean;
  /** Why it cannot be pressed now; told in the tooltip, with the label. */
  disabledReason?: string;
  /** Side the tooltip opens on when there is room. */
  tooltipSide?: Side;
}

/** A button that is only an icon. */
export function IconButton({
  label,
  icon,
  size = 'medium',
  shape = 'square',
  isPressed,
  disabledReason,
  tooltipSide = 'top',
  type = 'button',
  onClick,
  ...rest
}: IconButtonProps) {
  const { anchor, tooltip } = useTooltip(disabledReason ?? label, {
    side: tooltipSide,
    role: disabledReason === undefined ? 'label' : 'description',
  });
  const isHeld = disabledReason !== undefined;

  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (isHeld) event.preventDefault();
    else onClick?.(event);
  };

  return (
    <>
      <IconButtonRoot
        {...rest}
        {...anchor}
        type={type}
        data-size={size}
        data-shape={shape}
        aria-label={label}
        aria-pressed={isPressed}
        aria-disabled={isHeld || undefined}
        onClick={handleClick}
      >
        {icon}
      </IconButtonRoot>
      {tooltip}
    </>
  );
}
