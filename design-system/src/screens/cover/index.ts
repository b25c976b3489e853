export { CoverScreen, type CoverScreenProps } from './CoverScreen/CoverScreen.tsx';
