export { FavouritesPanel } from './components/FavouritesPanel.tsx';
export { MarkDialogs } from './components/MarkDialogs.tsx';
export { MessageSelectionBar } from './components/MessageSelectionBar.tsx';
export { Pins } from './components/Pins.tsx';
export { openMarks, reloadMarks, setPin } from './marks.actions.ts';
export { useMarkActions, useMessageMarks, useMessageSelection, usePinnedForAll } from './use-marks.ts';
