import { dressDocument, loadAllFonts, loadFonts, ThemeRoot } from '@goldbean/design-system/theme';
import { languageTags } from '@goldbean/locales';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { subscribeKey } from 'valtio/vanilla/utils';
import { startIdentity } from './features/people/identity/index.ts';
import { fetchPageOf } from './routes/router/page-loads.ts';
import { followMembers } from './routes/shell/members.ts';
import { Shell } from './routes/shell/Shell.tsx';
import { startLanguage } from './shared/i18n/index.ts';
import {
  describeDevice,
  readVariant,
  session,
  takeAddressToken,
  watchSession,
} from './shared/session/index.ts';
import { startTheme, themeState } from './shared/theme/index.ts';

/** The only place that writes the document's theme and language. */
const dress = () => dressDocument({ theme: themeState.theme, languageTag: languageTags[session.lang] });

// A browser hides the attribute from scripts' `getAttribute`, and gives it as a property.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;

/** Before the first paint: address, session, theme and language, in this order (S01, D59, E23). */
async function start(): Promise<void> {
  const { token, ticket, clean } = takeAddressToken(window.location.href);
  if (clean !== window.location.href) window.history.replaceState(window.history.state, '', clean);
  // The browser's own would fight with the router's (S47).
  window.history.scrollRestoration = 'manual';
  Object.assign(session, describeDevice(navigator.userAgent, 'MediaSource' in window));
  watchSession(window);
  session.isJt = readVariant(clean) ?? session.isJt;
  startTheme();
  dress();
  // At once: the old colours or fonts must not be painted under the new words.
  subscribeKey(themeState, 'theme', dress, true);
  subscribeKey(session, 'lang', dress, true);
  // The bar over the page is whole from the first paint on; a failure is told in words.
  const words = startLanguage();
  fetchPageOf(window.location.pathname);
  await Promise.all([words, followMembers(words)]);
  void loadFonts(session.lang);
  subscribeKey(session, 'lang', (lang) => void loadFonts(lang));
  void startIdentity({ token, ticket });
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  createRoot(root).render(
    <StrictMode>
      <ThemeRoot nonce={nonce}>
        <BrowserRouter basename="/">
          <Shell />
        </BrowserRouter>
      </ThemeRoot>
    </StrictMode>,
  );
  // Safari has no requestIdleCallback.
  (window.requestIdleCallback ?? window.setTimeout)(() => void loadAllFonts());
}

// Not awaited: the pieces that it loads import from this one, and would wait for it while it waits for them.
void start();
