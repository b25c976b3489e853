import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/platform.ts';
import type { LiveModulePorts } from '../live/index.ts';
import type { MoneyPorts } from '../money/index.ts';
import type { PeoplePorts } from '../people/index.ts';
import type { TalkPorts } from '../talk/index.ts';
import { articleRoutes, createArticles, isOpenArticle, withPictures } from './articles/index.ts';
import { commentRoutes, createComments } from './comments/index.ts';
import { contentReportRoutes, createContentReports } from './content-reports/index.ts';
import { createDownloads, downloadRoutes, serveDownloads } from './downloads/index.ts';
import { createEbooks, ebookRoutes } from './ebooks/index.ts';
import { createFavourites, favouriteRoutes } from './favourites/index.ts';
import { createHerdsmanClubs, herdsmanClubRoutes } from './herdsman-clubs/index.ts';
import { createLikes, likeRoutes } from './likes/index.ts';
import { createNews, newsRoutes } from './news/index.ts';
import {
  countTopics,
  createEngine,
  createPosts,
  findPlaces,
  findWritten,
  postRoutes,
} from './posts/index.ts';
import { createReview, reviewRoutes } from './review/index.ts';
import { createSearch, searchRoutes } from './search/index.ts';
import { createShortVideos, findShortVideos, shortVideoRoutes } from './short-videos/index.ts';
import { createStocks, stockRoutes } from './stocks/index.ts';
import { createTopics, topicRoutes } from './topics/index.ts';
import { createWealthWheel, wealthWheelRoutes } from './wealth-wheel/index.ts';

/**
 * What members write, on one engine: kinds register with it, and with the kinds the desk, likes, comments and reports get
 * their things. Rows are locked upwards: a comment, what it stands under, the thing, its verdict, the wallet last.
 */
export function createContentModule(
  platform: Platform,
  people: PeoplePorts,
  { rooms, found }: TalkPorts,
  money: MoneyPorts,
  live: LiveModulePorts,
) {
  const { users, channels, notices } = people;
  const review = createReview({ ...platform, users, channels });
  const topics = createTopics(platform);
  const likes = createLikes(platform);
  const comments = createComments({ ...platform, users, likes, review, notices, rooms });
  const contentReports = createContentReports({ ...platform, users, notices, rooms });
  const postPorts = {
    ...platform,
    users,
    follows: people.follows,
    files: (readers) => people.files.scene('post', { takes: 'pictures', readers }),
    addressOf: people.files.addressOf,
    topics,
    likes,
    review,
    notices,
    rooms,
  } satisfies Parameters<typeof createEngine>[0];
  const engine = createEngine(postPorts, (kind, { things, queue }) => {
    likes.things(kind, things);
    comments.things(kind, things);
    contentReports.things(kind, things);
    review.kind(kind, kind === 'article' ? withPictures(queue, people.files.addressOf) : queue);
    rooms.ownSets(`${kind}_`, engine.roomAccesses);
  });
  const posts = createPosts({ ...postPorts, firstPost: money.rewards.approves('first_post') }, engine);

  const favourites = createFavourites({ ...platform, furtherLetters: platform.config.moreNameLetters });

  favourites.type('channel', {
    cards: async (from, _uid, ids) =>
      new Map(
        [...(await channels.many(from, ids))].map(([id, { name, img }]) => [
          id,
          { title: name, img, by: '' },
        ]),
      ),
  });
  favourites.type('live', live.cards.lives);
  favourites.type('replay', live.cards.replays);
  const articles = createArticles({
    ...postPorts,
    engine: { ...engine, places: findPlaces },
    channels,
    clubs: live.clubs,
    files: (readers) => people.files.scene('article', { takes: 'materials', readers }),
    orders: money.orders,
  });
  money.orders.product('content', articles.product);

  likes.things('comment', comments.asThings);
  contentReports.things('comment', comments.asThings);
  review.kind('comment', comments.queue);
  rooms.ownSets('circle_', engine.roomAccesses);
  topics.counts('posts', countTopics);

  const stocks = createStocks(platform);
  const videoPorts = { engine: { ...engine, places: findPlaces }, addressOf: people.files.addressOf };
  const shortVideos = createShortVideos({
    ...postPorts,
    ...videoPorts,
    stocks,
    favourites,
    films: (readers) => people.files.scene('short_video', { takes: 'videos', readers }),
    firstVideo: money.rewards.approves('first_video'),
  });
  favourites.type('video', { cards: shortVideos.cards });
  const search = createSearch({ ...platform, stocks });
  const news = createNews({ ...platform, stocks, rooms });
  rooms.ownSets('news_', news.roomAccesses);
  const downloads = createDownloads(platform);
  const wealthWheel = createWealthWheel(platform);
  const herdsmanClubs = createHerdsmanClubs({
    ...platform,
    users,
    pictures: people.files.scene('herdsman', { takes: 'pictures', readers: 'everyone' }),
  });
  const ebooks = createEbooks({
    ...platform,
    books: (readers) => people.files.scene('ebook', { takes: 'books', readers, isViewOnly: true }),
    covers: people.files.scene('ebook_cover', { takes: 'pictures', readers: 'everyone' }),
    addressOf: people.files.addressOf,
  });
  search.source('stocks', { find: stocks.source, suggests: true });
  search.source('channels', { find: people.found.channels, suggests: true });
  search.source('users', { find: people.found.members, suggests: true });
  search.source('lives', { find: live.found.lives, suggests: true });
  search.source('replays', { find: live.found.replays, suggests: false });
  search.source('replay_minutes', { find: live.found.minutes, suggests: false });
  search.source('posts', {
    find: findWritten('post', { addressOf: (id) => `/hljw/jingwangquan?post=${id}` }),
  });
  search.source('articles', {
    find: findWritten('article', {
      addressOf: (id) => `/hljw/articledetails?id=${id}`,
      isOpen: isOpenArticle,
    }),
  });
  const writtenVideos = findWritten('video', { addressOf: (id) => `/hljw/videoplay?id=${id}` });
  search.source('videos', { find: findShortVideos(writtenVideos, videoPorts) });
  search.source('messages', { find: found.messages, suggests: false });

  return {
    features: {
      engine,
      articles,
      posts,
      topics,
      comments,
      favourites,
      likes,
      review,
      contentReports,
      search,
      stocks,
      news,
      shortVideos,
      downloads,
      wealthWheel,
      herdsmanClubs,
      ebooks,
    },
    handlers: {
      ...articleRoutes(articles),
      ...postRoutes(posts),
      ...topicRoutes(topics),
      ...commentRoutes(comments),
      ...favouriteRoutes(favourites),
      ...likeRoutes(likes),
      ...reviewRoutes(review),
      ...contentReportRoutes(contentReports),
      ...searchRoutes(search),
      ...stockRoutes(stocks),
      ...newsRoutes(news),
      ...shortVideoRoutes(shortVideos),
      ...downloadRoutes(downloads),
      ...wealthWheelRoutes(wealthWheel),
      ...herdsmanClubRoutes(herdsmanClubs),
      ...ebookRoutes(ebooks),
    },
    ports: {
      posts: engine,
      comments: { things: comments.things },
      favourites: { type: favourites.type },
      review: { kind: review.kind },
      search: { source: search.source },
    },
    mount(http: FastifyInstance) {
      serveDownloads(http, downloads);
    },
    async start() {
      await engine.start();
      await stocks.start();
      await news.start();
      await downloads.start();
    },
  };
}
export type ContentPorts = ReturnType<typeof createContentModule>['ports'];
