export { accountBarrage, barrageState, changeBarrage, deviceBarrage } from './barrage.ts';
