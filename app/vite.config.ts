import { shellNamespaces } from '@goldbean/locales';
import react from '@vitejs/plugin-react';
import { defineConfig, type Rolldown } from 'vite';
import { pageFileOf, readRouteAreas } from './read-route-areas.ts';
import { smallerLibraries } from './smaller-libraries.ts';

type CodeSplittingGroup = Rolldown.CodeSplittingGroup;

const areas = await readRouteAreas();
/** Folders of pages by the script group they belong to. */
const foldersOf = Map.groupBy(areas, ({ group }) => group);

/** The entry, and the pages that come with it. */
const entryFiles = [
  'main',
  ...areas.flatMap(({ folder, routes }) =>
    routes
      .filter(({ withEntry }) => withEntry)
      .map((entry) => ['routes', folder, pageFileOf(entry)].join('[\\\\/]')),
  ),
].join('|');

const isWords = /[\\/]locales[\\/]src[\\/](\w+)[\\/]([\w-]+)\.json$/;

/** Words of every page: one piece per language. */
function shellWordsOf(id: string): string | null {
  const [, language = '', namespace = ''] = isWords.exec(id) ?? [];
  return shellNamespaces.some((name) => name === namespace) ? `words-${language}` : null;
}

/**
 * What several pages use is joined until a piece has so many bytes of source, though a page then fetches some that it does
 * not use: without HTTP/2 a browser has six connections, and the 94 pieces of a live room came sixteen times six in turn.
 */
const smallestShared = process.env['GOLDBEAN_APP_PIECES'] === 'apart' ? 0 : 1_500;

/**
 * S48: the script groups. A group takes what its modules use, after unused code is gone: so `commons` is the entry
 * and the page of visitors with all they need, `shared` is what several pages use besides, in pieces by who uses it,
 * and each page is a piece of its area's group.
 */
const groups: CodeSplittingGroup[] = [
  { name: shellWordsOf, debugName: 'words', priority: 40 },
  { name: 'commons', test: new RegExp(`[\\\\/]app[\\\\/]src[\\\\/](${entryFiles})\\.tsx$`), priority: 30 },
  // A hundred icons of 300 bytes, each used by other pages than the next.
  { name: 'icons', test: /[\\/]node_modules[\\/]lucide-react[\\/]/, priority: 28 },
  // Messages are made of it as they load. Joined by size, its piece and theirs would need each other, and one finds nothing.
  { name: 'gifts', test: /[\\/]contract[\\/]src[\\/]live[\\/]gifts[\\/]gifts\.schema\.ts$/, priority: 21 },
  {
    name: 'shared',
    test: (id) => !isWords.test(id),
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: smallestShared,
    priority: 20,
  },
  ...[...foldersOf].map(([name, areas]) => ({
    name,
    test: new RegExp(
      `[\\\\/]app[\\\\/]src[\\\\/]routes[\\\\/](${areas.map(({ folder }) => folder).join('|')})[\\\\/]`,
    ),
    entriesAware: true,
    priority: 10,
  })),
];

/** What the development server hands on to the server of `npm start`. */
const services =
  'cms|dangwu|docs|file|files|flv|hljw|hljwgo|im|live|live_fans|live_mall|live_tuangou|livego|pay|scms|ws';
const server = process.env['GOLDBEAN_SERVER'] ?? 'http://127.0.0.1:8080';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), smallerLibraries()],
  // The server puts a fresh nonce in its place with every page; nothing inline runs without it.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir: 'dist',
    // Which file holds what: scripts/first-route.ts adds up what a page loads.
    manifest: true,
    sourcemap: true,
    // A font or a picture inside the script would be fetched by those who never see it.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: { groups },
        // The entry names every piece: what is shared by many pages would carry all their names. Seven letters of 64 are
        // enough to tell versions of one piece apart, and nothing packs them.
        chunkFileNames: ({ name }) =>
          `assets/${name.startsWith('shared~') ? 'shared' : '[name]'}-[hash:7].js`,
      },
    },
  },
  server: {
    port: 5173,
    proxy: {
      // Pages live beside services whose names they share: /hljw/homepage is a page, /hljw/api/... is a call.
      [`^/(${services})([/?]|$)`]: {
        target: server,
        changeOrigin: false,
        ws: true,
        bypass: (request) =>
          // The cashier's page is the server's own.
          request.method === 'GET' &&
          request.headers.accept?.includes('text/html') &&
          !request.url?.startsWith('/pay/')
            ? '/index.html'
            : undefined,
      },
    },
  },
});
