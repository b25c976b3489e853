import { themes } from '@goldbean/tokens';
import remarkGfm from 'remark-gfm';
import { expect, it, vi } from 'vitest';
import config from './main.ts';

/* What is round the stories: without these lines Storybook shows its own face, and documentation without tables. */

const setConfig = vi.fn<(given: { theme: Record<string, string> }) => void>();
vi.mock('storybook/manager-api', () => ({ addons: { setConfig } }));
vi.mock('./words-panel/WordsPanel.tsx', () => ({ addWordsPanel: () => {} }));

it('X03: the frame has our mark, name and colours', async () => {
  await import('./manager.ts');
  const [{ theme } = { theme: {} }] = setConfig.mock.lastCall ?? [];
  const page = themes.education.page;
  expect(theme).toMatchObject({
    brandTitle: 'Goldbean',
    colorPrimary: page['color.brand.primary'],
    colorSecondary: page['color.brand.text'],
    appBg: page['color.surface.canvas'],
    textColor: page['color.text.primary'],
    fontBase: page['font.family.latin'],
  });
  const mark = decodeURIComponent(theme['brandImage'] ?? '');
  expect(mark).toContain('data:image/svg+xml,<svg');
  expect(mark).toContain(page['color.brand.primary']);
  expect(mark).toContain('>Goldbean</text>');
});

it('X03: tables of documentation are tables', () => {
  const docs = config.addons?.find((addon) => typeof addon === 'object' && /addon-docs/.test(addon.name));
  expect(docs).toMatchObject({
    options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
  });
});

it("X03: there is neither the vendor's onboarding nor news, nor a second toolbar for the width", () => {
  expect(config.core).toMatchObject({ disableTelemetry: true, disableWhatsNewNotifications: true });
  expect(config.features).toMatchObject({
    sidebarOnboardingChecklist: false,
    menuOnboardingChecklist: false,
    viewport: false,
  });
});
