export { MyGoldScreen, type MyGoldScreenProps } from './MyGoldScreen/MyGoldScreen.tsx';
