export { HomeMenu, type HomeMenuItem, type HomeMenuProps } from './HomeMenu/HomeMenu.tsx';
export type { HomeworkItem, HomeworkListKind } from './HomeworkList/homework.ts';
export {
  HomeworkList,
  type HomeworkListProps,
  type HomeworkListState,
} from './HomeworkList/HomeworkList.tsx';
export { MissingShelf } from './Shelf/MissingShelf.tsx';
export { Shelf, type ShelfKind, type ShelfProps, type ShelfState } from './Shelf/Shelf.tsx';
