export { ChannelGoods } from './components/ChannelGoods.tsx';
export { GoodsDesk } from './components/GoodsDesk.tsx';
export { PresentedOver } from './components/PresentedOver.tsx';
export { ShopOpening } from './components/ShopOpening.tsx';
export { ShopPanel } from './components/ShopPanel.tsx';
export { loadGoods, openShop } from './shop.actions.ts';
export { payPageOf } from './shop.service.ts';
