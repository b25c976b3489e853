import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { paths } from '../shared/paths/index.ts';
import { routeAreas, routeOf, routeTable } from './route-table.ts';
import { specifiedRoutes } from './specified-routes.ts';

/** D92, as far as these pages exist. */
const keptAlive = [
  '/chat',
  '/hljw/homepage',
  '/hljw/jingwangquan',
  '/hljw/EBookList',
  '/hljw/pindaolist',
  '/hljw/search',
  '/hljw/wishblock',
];
/** D07, as far as these pages exist. */
const open = [
  '/chat',
  '/herdsmanClub/herdsmanClub',
  '/herdsmanClub/herdsmanClubLists',
  '/hljw/caifujinlun',
  '/hljw/largeGroupClass',
  '/home',
  '/login',
  '/logout',
  '/tjLogin',
];

/** Routes of the specification that have no page yet: a list that only shrinks. */
const notBuilt: readonly string[] = [
  '/evaluation',
  '/hljw/chatGPT',
  '/hljw/topicIntroduce',
  '/chat/AICommunity',
  '/chat/AICommunityDetail',
  '/group/examDetail',
  '/group/examResult',
  '/group/myExamDetail',
  '/group/classActivity',
  '/hljw/studentNotes',
  '/hljw/aixiaocaishen',
  '/hljw/AICustomerService',
  '/hljw/AICustomerService_jingtai',
  '/gameOfWealth/index',
  '/gameOfWealth/selected',
  '/gameOfWealth/selectedDetail',
  '/gameOfWealth/liveTheater',
  '/gameOfWealth/studentNoteDetail',
  '/gameOfWealth/noteList',
  '/gameOfWealth/roleLists',
  '/gameOfWealth/lessonIntro',
  '/gameOfWealth/search',
  '/gameOfWealth/theaterPrograms',
  '/subject/subjectExam',
  '/subject/subjectExamForm',
  '/subject/mySubjectExamDetail',
  '/subject/subjectExamResult',
  '/subject/clubHome',
  '/subject/subjectHome',
  '/subject/subjectArticleDetail',
  '/subject/clubSearch',
  '/subject/studyList',
  '/subject/subjectColumnList',
  '/subject/subjectIntro',
  '/subject/clubIntro',
  '/subject/writeNote',
  '/subject/subjectIntroIndex',
  '/hljw/courseCenter/courseHome',
  '/hljw/courseCenter/courseContentShow',
  '/hljw/courseCenter/coursecenterHome',
  '/hljw/courseCenter/courseSortLists',
  '/hljw/courseCenter/courseSearch',
  '/hljw/courseCenter/myCourse',
  '/staticArea/loading',
  '/staticArea/homepage',
  '/staticArea/courseLists',
  '/staticArea/evaluation',
  '/staticArea/PcDiscounts',
  '/staticArea/PcOrder',
  '/staticArea/PcOrderState',
  '/staticArea/AppDiscounts',
  '/staticArea/AppOrder',
  '/staticArea/AppOrderState',
  '/staticArea/relaxation',
  '/staticArea/daren',
];

describe('the route table', () => {
  it('has a page for every address, and an address for every page', () => {
    const addresses = Object.values(paths).map(({ path }) => path);
    expect(routeTable.map(({ path }) => path).toSorted()).toEqual(
      addresses.filter((path) => path !== paths.root.path).toSorted(),
    );
  });

  it('asks for login everywhere but where D07 says', () => {
    expect(
      routeTable
        .filter(({ login }) => !login)
        .map(({ path }) => path)
        .toSorted(),
    ).toEqual(open);
  });

  // The agreements are one page, which loads with the one of the static zone.
  it('P12: is that of the specification, in its groups, but for the pages that are named here', () => {
    expect(specifiedRoutes).toHaveLength(124);
    const groups = new Map(
      routeAreas.flatMap(({ group, routes }) => routes.map(({ path }) => [path, group])),
    );
    const built = specifiedRoutes.filter(([path]) => path === paths.root.path || groups.has(path));
    const wrong = built.flatMap(([path, group, login]) => {
      const mine = routeOf(path);
      if (!mine) return [];
      const isRight = mine.login === login && (groups.get(path) === group || path.includes('Agreement'));
      return isRight ? [] : [[path, groups.get(path), mine.login]];
    });
    expect(wrong).toEqual([]);
    const missing = specifiedRoutes.map(([path]) => path).filter((path) => path !== '/' && !groups.has(path));
    expect(missing).toEqual(notBuilt);
  });

  it('keeps alive what D92 says', () => {
    expect(routeTable.filter(({ keepAlive }) => keepAlive).map(({ path }) => path)).toEqual(keptAlive);
  });

  it('finds a route with a slash at its end, and nothing for an unknown address', () => {
    expect(routeOf('/hljw/homepage/')?.path).toBe('/hljw/homepage');
    expect(routeOf('/hljw/homepagex')).toBeUndefined();
    expect(routeOf('/')).toBeUndefined();
  });

  it('gathers the routes of every folder that has some', () => {
    const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
    const areas = files.flatMap((file) => /^([\w-]+)[\\/]\1\.routes\.ts$/.exec(file)?.[1] ?? []);
    expect(routeAreas.map(({ folder }) => folder).toSorted()).toEqual(areas.toSorted());
  });

  it('has pages on disk for all it loads', () => {
    const pages = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
    const loaded = routeTable.map(({ load }) => /['"`]([^'"`]*Page)\.tsx['"`]/.exec(load.toString())?.[1]);
    for (const page of loaded) {
      expect(pages).toContainEqual(expect.stringContaining(`${page?.split('/').at(-1)}.tsx`));
    }
  });
});
