import { staticClass } from '../../../design-system/src/styling/index.ts';
import { ThemeRoot } from '@goldbean/design-system/theme';
import { tokens } from '@goldbean/tokens';
import type { ReactNode } from 'react';
import { offer } from './cells.tsx';

/* The named hot rows: class names made once at module load, on plain elements. */
const { color, control, radius, space } = tokens;
const button = staticClass`
  display: inline-flex; align-items: center; justify-content: center; gap: ${space[2]};
  min-block-size: ${control.medium}; padding: ${space[1]} ${space[4]};
  color: ${color.action.onFill}; background: ${color.action.fill}; border: 1px solid transparent; border-radius: ${radius.medium};
  &:hover { background: ${color.action.fillHover}; }
  &[data-tone='danger'] { background: ${color.danger.fill}; }
  &[data-tone='neutral'] { color: ${color.text.primary}; background: ${color.surface.default}; }
  &[data-outlined] { color: ${color.text.primary}; background: ${color.surface.default}; border-color: ${color.border.default}; }
  &[data-size='small'] { min-block-size: ${control.small}; padding-inline: ${space[3]}; }
  &[data-size='large'] { min-block-size: ${control.large}; padding-inline: ${space[6]}; }
`;
const card = staticClass`
  padding: ${space[4]}; background: ${color.surface.default}; border: 1px solid ${color.border.subtle}; border-radius: ${radius.medium};
  &[data-size='large'] { padding: ${space[6]}; }
`;

const Theme = ({ children }: { children: ReactNode }) => <ThemeRoot>{children}</ThemeRoot>;

offer({
  Theme,
  setTheme: (theme) => (document.documentElement.dataset['theme'] = theme === 0 ? 'education' : 'red'),
  Button: ({ tone, size, outlined, children }) => (
    <button
      type="button"
      className={button}
      data-tone={tone}
      data-size={size}
      data-outlined={outlined || undefined}
    >
      {children}
    </button>
  ),
  Card: ({ size, children }) => (
    <div className={card} data-size={size}>
      {children}
    </div>
  ),
});
