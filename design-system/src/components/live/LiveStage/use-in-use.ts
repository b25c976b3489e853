import { useEffect, useRef, useState } from 'react';

/** Nobody has moved for so long: what lies over the picture goes, ms. */
const idleMs = 3_000;

/**
 * Whether somebody reaches for what they point at. A pointer that rests is no use: it was left there by somebody who
 * watches.
 */
export function useInUse() {
  const [isUsed, setUsed] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const rest = () => {
    clearTimeout(timer.current);
    setUsed(false);
  };
  const use = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(rest, idleMs);
    setUsed(true);
  };
  return {
    isUsed,
    /** To be spread on the element that is watched. */
    uses: {
      onPointerMove: use,
      onPointerDown: use,
      onKeyDown: use,
      // A finger that is lifted leaves too, and must still see what it called up.
      onPointerLeave: (event: { pointerType: string }) => {
        if (event.pointerType === 'mouse') rest();
      },
    },
  };
}
