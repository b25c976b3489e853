export { WishesScreen, type WishesScreenProps } from './WishesScreen/WishesScreen.tsx';
export { WishScreen, type WishScreenProps } from './WishScreen/WishScreen.tsx';
