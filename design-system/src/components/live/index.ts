export {
  AnniversaryCoupon,
  type AnniversaryCouponProps,
  type AnniversaryCouponState,
} from './AnniversaryCoupon/AnniversaryCoupon.tsx';
export {
  AppointmentButton,
  type AppointmentButtonProps,
  type AppointmentState,
} from './AppointmentButton/AppointmentButton.tsx';
export {
  BarrageComposer,
  type BarrageComposerProps,
  type BarrageComposerState,
} from './BarrageComposer/BarrageComposer.tsx';
export {
  BarrageLayer,
  type BarrageLayerHandle,
  type BarrageLayerProps,
} from './BarrageLayer/BarrageLayer.tsx';
export { type BarrageLine, BarrageList, type BarrageListProps } from './BarrageList/BarrageList.tsx';
export type { BarrageItem } from './BarrageLayer/barrage-flight.ts';
export { type BarrageLayerSettings, defaultBarrageSettings } from './BarrageLayer/barrage-settings.ts';
export { type CampaignCard, CampaignList, type CampaignListProps } from './CampaignList/CampaignList.tsx';
export { ChannelCard, type ChannelCardProps, type ChannelState } from './ChannelCard/ChannelCard.tsx';
export { Countdown, type LiveCountdownProps } from './Countdown/Countdown.tsx';
export {
  type EncoderAdvice,
  EncoderHealth,
  type EncoderHealthProps,
  type EncoderHealthState,
} from './EncoderHealth/EncoderHealth.tsx';
export { LikeButton, type LikeButtonHandle, type LikeButtonProps } from './LikeButton/LikeButton.tsx';
export { LiveCard, type LiveCardProps } from './LiveCard/LiveCard.tsx';
export { LiveDoor, type LiveDoorProps } from './LiveDoor/LiveDoor.tsx';
export { LiveChoice, type LiveChoiceProps } from './LiveChoice/LiveChoice.tsx';
export { LiveClosing, type LiveClosingProps } from './LiveClosing/LiveClosing.tsx';
export { LiveHead, type LiveHeadProps, type LiveHeadState } from './LiveHead/LiveHead.tsx';
export {
  type LiveWishHelper,
  LiveWishHelpers,
  type LiveWishHelpersProps,
  type LiveWishHelpersState,
} from './LiveWishHelpers/LiveWishHelpers.tsx';
export { LiveWishDesk, type LiveWishDeskProps } from './LiveWishDesk/LiveWishDesk.tsx';
export { NoticeForm, type NoticeFormProps } from './NoticeForm/NoticeForm.tsx';
export { StopDialog, type StopDialogProps } from './StopDialog/StopDialog.tsx';
export type { StageHintState } from './LiveStage/PictureHint.tsx';
export { LiveNotice, type LiveNoticeProps } from './LiveNotice/LiveNotice.tsx';
export {
  LivePoster,
  type LivePosterProps,
  type LivePosterState,
  type PosterPictureState,
} from './LivePoster/LivePoster.tsx';
export { type RowTeacher, TeacherRow, type TeacherRowProps } from './TeacherRow/TeacherRow.tsx';
export { type FullScreen, fullScreenOf, fullScreenTarget, roomFrame } from './LiveStage/full-screen.ts';
export { LiveStage, type LiveStageProps } from './LiveStage/LiveStage.tsx';
export type { LiveStageState } from './LiveStage/live-stage-state.ts';
export { type LiveStatus, LiveStatusTag, type LiveStatusTagProps } from './LiveStatusTag/LiveStatusTag.tsx';
export { LiveSummary, type LiveSummaryProps } from './LiveSummary/LiveSummary.tsx';
export {
  OnlineList,
  type OnlineListProps,
  type OnlineListState,
  type OnlineMemberView,
} from './OnlineList/OnlineList.tsx';
export type { LatencyReason } from './PlayerControls/Latency.tsx';
export { PlayerControls, type PlayerControlsProps } from './PlayerControls/PlayerControls.tsx';
export type { QualityKey, QualityTierView } from './PlayerControls/QualityChoice.tsx';
export { PushAddress, type PushAddressProps, type PushAddressState } from './PushAddress/PushAddress.tsx';
export {
  type MyRank,
  RankList,
  type RankedMember,
  type RankListProps,
  type RankListState,
  type RankListPeriod,
} from './RankList/RankList.tsx';
export type { BagConditionView, BagPrizeView, BagProps, BagState } from './LuckyBag/bag.ts';
export { BagForm, type BagFormProps } from './GivingDesk/BagForm.tsx';
export {
  GivenList,
  type SentGiftItem,
  type GivenListProps,
  type SentGiftsState,
} from './GivingDesk/GivenList.tsx';
export { GivingDesk, type GivingDeskProps, type GivingTab } from './GivingDesk/GivingDesk.tsx';
export type { PrizeGift } from './GivingDesk/giving.ts';
export { RainForm, type RainFormProps } from './GivingDesk/RainForm.tsx';
export { RedBagForm, type RedBagFormProps } from './GivingDesk/RedBagForm.tsx';
export { BlessingBag, type BlessingBagProps } from './BlessingBag/BlessingBag.tsx';
export { LuckyBag } from './LuckyBag/LuckyBag.tsx';
export { VoteDesk, type VoteDeskInput, type VoteDeskProps } from './VoteDesk/VoteDesk.tsx';
export { TicketOffer, type TicketOfferProps } from './TicketOffer/TicketOffer.tsx';
export { VoteCard, type VoteCardProps, type VoteOption, type VoteState } from './VoteCard/VoteCard.tsx';
export { LiveWish, type LiveWishGoal, type LiveWishProps, type LiveWishState } from './LiveWish/LiveWish.tsx';
export type { GroupPurchaseView, LiveProduct, ProductSale } from './ProductCard/product.ts';
export { ProductCard, type ProductCardProps } from './ProductCard/ProductCard.tsx';
export {
  type CartLineView,
  type CartProblem,
  ProductCart,
  type ProductCartProps,
  type ProductCartState,
} from './ProductCart/ProductCart.tsx';
export type { WatcherView, WatcherListSort } from './WatcherList/watcher.ts';
export { WatcherList, type WatcherListProps, type WatcherListState } from './WatcherList/WatcherList.tsx';
export {
  type CheckoutLine,
  ProductCheckout,
  type ProductCheckoutProps,
} from './ProductCheckout/ProductCheckout.tsx';
export {
  type DeskProduct,
  ProductDesk,
  type ProductDeskProps,
  type ProductDeskState,
} from './ProductDesk/ProductDesk.tsx';
export {
  type ProductLine,
  ProductList,
  type ProductListProps,
  type ProductListState,
} from './ProductList/ProductList.tsx';
export { PresentedProduct, type PresentedProductProps } from './PresentedProduct/PresentedProduct.tsx';
export { ShopButton, type ShopButtonProps } from './ShopButton/ShopButton.tsx';
export { ShopDrawer, type ShopDrawerProps, type ShopView } from './ShopDrawer/ShopDrawer.tsx';
export {
  type PurchaseMemberView,
  GroupMembers,
  type GroupMembersProps,
  type PurchaseMembersState,
} from './GroupMembers/GroupMembers.tsx';
export type { FrozenMember } from './FrozenList/frozen-member.ts';
export {
  FrozenList,
  type FrozenListProps,
  type FrozenListState,
  type FrozenTab,
} from './FrozenList/FrozenList.tsx';
export type { BanDecision, ChannelBan } from './BanList/ban.ts';
export { BanList, type BanListProps, type BanListState } from './BanList/BanList.tsx';
export { BanDialog, type BanDialogProps } from './BanDialog/BanDialog.tsx';
export type { BrokenRuleKey } from './ActionDialog/broken-rule.ts';
export {
  ActionDialog,
  type ActionDialogProps,
  type ModerationDialogAction,
} from './ActionDialog/ActionDialog.tsx';
export type { ModerationReasonFields } from './ActionDialog/ActionFields.tsx';
export {
  OrderList,
  type RestrictedViewerView,
  type OrderListProps,
  type OrderListState,
} from './OrderList/OrderList.tsx';
export {
  type RoomViewer,
  ViewerCard,
  type ViewerCardProps,
  type ViewerCardState,
  type ViewerRole,
} from './ViewerCard/ViewerCard.tsx';
export { FreezeDialog, type FreezeDialogProps, type FreezeLength } from './FreezeDialog/FreezeDialog.tsx';
export {
  type ModerationRestriction,
  type ViewerModerationAction,
  ModerationRow,
  type ModerationRowProps,
} from './ModerationRow/ModerationRow.tsx';
export { SessionFigures, type SessionFiguresProps } from './SessionFigures/SessionFigures.tsx';
export { type NextLiveView, WhatNext, type WhatNextProps, type WhatNextState } from './WhatNext/WhatNext.tsx';
export { type ReplayChoice, ReplayChoices, type ReplayChoicesProps } from './ReplayChoices/ReplayChoices.tsx';
export { ReplayControls, type ReplayControlsProps } from './ReplayControls/ReplayControls.tsx';
export {
  type ReplayItem,
  ReplayList,
  type ReplayListProps,
  type ReplayListState,
} from './ReplayList/ReplayList.tsx';
export { ReplayMoments, type ReplayMomentsProps } from './ReplayMoments/ReplayMoments.tsx';
export type { ReplayMarker } from './ReplayTimeline/replay-marker.ts';
export {
  type ReplayTimelineState,
  ReplayTimeline,
  type ReplayTimelineProps,
} from './ReplayTimeline/ReplayTimeline.tsx';
export {
  ReportDialog,
  type ReportDialogProps,
  type ReportDraft,
  type ReportReason,
  type ReportDialogState,
} from './ReportDialog/ReportDialog.tsx';
export type { ReportPicture } from './ReportDialog/ReportPictures.tsx';
export { WarningNotice, type WarningNoticeProps, type WarningState } from './WarningNotice/WarningNotice.tsx';
export type {
  SettingsChoices,
  SettingsPerson,
  SettingsProduct,
  LiveSettingsDraft,
  LiveSettingsField,
} from './LiveSettingsForm/live-settings.ts';
export { LiveSettingsFacts, type LiveSettingsFactsProps } from './LiveSettingsForm/LiveSettingsFacts.tsx';
export { LiveSettingsForm, type LiveSettingsFormProps } from './LiveSettingsForm/LiveSettingsForm.tsx';
export { SubscribeButton, type SubscribeButtonProps } from './SubscribeButton/SubscribeButton.tsx';
export {
  ChannelGoods,
  type ChannelGoodsProps,
  type ChannelGoodsState,
} from './ChannelGoods/ChannelGoods.tsx';
export { LargeClassCard, type LargeClassCardProps } from './LargeClassCard/LargeClassCard.tsx';
