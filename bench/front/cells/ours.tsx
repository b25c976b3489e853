import { Button, Card } from '@goldbean/design-system/primitives';
import { ThemeRoot } from '@goldbean/design-system/theme';
import type { ReactNode } from 'react';
import { offer } from './cells.tsx';

const Theme = ({ children }: { children: ReactNode }) => <ThemeRoot>{children}</ThemeRoot>;

offer({
  Theme,
  // As the product does it: one attribute, nothing renders again.
  setTheme: (theme) => (document.documentElement.dataset['theme'] = theme === 0 ? 'education' : 'red'),
  Button: ({ tone, size, outlined, children }) => (
    <Button tone={tone} size={size} fill={outlined ? 'outlined' : 'filled'}>
      {children}
    </Button>
  ),
  Card: ({ size, children }) => <Card padding={size === 'large' ? 'large' : 'medium'}>{children}</Card>,
});
