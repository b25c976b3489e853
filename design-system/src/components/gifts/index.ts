export type { GiftChoice, GiftLock, GiftOffer, OwnedGift } from './gift.ts';
export { GiftBanner, type GiftBannerProps } from './GiftBanner/GiftBanner.tsx';
export {
  GiftBannerStack,
  type GiftBannerStackHandle,
  type GiftBannerStackProps,
} from './GiftBanner/GiftBannerStack.tsx';
export type { BannerGift } from './GiftBanner/gift-banner-queue.ts';
export { GiftCombo, type GiftComboProps, type GiftComboState } from './GiftCombo/GiftCombo.tsx';
export { GiftIcon, type GiftIconProps } from './GiftIcon/GiftIcon.tsx';
export { type GiftIconName, giftIcons } from './GiftIcon/gift-icons.ts';
export {
  GiftPanel,
  type GiftPanelProps,
  type GiftPanelState,
  type GiftStart,
} from './GiftPanel/GiftPanel.tsx';
export { GiftRank, type GiftRankProps, type GiftRankState, type Giver } from './GiftRank/GiftRank.tsx';
export { GiftTile, type GiftTileProps } from './GiftTile/GiftTile.tsx';
export { useGiftName } from './gift-name.ts';
