import { themes } from '@goldbean/tokens';
import { create } from 'storybook/theming/create';
import { brandImage } from './brand-image.ts';

const page = themes.education.page;

/** The value of a token in the education theme. @throws when the tokens no longer have it */
function value(name: string): string {
  const found = page[name];
  if (found === undefined) throw new Error(`the tokens have no ${name}`);
  return found;
}

/** Storybook's frame and its pages of documentation in our colours and with our mark. */
export const houseTheme = create({
  base: 'light',
  brandTitle: 'Goldbean',
  brandImage: brandImage(
    value('color.brand.primary'),
    value('color.gold.subtle'),
    value('color.text.primary'),
  ),
  brandUrl: './',
  brandTarget: '_self',
  fontBase: value('font.family.latin'),
  fontCode: value('font.family.mono'),
  colorPrimary: value('color.brand.primary'),
  colorSecondary: value('color.brand.text'),
  appBg: value('color.surface.canvas'),
  appContentBg: value('color.surface.default'),
  appPreviewBg: value('color.surface.default'),
  appBorderColor: value('color.border.subtle'),
  appBorderRadius: 8,
  textColor: value('color.text.primary'),
  textMutedColor: value('color.text.secondary'),
  barTextColor: value('color.text.secondary'),
  barSelectedColor: value('color.brand.text'),
  barHoverColor: value('color.brand.text'),
  barBg: value('color.surface.default'),
  inputBorderRadius: 8,
});
