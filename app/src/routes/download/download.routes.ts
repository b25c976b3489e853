import { paths } from '../../shared/paths/index.ts';
import { route, type RouteArea } from '../route.ts';

/** What members download, a script group of its own (S48). */
export const area: RouteArea = {
  folder: 'download',
  group: 'download',
  routes: [
    route(paths.downloads, {
      title: 'downloads:titles.main',
      width: 'narrow',
      words: ['content', 'downloads'],
      load: () => import('./DownloadsPage.tsx'),
    }),
    route(paths.downloadsTJ, {
      title: 'downloads:titles.tj',
      width: 'narrow',
      words: ['content', 'downloads'],
      load: () => import('./DownloadsTJPage.tsx'),
    }),
  ],
};
