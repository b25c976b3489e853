export { BarrageBar, type GivingProps } from './components/BarrageBar.tsx';
export { GiftBar } from './components/GiftBar.tsx';
export { StageOverlay } from './components/StageOverlay.tsx';
export { openGifts, type GivingPorts } from './gifts.actions.ts';
export { giftsState } from './gifts.state.ts';
