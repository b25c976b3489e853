/*
 * docs/architecture.md, "What may import what", arrow by arrow. `npm run lint` runs it on the whole house;
 * scripts/import-rules.test.ts sees each rule turn red on an import it forbids.
 */

/** Tests may look behind doors and across floors: they are not part of what is shipped. */
const tests =
  '\\.(test|test-fixture|stories|fixtures)\\.tsx?$|/test/|/e2e/|^(app|design-system)/src/stories/';
const databaseWords = '^node_modules/(kysely|pg)/|^server/src/platform/database/';
const httpWords = '^node_modules/(fastify|@fastify)/|^server/src/platform/(http|web)/';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment:
        'Two modules import each other, if only their types. Move what both need into a third module below them.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-missing-module',
      comment:
        'This import leads nowhere. Add the dependency to the package that imports it, or the path to the "exports" of the package it enters.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'foundations-stand-alone',
      comment:
        'tokens, locales and contract import nothing of ours: everything else stands on them. Move the code up to the design system, the app or the server.',
      severity: 'error',
      from: { path: '^(tokens|locales|contract)/', pathNot: tests },
      to: {
        path: '^(tokens|locales|contract|design-system|app|server|visual-tests|scripts)/',
        pathNot: '^$1/',
      },
    },
    {
      name: 'contract-knows-only-zod',
      comment:
        'The contract runs in the browser and on the server, so zod is all it imports. Keep libraries of one side on that side.',
      severity: 'error',
      from: { path: '^contract/src/', pathNot: tests },
      to: { pathNot: '^(contract/src|node_modules/zod)/' },
    },
    {
      name: 'design-system-draws-only',
      comment:
        'A component draws what its props say and calls back. It never sees calls, the app or the server: pass the value in as a prop. Limits come from @goldbean/contract/rules.',
      severity: 'error',
      from: { path: '^design-system/' },
      to: { path: '^(contract|app|server)/', pathNot: '^contract/src/rules\\.ts$' },
    },
    {
      name: 'contract-rules-know-limits-only',
      comment:
        'The design system takes numbers from rules.ts, and how a length is counted: no schema and no call may come with them.',
      severity: 'error',
      from: { path: '^contract/src/(rules|.*limits|shared/characters)\\.ts$' },
      to: { pathNot: '^contract/src/(.*limits|shared/characters)\\.ts$' },
    },
    {
      name: 'design-system-takes-words-from-i18next',
      comment:
        'Words come from useTranslation of react-i18next; only the types of the keys come from locales (import type). The landing page shows one part in all six languages.',
      severity: 'error',
      from: { path: '^design-system/src/', pathNot: `${tests}|^design-system/src/foundations/welcome/` },
      to: { path: '^locales/', dependencyTypesNot: ['type-only', 'type-import'] },
    },
    {
      name: 'app-has-no-styles',
      comment:
        'The app never imports Emotion, the tokens or the styling of the design system. A layout belongs into its screen (design-system/src/screens), a part into a component with its story; the app hands values in.',
      severity: 'error',
      from: { path: '^app/' },
      to: { path: '^node_modules/@emotion/|^tokens/|^design-system/src/styling/' },
    },
    {
      name: 'app-never-imports-server',
      comment: 'The app reaches the server by calls of the contract only.',
      severity: 'error',
      from: { path: '^app/' },
      to: { path: '^server/' },
    },
    {
      name: 'server-knows-only-the-contract',
      comment:
        'The server imports the contract and nothing else of ours. It answers with msg_key and plain values; words, colours and screens belong to the app.',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^(app|design-system|locales|tokens)/' },
    },
    {
      name: 'app-shared-is-the-ground',
      comment:
        'app/src/shared is below the features: hand the value in as an argument, or move this module into the feature.',
      severity: 'error',
      from: { path: '^app/src/shared/', pathNot: tests },
      to: { path: '^app/src/(features|routes)/' },
    },
    {
      name: 'app-features-below-routes',
      comment:
        'A feature does not know the pages that show it. Take a callback or a path from app/src/shared/paths.',
      severity: 'error',
      from: { path: '^app/src/features/', pathNot: tests },
      to: { path: '^app/src/routes/' },
    },
    {
      name: 'app-features-never-meet',
      comment: 'An app feature never imports another. Let the page in app/src/routes join them.',
      severity: 'error',
      from: { path: '^app/src/features/([^/]+/[^/]+)/' },
      to: { path: '^app/src/features/', pathNot: '^app/src/features/$1/' },
    },
    {
      name: 'app-services-know-no-state',
      comment:
        'A service asks the server and returns parsed values. The action that called it writes the state.',
      severity: 'error',
      from: { path: '^app/src/.*\\.service\\.ts$' },
      to: {
        path: '^app/src/.*\\.(state|actions)\\.ts$|^app/src/.*/components/|^node_modules/(valtio|react)/',
      },
    },
    {
      name: 'app-state-knows-nothing',
      comment:
        'A state module holds defaults, the proxy and plain mutators; it may name the types of what a service gives (import type). Whoever loads or sends is an action.',
      severity: 'error',
      from: { path: '^app/src/.*\\.state\\.ts$' },
      to: {
        path: '^app/src/.*\\.(service|actions)\\.ts$|^app/src/.*/components/|^app/src/(shared/(api|socket)|routes)/',
        dependencyTypesNot: ['type-only', 'type-import'],
      },
    },
    {
      name: 'app-actions-draw-nothing',
      comment: 'An action knows services and state. What is drawn reads the state by itself.',
      severity: 'error',
      from: { path: '^app/src/.*\\.actions\\.ts$' },
      to: { path: '^app/src/.*/components/|^app/src/routes/|^node_modules/react-dom/' },
    },
    {
      name: 'app-components-call-actions',
      comment:
        'Components and pages call actions, never services: an action is the only writer of the state that they read. Types of a service may be named (import type).',
      severity: 'error',
      from: { path: '^app/src/(features/[^/]+/[^/]+/components|routes)/', pathNot: tests },
      to: { path: '\\.service\\.ts$', dependencyTypesNot: ['type-only', 'type-import'] },
    },
    {
      name: 'server-platform-below-features',
      comment:
        'server/src/platform knows no feature. Let the feature register a function by name, or app.ts hand it in as it does for the call binder.',
      severity: 'error',
      from: { path: '^server/src/platform/', pathNot: tests },
      to: { path: '^server/src/(modules|demo)/|^server/src/(app|server)\\.ts$' },
    },
    {
      name: 'server-features-never-meet',
      comment:
        'A server feature never imports another. Declare what you need in your .ports.ts; index.ts of the module hands it in.',
      severity: 'error',
      from: { path: '^server/src/modules/([^/]+/[^/]+)/', pathNot: tests },
      to: {
        path: '^server/src/(modules|demo)/|^server/src/(app|server)\\.ts$',
        pathNot: '^server/src/modules/($1/|[^/]+/[^/]+/[^/]+\\.ports\\.ts$)',
      },
    },
    {
      name: 'server-ports-are-types',
      comment:
        'Of another feature only the types of its ports are known (import type): `Pick` what you need of them in your .ports.ts.',
      severity: 'error',
      from: { path: '^server/src/modules/([^/]+/[^/]+)/', pathNot: tests },
      to: {
        path: '^server/src/modules/[^/]+/[^/]+/[^/]+\\.ports\\.ts$',
        pathNot: '^server/src/modules/$1/',
        dependencyTypesNot: ['type-only', 'type-import'],
      },
    },
    {
      name: 'server-module-joins-its-own',
      comment:
        "A module's index.ts joins the features of that module, by their index.ts. What it needs of others comes in as ports.",
      severity: 'error',
      from: { path: '^server/src/modules/([^/]+)/index\\.ts$' },
      to: {
        path: '^server/src/modules/[^/]+/[^/]+/',
        pathNot: '^server/src/modules/$1/[^/]+/index\\.ts$',
      },
    },
    {
      name: 'server-modules-meet-in-app',
      comment:
        'A module names the types of ports of the modules before it (import type); the ports themselves are handed in by app.ts.',
      severity: 'error',
      from: { path: '^server/src/modules/[^/]+/index\\.ts$' },
      to: {
        path: '^server/src/modules/[^/]+/index\\.ts$',
        dependencyTypesNot: ['type-only', 'type-import'],
      },
    },
    {
      name: 'module-by-its-door',
      comment:
        'Enter a module by its index.ts: app.ts and the demo know nothing of its features. If the name is not there, export it or think again.',
      severity: 'error',
      from: { path: '^server/', pathNot: `${tests}|^server/src/modules/` },
      to: { path: '^server/src/modules/[^/]+/[^/]+/' },
    },
    {
      name: 'server-routes-know-no-sql',
      comment: 'Routes bind calls of the contract to a verb of the service. SQL lives in the repository.',
      severity: 'error',
      from: { path: '^server/src/modules/.*\\.routes\\.ts$' },
      to: { path: `\\.repository\\.ts$|${databaseWords}` },
    },
    {
      name: 'server-repositories-know-no-http',
      comment: 'A repository turns rows into values. Requests, replies and rules stay above it.',
      severity: 'error',
      from: { path: '^server/src/modules/.*\\.repository\\.ts$' },
      to: { path: `\\.(routes|service)\\.ts$|${httpWords}` },
    },
    {
      name: 'server-domain-is-pure',
      comment:
        'Domain rules are functions of their arguments: no SQL, no HTTP, no service. Pass the rows and the time in.',
      severity: 'error',
      from: { path: '^server/src/modules/.*\\.domain\\.ts$' },
      to: { path: `\\.(routes|service|repository)\\.ts$|${databaseWords}|${httpWords}` },
    },
    {
      name: 'feature-by-its-door',
      comment: 'Enter a feature by its index.ts. If the name is not there, export it or think again.',
      severity: 'error',
      from: { path: '^app/', pathNot: `${tests}|^app/src/features/` },
      to: {
        path: '^app/src/features/[^/]+/[^/]+/',
        pathNot: '^app/src/features/[^/]+/[^/]+/index\\.tsx?$',
      },
    },
    {
      name: 'component-area-by-its-door',
      comment: 'Enter another area of the design system by its index.ts.',
      severity: 'error',
      from: { path: '^design-system/src/components/([^/]+)/', pathNot: tests },
      to: {
        path: '^design-system/src/components/[^/]+/.+',
        pathNot: '^design-system/src/components/($1/|[^/]+/index\\.tsx?$)',
      },
    },
    {
      name: 'app-enters-the-contract-by-module',
      comment:
        'What the app ships enters the contract by the door of a module (@goldbean/contract/talk), so that a script holds only the calls that its page makes. Types may come from the root.',
      severity: 'error',
      from: { path: '^app/src/', pathNot: `${tests}|^app/src/stories/` },
      to: { path: '^contract/src/index\\.ts$', dependencyTypesNot: ['type-only', 'type-import'] },
    },
    {
      name: 'package-by-its-exports',
      comment:
        'Enter another package by its name (@goldbean/...), through the "exports" of its package.json, never by a path into its folders.',
      severity: 'error',
      from: { path: '^(tokens|locales|contract|design-system|app|server)/' },
      to: {
        path: '^(tokens|locales|contract|design-system|app|server)/',
        pathNot: '^$1/',
        dependencyTypes: ['local'],
        dependencyTypesNot: ['aliased', 'aliased-workspace', 'npm', 'npm-dev'],
      },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: ['node_modules'] },
    exclude: { path: ['(^|/)dist/', 'storybook-static/'] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.css', '.d.ts'],
    },
  },
};
