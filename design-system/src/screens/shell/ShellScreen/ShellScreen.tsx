import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BrandMark } from './BrandMark.tsx';
import {
  Bar,
  BarRow,
  Brand,
  BrandWords,
  Main,
  NavSlot,
  ShellRoot,
  SkipLink,
  Strip,
  Tools,
} from './ShellScreen.styles.ts';

export interface ShellScreenProps {
  /** D75: main column 1157, reading column 690, wide pages from 1321, or the whole window. */
  width: 'main' | 'narrow' | 'wide' | 'full';
  /** Where the mark leads. */
  homeHref: string;
  /** TopNav; nothing for a visitor. */
  navigation?: ReactNode;
  /** What is at hand on every page: messages, beans, language, theme, the member. */
  tools: ReactNode;
  /** A Banner on the connection (D58); it stays in sight however far a page is scrolled. */
  strip?: ReactNode;
  /** A Banner on something the member was told; it scrolls with the page. */
  banner?: ReactNode;
  /** The page. */
  children: ReactNode;
  /** ToastRegion. */
  toasts?: ReactNode;
}

/** What stands around every page: the way past the navigation, the top bar, what is to be known, the page. */
export function ShellScreen({
  width,
  homeHref,
  navigation,
  tools,
  strip,
  banner,
  children,
  toasts,
}: ShellScreenProps) {
  const { t } = useTranslation('shell');
  return (
    <ShellRoot>
      <SkipLink href="#content">{t('skip')}</SkipLink>
      <Bar>
        <BarRow data-width={width}>
          <Brand href={homeHref}>
            <BrandMark />
            <BrandWords>{t('brand')}</BrandWords>
          </Brand>
          {navigation && (
            <NavSlot data-nav data-scrolls>
              {navigation}
            </NavSlot>
          )}
          <Tools>{tools}</Tools>
        </BarRow>
      </Bar>
      <Strip data-strip>{strip}</Strip>
      <div>{banner}</div>
      <Main id="content" tabIndex={-1} data-width={width}>
        {children}
      </Main>
      {toasts}
    </ShellRoot>
  );
}
