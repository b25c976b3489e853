import '@mantine/core/styles.css';
import { Button, Card, createTheme, MantineProvider } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { offer } from './cells.tsx';

const sizes = { small: 'sm', medium: 'md', large: 'lg' } as const;
const tones = { primary: undefined, neutral: 'gray', danger: 'red' } as const;

function Theme({ theme, children }: { theme: number; children: ReactNode }) {
  const made = useMemo(() => createTheme({ primaryColor: theme === 0 ? 'orange' : 'pink' }), [theme]);
  return <MantineProvider theme={made}>{children}</MantineProvider>;
}

offer({
  Theme,
  Button: ({ tone, size, outlined, children }) => (
    <Button color={tones[tone]} size={sizes[size]} variant={outlined ? 'outline' : 'filled'}>
      {children}
    </Button>
  ),
  Card: ({ size, children }) => (
    <Card withBorder padding={sizes[size]}>
      {children}
    </Card>
  ),
});
