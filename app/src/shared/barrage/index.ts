export {
  accountBarrage,
  barrageState,
  changeBarrage,
  deviceBarrage,
  hideSender,
  isShown,
} from './barrage.ts';
export { createFlown } from './flown.ts';
