export { OrderScreen, type OrderScreenProps } from './OrderScreen/OrderScreen.tsx';
export {
  type RechargeGoods,
  RechargeScreen,
  type RechargeScreenProps,
} from './RechargeScreen/RechargeScreen.tsx';
