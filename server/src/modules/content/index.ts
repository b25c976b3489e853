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
import { createFavourites, favouriteRoutes, type Favourites } from './favourites/index.ts';
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
import { createStocks, stockRoutes, type Stocks } from './stocks/index.ts';
import { createTopics, topicRoutes } from './topics/index.ts';
import { createWealthWheel, wealthWheelRoutes } from './wealth-wheel/index.ts';

/**
 * The engine of what members write: kinds register with it, and with the kinds the desk, likes, comments and reports get
 * their things.
 */
function createWriting(platform: Platform, people: PeoplePorts, rooms: TalkPorts['rooms']) {
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
  rooms.ownSets('circle_', engine.roomAccesses);
  topics.counts('posts', countTopics);

  return { review, topics, likes, comments, contentReports, postPorts, engine };
}

/** Folders of favourites, and what of other modules stands in them. */
function createFolders(platform: Platform, { channels }: PeoplePorts, { cards }: LiveModulePorts) {
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
  favourites.type('live', cards.lives);
  favourites.type('replay', cards.replays);
  return favourites;
}

/** What the kinds of what members write need of their module. */
interface WrittenKindDeps {
  readonly writing: ReturnType<typeof createWriting>;
  readonly favourites: Favourites;
  readonly stocks: Stocks;
}

/** The kinds of what members write. The desk lists its queues in the order in which they are registered here. */
function createWrittenKinds(
  people: PeoplePorts,
  money: MoneyPorts,
  live: LiveModulePorts,
  { writing, favourites, stocks }: WrittenKindDeps,
) {
  const { postPorts, likes, comments, contentReports, review } = writing;
  const posts = createPosts(
    { ...postPorts, firstPost: money.rewards.approves('first_post') },
    writing.engine,
  );
  const engine = { ...writing.engine, places: findPlaces };
  const articles = createArticles({
    ...postPorts,
    engine,
    channels: people.channels,
    clubs: live.clubs,
    files: (readers) => people.files.scene('article', { takes: 'materials', readers }),
    orders: money.orders,
  });
  money.orders.product('content', articles.product);

  likes.things('comment', comments.asThings);
  contentReports.things('comment', comments.asThings);
  review.kind('comment', comments.queue);

  const shortVideos = createShortVideos({
    ...postPorts,
    engine,
    stocks,
    favourites,
    films: (readers) => people.files.scene('short_video', { takes: 'videos', readers }),
    firstVideo: money.rewards.approves('first_video'),
  });
  favourites.type('video', { cards: shortVideos.cards });

  return { posts, articles, shortVideos };
}

/** What staff publish: news, downloads, the wheel, herdsman clubs and e-books. */
function createPublications(
  platform: Platform,
  { users, files }: PeoplePorts,
  rooms: TalkPorts['rooms'],
  stocks: Stocks,
) {
  const news = createNews({ ...platform, stocks, rooms });
  rooms.ownSets('news_', news.roomAccesses);
  const downloads = createDownloads(platform);
  const wealthWheel = createWealthWheel(platform);
  const herdsmanClubs = createHerdsmanClubs({
    ...platform,
    users,
    pictures: files.scene('herdsman', { takes: 'pictures', readers: 'everyone' }),
  });
  const ebooks = createEbooks({
    ...platform,
    books: (readers) => files.scene('ebook', { takes: 'books', readers, isViewOnly: true }),
    covers: files.scene('ebook_cover', { takes: 'pictures', readers: 'everyone' }),
    addressOf: files.addressOf,
  });

  return {
    features: { news, downloads, wealthWheel, herdsmanClubs, ebooks },
    handlers: {
      ...newsRoutes(news),
      ...downloadRoutes(downloads),
      ...wealthWheelRoutes(wealthWheel),
      ...herdsmanClubRoutes(herdsmanClubs),
      ...ebookRoutes(ebooks),
    },
  };
}

/** What the search finds of this module and of messages. */
interface SearchSourceDeps {
  readonly stocks: Stocks;
  readonly writing: ReturnType<typeof createWriting>;
  readonly messages: TalkPorts['found']['messages'];
}

/** The search, and what it finds of each kind. */
function createSources(
  platform: Platform,
  people: PeoplePorts,
  { found }: LiveModulePorts,
  { stocks, writing, messages }: SearchSourceDeps,
) {
  const search = createSearch({ ...platform, stocks });
  search.source('stocks', { find: stocks.source, suggests: true });
  search.source('channels', { find: people.found.channels, suggests: true });
  search.source('users', { find: people.found.members, suggests: true });
  search.source('lives', { find: found.lives, suggests: true });
  search.source('replays', { find: found.replays, suggests: false });
  search.source('replay_minutes', { find: found.minutes, suggests: false });
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
  const videoPorts = {
    engine: { ...writing.engine, places: findPlaces },
    addressOf: people.files.addressOf,
  };
  search.source('videos', { find: findShortVideos(writtenVideos, videoPorts) });
  search.source('messages', { find: messages, suggests: false });
  return search;
}

/**
 * What members write, on one engine, and what staff publish. Rows are locked upwards: a comment, what it stands under, the
 * thing, its verdict, the wallet last.
 */
export function createContentModule(
  platform: Platform,
  people: PeoplePorts,
  { rooms, found }: TalkPorts,
  money: MoneyPorts,
  live: LiveModulePorts,
) {
  const writing = createWriting(platform, people, rooms);
  const { engine, review, topics, likes, comments, contentReports } = writing;
  const favourites = createFolders(platform, people, live);
  const stocks = createStocks(platform);
  const kinds = createWrittenKinds(people, money, live, { writing, favourites, stocks });
  const search = createSources(platform, people, live, { stocks, writing, messages: found.messages });
  const publications = createPublications(platform, people, rooms, stocks);
  const { downloads, news } = publications.features;

  return {
    features: {
      engine,
      ...kinds,
      topics,
      comments,
      favourites,
      likes,
      review,
      contentReports,
      search,
      stocks,
      ...publications.features,
    },
    handlers: {
      ...articleRoutes(kinds.articles),
      ...postRoutes(kinds.posts),
      ...topicRoutes(topics),
      ...commentRoutes(comments),
      ...favouriteRoutes(favourites),
      ...likeRoutes(likes),
      ...reviewRoutes(review),
      ...contentReportRoutes(contentReports),
      ...searchRoutes(search),
      ...stockRoutes(stocks),
      ...shortVideoRoutes(kinds.shortVideos),
      ...publications.handlers,
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
