import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../design-system/src/**/*.mdx',
    '../design-system/src/**/*.stories.tsx',
    '../app/src/routes/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true },
  // TypeScript 7 has no JavaScript API, which the TypeScript docgen needs; this one parses by itself.
  typescript: { reactDocgen: 'react-docgen' },
};

export default config;
