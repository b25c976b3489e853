import type { Decorator } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { UnreadLink } from '../components/chat/index.ts';
import { Avatar, TopNav } from '../primitives/index.ts';
import { cast } from '../stories/index.ts';
import { ShellScreen, type ShellScreenProps } from './shell/index.ts';

/** Entries of the top bar, by the code that the server gives them. */
const entries = {
  channels: '999999994',
  courses: '999991006',
  wishes: '999999996',
  ai: '999999998',
} as const;

export type ShellEntry = keyof typeof entries;

interface StoryShellProps {
  at: ShellEntry | null;
  width: ShellScreenProps['width'];
  children: ReactNode;
}

function StoryShell({ at, width, children }: StoryShellProps) {
  const { t } = useTranslation('shell');
  const items = Object.entries(entries).map(([key, code]) => ({
    key,
    label: t(`nav.${code}`),
    href: `#${key}`,
    isCurrent: key === at,
  }));
  const home = { key: 'home', label: t('nav.home'), href: '#home' };
  return (
    <ShellScreen
      width={width}
      homeHref="#home"
      navigation={<TopNav label={t('nav.label')} items={[home, ...items]} />}
      tools={
        <>
          <UnreadLink href="#chat" count={12} />
          <Avatar name={cast.xiaoyu.nickname} label={cast.xiaoyu.nickname} size="small" />
        </>
      }
    >
      {children}
    </ShellScreen>
  );
}

/**
 * Shows a screen as a member meets it: under the top bar. Pages of the app have page stories besides, with the app's
 * own shell.
 * @param at the entry of the bar it belongs to; null: none
 * @param width of the page, as the route table says; a page that brings a PageContainer of its own takes the whole window
 */
export const inShell =
  (at: ShellEntry | null, width: ShellScreenProps['width'] = 'full'): Decorator =>
  (Story) => (
    <StoryShell at={at} width={width}>
      <Story />
    </StoryShell>
  );
