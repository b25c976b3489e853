/* The door of content: what members write, its topics, comments and likes, its review and reports. */
import { joinModules } from '../join-modules.ts';
import { articleErrors } from './articles/articles.errors.ts';
import { articleLimits } from './articles/articles.limits.ts';
import { commentErrors } from './comments/comments.errors.ts';
import { commentLimits } from './comments/comments.limits.ts';
import { contentReportLimits } from './content-reports/content-reports.limits.ts';
import { ebookErrors } from './ebooks/ebooks.errors.ts';
import { ebookLimits } from './ebooks/ebooks.limits.ts';
import { favouriteErrors } from './favourites/favourites.errors.ts';
import { favouriteLimits } from './favourites/favourites.limits.ts';
import { herdsmanClubErrors } from './herdsman-clubs/herdsman-clubs.errors.ts';
import { herdsmanClubLimits } from './herdsman-clubs/herdsman-clubs.limits.ts';
import { newsErrors } from './news/news.errors.ts';
import { newsLimits } from './news/news.limits.ts';
import { postErrors } from './posts/posts.errors.ts';
import { postLimits } from './posts/posts.limits.ts';
import { reviewErrors } from './review/review.errors.ts';
import { reviewLimits } from './review/review.limits.ts';
import { searchErrors } from './search/search.errors.ts';
import { searchLimits } from './search/search.limits.ts';
import { shortVideoErrors } from './short-videos/short-videos.errors.ts';
import { shortVideoLimits } from './short-videos/short-videos.limits.ts';
import { wealthWheelErrors } from './wealth-wheel/wealth-wheel.errors.ts';
import { wealthWheelLimits } from './wealth-wheel/wealth-wheel.limits.ts';

export * from './posts/posts.events.ts';
export * from './posts/posts.limits.ts';
export * from './posts/posts.states.ts';
export {
  contentTypes,
  postKinds,
  postStates,
  postTabs,
  type ContentType,
  type Picture,
  type Post,
  type PostKind,
  type PostState,
  type PostTab,
  type Queued,
} from './posts/posts.schema.ts';
export { postText } from './posts/posts.calls.ts';
export * from './favourites/favourites.limits.ts';
export {
  favouriteTypes,
  type FavouriteCard,
  type FavouriteFolder,
  type FavouriteItem,
  type FavouriteType,
} from './favourites/favourites.schema.ts';
export * from './articles/articles.document.ts';
export * from './articles/articles.limits.ts';
export { articleTitle } from './articles/articles.calls.ts';
export {
  articleAccesses,
  type Article,
  type ArticleAccess,
  type ArticleCard,
  type ArticleFile,
  type ArticlePrice,
} from './articles/articles.schema.ts';
export { openingTopics, type OpeningTopic, type Topic } from './topics/topics.schema.ts';
export { commentText } from './comments/comments.calls.ts';
export * from './comments/comments.limits.ts';
export {
  commentSorts,
  commentStates,
  type Comment,
  type CommentSort,
  type CommentState,
  type Reply,
} from './comments/comments.schema.ts';
export * from './review/review.limits.ts';
export { type HeldVerdict, type ReviewEntry, type ReviewOutcome } from './review/review.schema.ts';
export * from './content-reports/content-reports.limits.ts';
export {
  contentReportOutcomes,
  contentReportReasons,
  contentReportStates,
  type ContentReport,
  type ContentReportOutcome,
  type ContentReportReason,
} from './content-reports/content-reports.schema.ts';

export * from './search/search.limits.ts';
export {
  searchQuery,
  searchTypes,
  type SearchGroup,
  type SearchHit,
  type SearchType,
} from './search/search.schema.ts';
export { type Stock } from './stocks/stocks.schema.ts';
export * from './news/news.events.ts';
export * from './news/news.limits.ts';
export { newsFields, type NewsItem } from './news/news.schema.ts';
export * from './short-videos/short-videos.limits.ts';
export {
  type Chapter,
  type Film,
  type NewChapter,
  type ShortVideo,
} from './short-videos/short-videos.schema.ts';
export {
  buildChecksum,
  buildName,
  buildSystems,
  buildVersion,
  buildWords,
  downloadVariants,
  type Build,
  type BuildSystem,
  type DownloadVariant,
} from './downloads/downloads.schema.ts';
export * from './wealth-wheel/wealth-wheel.limits.ts';
export { kindOfCard, wealthDeck, type WealthCard, type WealthCardKind } from './wealth-wheel/wealth-deck.ts';
export { monthOf, shownYear, whyNoGoal, yearOf } from './wealth-wheel/wealth-months.ts';
export {
  wealthDraw,
  wealthGoal,
  type WealthDraw,
  type WealthGoal,
} from './wealth-wheel/wealth-wheel.schema.ts';
export * from './herdsman-clubs/herdsman-clubs.limits.ts';
export {
  herdsmanClubFields,
  type HerdsmanClub,
  type HerdsmanClubCard,
  type HerdsmanMeeting,
} from './herdsman-clubs/herdsman-clubs.schema.ts';
export * from './ebooks/ebooks.limits.ts';
export { ebookFields, type EbookBookmark, type EbookCard, type OpenedEbook } from './ebooks/ebooks.schema.ts';

/** Every call of this module, by feature and verb. */
export * as calls from './content.calls.ts';

/** Every refusal of this module, by `msg_key`. */
export const errors = joinModules(
  articleErrors,
  postErrors,
  commentErrors,
  favouriteErrors,
  reviewErrors,
  searchErrors,
  newsErrors,
  shortVideoErrors,
  wealthWheelErrors,
  herdsmanClubErrors,
  ebookErrors,
);

/** Every limit of this module, by name. */
export const limits = joinModules(
  articleLimits,
  postLimits,
  commentLimits,
  favouriteLimits,
  reviewLimits,
  contentReportLimits,
  searchLimits,
  newsLimits,
  shortVideoLimits,
  wealthWheelLimits,
  herdsmanClubLimits,
  ebookLimits,
);
