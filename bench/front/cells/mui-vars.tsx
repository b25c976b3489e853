import { Button, Card, createTheme, ThemeProvider } from '@mui/material';
import type { ReactNode } from 'react';
import { offer } from './cells.tsx';

/* The fastest way of that library: CSS variables, no ripple. Its variable is set by hand. */
const tones = { primary: 'primary', neutral: 'inherit', danger: 'error' } as const;
const made = createTheme({ cssVariables: true });
const colours = ['#b5490c', '#b3131b'];

const Theme = ({ children }: { children: ReactNode }) => (
  <ThemeProvider theme={made}>{children}</ThemeProvider>
);

offer({
  Theme,
  setTheme: (theme) =>
    document.documentElement.style.setProperty('--mui-palette-primary-main', colours[theme] ?? ''),
  Button: ({ tone, size, outlined, children }) => (
    <Button disableRipple color={tones[tone]} size={size} variant={outlined ? 'outlined' : 'contained'}>
      {children}
    </Button>
  ),
  Card: ({ children }) => <Card variant="outlined">{children}</Card>,
});
