import { Button, Card, ConfigProvider } from 'antd';
import { type ReactNode, useMemo } from 'react';
import { offer } from './cells.tsx';

const colours = ['#b5490c', '#b3131b'];

function Theme({ theme, children }: { theme: number; children: ReactNode }) {
  const made = useMemo(() => ({ token: { colorPrimary: colours[theme] ?? '' } }), [theme]);
  return <ConfigProvider theme={made}>{children}</ConfigProvider>;
}

offer({
  Theme,
  Button: ({ tone, size, outlined, children }) => (
    <Button
      type={tone === 'primary' && !outlined ? 'primary' : 'default'}
      danger={tone === 'danger'}
      size={size === 'medium' ? 'middle' : size}
    >
      {children}
    </Button>
  ),
  Card: ({ size, children }) => <Card size={size === 'small' ? 'small' : 'default'}>{children}</Card>,
});
