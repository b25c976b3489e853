/* The calls of this module by feature. A namespace, so that a script holds only the features it names. */
export { articleCalls as articles } from './articles/articles.calls.ts';
export { postCalls as posts } from './posts/posts.calls.ts';
export { topicCalls as topics } from './topics/topics.calls.ts';
export { commentCalls as comments } from './comments/comments.calls.ts';
export { favouriteCalls as favourites } from './favourites/favourites.calls.ts';
export { likeCalls as likes } from './likes/likes.calls.ts';
export { reviewCalls as review } from './review/review.calls.ts';
export { contentReportCalls as contentReports } from './content-reports/content-reports.calls.ts';
export { searchCalls as search } from './search/search.calls.ts';
export { stockCalls as stocks } from './stocks/stocks.calls.ts';
export { newsCalls as news } from './news/news.calls.ts';
export { shortVideoCalls as shortVideos } from './short-videos/short-videos.calls.ts';
export { downloadCalls as downloads } from './downloads/downloads.calls.ts';
export { wealthWheelCalls as wealthWheel } from './wealth-wheel/wealth-wheel.calls.ts';
export { herdsmanClubCalls as herdsmanClubs } from './herdsman-clubs/herdsman-clubs.calls.ts';
export { ebookCalls as ebooks } from './ebooks/ebooks.calls.ts';
