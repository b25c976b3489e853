export { BarrageBar } from './components/BarrageBar.tsx';
export { FlownComments } from './components/FlownComments.tsx';
export { EffectsSwitch } from './components/EffectsSwitch.tsx';
export { GiftBar } from './components/GiftBar.tsx';
export { StageOverlay } from './components/StageOverlay.tsx';
export { useGiftOffers, useOwnGifts } from './gift-offers.ts';
export { chooseGift, openGifts, reloadKnapsack } from './gifts.actions.ts';
