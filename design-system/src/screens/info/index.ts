export { InfoScreen, type InfoScreenProps } from './InfoScreen/InfoScreen.tsx';
