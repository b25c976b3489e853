import { loadFonts, ThemeRoot } from '@goldbean/design-system/theme';
import { languageTags } from '@goldbean/locales';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { subscribeKey } from 'valtio/vanilla/utils';
import { useSnapshot } from 'valtio';
import { startAccount } from './features/account/index.ts';
import { startGroups } from './features/groups/index.ts';
import { startNotices } from './features/notices/index.ts';
import { Shell } from './routes/shell/Shell.tsx';
import { startLanguage } from './shared/i18n/index.ts';
import { describeDevice, session, takeAddressToken, watchSession } from './shared/session/index.ts';
import { startConnection } from './shared/socket/index.ts';
import { startTheme, themeState } from './shared/theme/index.ts';

/** Theme and language are properties of the document, not of the tree: a change renders only what has words. */
function Root() {
  const { theme } = useSnapshot(themeState);
  const { lang } = useSnapshot(session);
  return (
    <ThemeRoot theme={theme} languageTag={languageTags[lang]} nonce={nonce}>
      <BrowserRouter basename="/">
        <Shell />
      </BrowserRouter>
    </ThemeRoot>
  );
}

// A browser hides the attribute from scripts' `getAttribute`, and gives it as a property.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;

/** Before the first paint: address, session, theme and language, in this order (S01, D59, E23). */
async function start(): Promise<void> {
  const { token, clean } = takeAddressToken(window.location.href);
  if (clean !== window.location.href) window.history.replaceState(window.history.state, '', clean);
  // The browser's own would fight with the router's (S47).
  window.history.scrollRestoration = 'manual';
  Object.assign(session, describeDevice(navigator.userAgent, 'MediaSource' in window));
  watchSession(window);
  startTheme();
  await startLanguage();
  void loadFonts(session.lang);
  subscribeKey(session, 'lang', (lang) => void loadFonts(lang));
  void startAccount(token);
  startGroups();
  startNotices();
  startConnection();
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  createRoot(root).render(
    <StrictMode>
      <Root />
    </StrictMode>,
  );
}

await start();
