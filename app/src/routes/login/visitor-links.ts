import { isKnownPath } from '../../shared/paths/index.ts';

/** D07: what a visitor sees without signing in. */
export const openToVisitors = [
  { path: '/chat', words: 'visitor.chat' },
  { path: '/hljw/largeGroupClass', words: 'visitor.largeClass' },
  { path: '/hljw/chatGPT', words: 'visitor.ai' },
  { path: '/herdsmanClub/herdsmanClubLists', words: 'visitor.club' },
  { path: '/hljw/caifujinlun', words: 'visitor.wheel' },
] as const;

/** Of these, what the door promises: only where there is a page. */
export const visitorLinks = openToVisitors.filter(({ path }) => isKnownPath(path));
