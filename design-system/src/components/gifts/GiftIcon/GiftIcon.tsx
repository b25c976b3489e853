import { drawings, WrappedGift } from './drawings.tsx';
import { isGiftIcon } from './gift-icons.ts';

export interface GiftIconProps {
  /** Key of the picture; an unknown one is drawn as a wrapped gift. */
  icon: string;
  /** Side in px. */
  size?: number;
}

/** The picture of a gift, drawn by us. Silent: its name stands beside it. */
export function GiftIcon({ icon, size = 48 }: GiftIconProps) {
  const Drawing = isGiftIcon(icon) ? drawings[icon] : WrappedGift;
  return (
    <svg viewBox="0 0 64 64" width={size} height={size} aria-hidden="true" focusable="false">
      <Drawing />
    </svg>
  );
}
