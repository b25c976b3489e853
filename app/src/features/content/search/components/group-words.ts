import type { SearchType } from '@goldbean/contract/content';

/** What the design system calls each group of the contract, and its words. */
export const groupWords = {
  stocks: { group: 'stocks', key: 'search.stocks' },
  channels: { group: 'channels', key: 'search.channels' },
  users: { group: 'users', key: 'search.users' },
  lives: { group: 'lives', key: 'search.lives' },
  replays: { group: 'replays', key: 'search.replays' },
  replay_minutes: { group: 'minutes', key: 'search.minutes' },
  articles: { group: 'articles', key: 'search.articles' },
  posts: { group: 'posts', key: 'search.posts' },
  videos: { group: 'videos', key: 'search.videos' },
  wishes: { group: 'wishes', key: 'search.wishes' },
  messages: { group: 'messages', key: 'search.messages' },
} as const satisfies Record<SearchType, object>;
