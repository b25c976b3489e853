import { themes } from '@goldbean/tokens';
import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming/create';
import { brandImage } from './brand-image.ts';

const colours = themes.education.page;

/** A colour of the education theme by its token's name. @throws when the tokens no longer have it */
function colour(name: string): string {
  const value = colours[name];
  if (value === undefined) throw new Error(`the tokens have no ${name}`);
  return value;
}

/** Storybook's own frame in our colours and with our mark. */
addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Goldbean',
    brandImage: brandImage(
      colour('color.brand.primary'),
      colour('color.gold.subtle'),
      colour('color.text.primary'),
    ),
    brandUrl: './',
    brandTarget: '_self',
    colorPrimary: colour('color.brand.primary'),
    colorSecondary: colour('color.brand.text'),
    appBg: colour('color.surface.canvas'),
    appContentBg: colour('color.surface.default'),
    appPreviewBg: colour('color.surface.default'),
    appBorderColor: colour('color.border.subtle'),
    appBorderRadius: 8,
    textColor: colour('color.text.primary'),
    textMutedColor: colour('color.text.secondary'),
    barTextColor: colour('color.text.secondary'),
    barSelectedColor: colour('color.brand.text'),
    barHoverColor: colour('color.brand.text'),
    barBg: colour('color.surface.default'),
    inputBorderRadius: 8,
  }),
});
