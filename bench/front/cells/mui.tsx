import { Button, Card, createTheme, ThemeProvider } from '@mui/material';
import { type ReactNode, useMemo } from 'react';
import { offer } from './cells.tsx';

const tones = { primary: 'primary', neutral: 'inherit', danger: 'error' } as const;
const colours = ['#b5490c', '#b3131b'];

function Theme({ theme, children }: { theme: number; children: ReactNode }) {
  const made = useMemo(() => createTheme({ palette: { primary: { main: colours[theme] ?? '' } } }), [theme]);
  return <ThemeProvider theme={made}>{children}</ThemeProvider>;
}

offer({
  Theme,
  Button: ({ tone, size, outlined, children }) => (
    <Button color={tones[tone]} size={size} variant={outlined ? 'outlined' : 'contained'}>
      {children}
    </Button>
  ),
  Card: ({ children }) => <Card variant="outlined">{children}</Card>,
});
