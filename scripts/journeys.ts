/** The ways through the product that every change must leave whole, without video: files of `app/e2e`. */
export const journeys = [
  'class-group',
  'entrance',
  'exchange',
  'giving',
  'inbox',
  'recharge',
  'red-packet',
  'session',
] as const;

/** Features are folders of one name in the app, the contract and the server. */
const of = (...features: readonly string[]): RegExp => new RegExp(`/(${features.join('|')})/`);

/** What an end-to-end file walks through, by the paths that make it; its own file always counts. */
const walks: Readonly<Record<string, RegExp>> = {
  announcements: of('announcements'),
  attachments: of('messaging', 'files'),
  bags: of('bags', 'live-packets'),
  broadcast: of('live', 'studio', 'live-settings'),
  card: of('orders'),
  'class-group': of('groups', 'group-members'),
  'class-life': of('groups', 'tasks', 'messaging'),
  'class-work': of('tasks'),
  documents: of('documents', 'group-files'),
  door: of('login', 'identity'),
  entering: of('live-sessions', 'live'),
  entrance: of('live', 'live-sessions', 'identity'),
  exchange: of('exchange'),
  'expiry-notice': of('notices', 'wallet'),
  'fan-club': of('fans'),
  forwarding: of('forwarding'),
  'frozen-viewer': of('frozen', 'moderation'),
  giving: of('gifts'),
  groups: of('groups', 'group-joining'),
  'hostile-words': of('messaging', 'identity'),
  inbox: of('messaging', 'direct'),
  keyboard: of('messaging', 'groups'),
  'live-card': of('live-cards'),
  marks: of('marks'),
  members: of('group-members'),
  moderation: of('moderation'),
  'paid-live': of('tickets', 'live'),
  pause: of('live', 'studio'),
  ranks: of('ranks', 'gifts'),
  recharge: of('orders', 'wallet'),
  reconciliation: of('reconciliation', 'wallet'),
  reconnect: of('messaging'),
  records: of('records'),
  'red-packet': of('red-packets'),
  report: of('report', 'reports'),
  rewards: of('rewards'),
  session: of('identity'),
  shop: of('shop', 'orders'),
  'view-list': of('viewers', 'bans'),
  votes: of('votes'),
  watch: of('live', 'studio', 'live-sessions'),
};

/** What no page or server is made of. */
const isBeside = (path: string): boolean => /\.(?:stories|fixtures|test|test-fixture|docs)\.tsx?$/.test(path);

/**
 * End-to-end files that a change reaches, besides the journeys. Those that are not listed above look at the whole product in
 * other sizes, themes or tools; `npm run test:all` has them.
 * @param specs names of the files of `app/e2e`, without `.spec.ts` @param paths what changed
 */
export const walksOf = (specs: readonly string[], paths: readonly string[]): string[] =>
  specs.filter((spec) =>
    paths.some(
      (path) => path === `app/e2e/${spec}.spec.ts` || (!isBeside(path) && walks[spec]?.test(path) === true),
    ),
  );
