import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';
import storybook from 'storybook/package.json' with { type: 'json' };
import { bundledBefore } from './dependencies.ts';
import { factsPlugin } from './docs/facts-plugin.ts';
import { keepIndex } from './kept-index.ts';

/** Packages of the house's fonts. */
const scripts = ['noto-sans', 'noto-sans-sc', 'noto-sans-hk', 'noto-sans-thai'];

/** What the page that Storybook opens with is made of: compiled while the browser is still opening. */
const firstPage = ['preview.tsx', '../design-system/src/foundations/Welcome.mdx'].map((path) =>
  join(import.meta.dirname, path),
);

const root = join(import.meta.dirname, '..');

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../design-system/src/**/*.mdx',
    '../design-system/src/**/*.stories.tsx',
    '../app/src/routes/**/*.stories.tsx',
    './**/*.stories.tsx',
  ],
  addons: [
    // Tables in MDX.
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  // The frame shows words in all six languages, on machines that have no letters for them too.
  staticDirs: scripts.map((script) => ({
    from: `../node_modules/@fontsource-variable/${script}`,
    to: `/fonts/${script}`,
  })),
  managerHead: (head) =>
    `${head ?? ''}${scripts.map((script) => `<link rel="stylesheet" href="./fonts/${script}/wght.css">`).join('')}`,
  // The vendor's news and lessons are not for who reads ours.
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: {
    sidebarOnboardingChecklist: false,
    menuOnboardingChecklist: false,
    // "Width" in the toolbar is the house's own.
    viewport: false,
    // Reads every story and asks git at each start, to mark stories whose source has changed: seconds that nobody asked for.
    changeDetection: false,
  },
  // TypeScript 7 has no JavaScript API, which the TypeScript docgen needs; this one parses by itself. Tests read no documentation.
  typescript: { reactDocgen: process.env['VITEST'] ? false : 'react-docgen' },
  experimental_indexers: (found = []) =>
    found.map(
      keepIndex(
        join(root, 'node_modules/.cache/story-index.json'),
        // Titles follow from `stories` above.
        `${storybook.version} ${statSync(import.meta.filename).mtimeMs}`,
      ),
    ),
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), factsPlugin()],
    server: {
      ...vite.server,
      warmup: { clientFiles: firstPage },
      // Thousands of files that no story is made of.
      watch: { ignored: ['**/visual-tests/**', '**/server/**', '**/bench/**', '**/docs/**', '**/data/**'] },
    },
    optimizeDeps: {
      ...vite.optimizeDeps,
      include: [...(vite.optimizeDeps?.include ?? []), ...bundledBefore],
    },
  }),
};

export default config;
