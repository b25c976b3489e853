export { TreasuresScreen, type TreasuresScreenProps } from './TreasuresScreen/TreasuresScreen.tsx';
