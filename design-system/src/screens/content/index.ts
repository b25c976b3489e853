export { ArticleScreen, type ArticleScreenProps } from './ArticleScreen/ArticleScreen.tsx';
export { CircleScreen, type CircleScreenProps } from './CircleScreen/CircleScreen.tsx';
export { DownloadsScreen, type DownloadsScreenProps } from './DownloadsScreen/DownloadsScreen.tsx';
export { EBookReaderScreen, type EBookReaderScreenProps } from './EBookReaderScreen/EBookReaderScreen.tsx';
export { EBooksScreen, type EBooksScreenProps } from './EBooksScreen/EBooksScreen.tsx';
export { NewsScreen, type NewsScreenProps } from './NewsScreen/NewsScreen.tsx';
export { PublishScreen, type PublishScreenProps } from './PublishScreen/PublishScreen.tsx';
export { HelpAnswers, HelpScreen, type HelpScreenProps } from './HelpScreen/HelpScreen.tsx';
export { WriteScreen, type WriteScreenProps } from './WriteScreen/WriteScreen.tsx';
export { ShortVideoScreen, type ShortVideoScreenProps } from './ShortVideoScreen/ShortVideoScreen.tsx';
export { ShortVideosScreen, type ShortVideosScreenProps } from './ShortVideosScreen/ShortVideosScreen.tsx';
export { WealthWheelScreen, type WealthWheelScreenProps } from './WealthWheelScreen/WealthWheelScreen.tsx';
export {
  HerdsmanClubScreen,
  type HerdsmanClubScreenProps,
  type HerdsmanClubScreenState,
} from './HerdsmanClubScreen/HerdsmanClubScreen.tsx';
export {
  HerdsmanClubsScreen,
  type HerdsmanClubsScreenProps,
} from './HerdsmanClubsScreen/HerdsmanClubsScreen.tsx';
