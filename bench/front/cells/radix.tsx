import '@radix-ui/themes/styles.css';
import { Button, Card, Theme as RadixTheme } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { offer } from './cells.tsx';

const sizes = { small: '1', medium: '2', large: '3' } as const;
const tones = { primary: undefined, neutral: 'gray', danger: 'red' } as const;

const Theme = ({ theme, children }: { theme: number; children: ReactNode }) => (
  <RadixTheme accentColor={theme === 0 ? 'orange' : 'pink'}>{children}</RadixTheme>
);

offer({
  Theme,
  Button: ({ tone, size, outlined, children }) => (
    <Button color={tones[tone]} size={sizes[size]} variant={outlined ? 'outline' : 'solid'}>
      {children}
    </Button>
  ),
  Card: ({ size, children }) => <Card size={sizes[size]}>{children}</Card>,
});
