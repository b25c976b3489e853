export { HomeScreen, type HomeScreenProps } from './HomeScreen/HomeScreen.tsx';
