import { paths, type Path } from '../../shared/paths/index.ts';
import { route, type PageTitle, type RouteArea, type RouteEntry } from '../route.ts';

/** An information page in the reading column (S19). */
const info = (path: Path, title: PageTitle): RouteEntry =>
  route(path, { width: 'narrow', title, load: () => import('./InfoPage.tsx') });

export const area: RouteArea = {
  folder: 'info',
  group: 'commons',
  routes: [
    info(paths.actionInfoChinese, 'title.actionInfo'),
    info(paths.actionInfoEnglish, 'title.actionInfo'),
    info(paths.reliefInfoChinese, 'title.reliefInfo'),
    info(paths.reliefInfoEnglish, 'title.reliefInfo'),
    info(paths.goldIntroChinese, 'title.goldIntro'),
    info(paths.goldIntroEnglish, 'title.goldIntro'),
  ],
};
