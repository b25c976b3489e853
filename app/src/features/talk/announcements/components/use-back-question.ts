import { useEffect, useEffectEvent, useState } from 'react';

interface BackQuestion {
  /** The address says that the editor is open. */
  readonly isInAddress: boolean;
  readonly isOpen: boolean;
  /** Something would be lost. */
  readonly isChanged: boolean;
  /** Makes the editor a place of its own in the history. */
  readonly onEnter: () => void;
  /** Takes it out of the address. */
  readonly onLeave: () => void;
  readonly onClose: () => void;
}

/**
 * V15: an editor is a place of its own in the browser's history. Who goes back with nothing written has closed it; who
 * has written something is asked first, since the page below has not changed.
 * @returns whether to ask
 */
export function useBackQuestion(question: BackQuestion): boolean {
  const { isInAddress, isOpen, isChanged } = question;
  /** The editor was in the address: if it is no longer, the member has gone back. */
  const [wasEntered, setWasEntered] = useState(false);
  const isEntered = isOpen && (wasEntered || isInAddress);
  if (isEntered !== wasEntered) setWasEntered(isEntered);
  const isBack = isEntered && !isInAddress;

  const follow = useEffectEvent((due: BackStep) => {
    if (due === 'enter') question.onEnter();
    if (due === 'leave') question.onLeave();
    if (due === 'close') question.onClose();
  });
  const step = stepOf({ isOpen, isInAddress, isEntered, isChanged });
  useEffect(() => follow(step), [step]);
  return isBack && isChanged;
}

type BackStep = 'enter' | 'leave' | 'close' | null;

/** What is to be done so that the editor and the address agree. */
function stepOf(now: {
  readonly isOpen: boolean;
  readonly isInAddress: boolean;
  readonly isEntered: boolean;
  readonly isChanged: boolean;
}): BackStep {
  // Saved, left, or an address from before a reload.
  if (!now.isOpen) return now.isInAddress ? 'leave' : null;
  if (!now.isEntered) return 'enter';
  return now.isInAddress || now.isChanged ? null : 'close';
}
