export { HomeScreen, type HomeScreenProps } from './HomeScreen/HomeScreen.tsx';
export { HomeworkScreen, type HomeworkScreenProps } from './HomeworkScreen/HomeworkScreen.tsx';
