import { paths } from '../../shared/paths/index.ts';
import { route, type RouteArea } from '../route.ts';

export const area: RouteArea = {
  folder: 'hljw',
  group: 'hljw',
  routes: [
    route(paths.homepage, {
      keepAlive: true,
      title: 'title.homepage',
      words: ['chat', 'fans', 'groups', 'home', 'live-card', 'live-tools', 'moderation', 'recharge'],
      load: async () => (await import('./HomePage.tsx')).HomePage,
    }),
    route(paths.credits, {
      title: 'title.credits',
      width: 'narrow',
      words: ['chat', 'gifts', 'rewards'],
      load: async () => (await import('./CreditsPage.tsx')).CreditsPage,
    }),
    route(paths.newcomerGift, {
      title: 'title.newcomerGift',
      words: ['rewards'],
      load: async () => (await import('./NewcomerGiftPage.tsx')).NewcomerGiftPage,
    }),
    route(paths.pdfView, {
      title: 'documents:title',
      words: ['documents'],
      load: async () => (await import('./PdfViewPage.tsx')).PdfViewPage,
    }),
    route(paths.docxView, {
      title: 'documents:title',
      words: ['documents'],
      load: async () => (await import('./DocxViewPage.tsx')).DocxViewPage,
    }),
    route(paths.xlsxView, {
      title: 'documents:title',
      words: ['documents'],
      load: async () => (await import('./XlsxViewPage.tsx')).XlsxViewPage,
    }),
  ],
};
