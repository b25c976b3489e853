import { type ChatMessage, MessageList } from '@goldbean/design-system/chat';
import { ThemeRoot } from '@goldbean/design-system/theme';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import words from '../../../locales/src/en/chat.json' with { type: 'json' };
import { offer } from './list.tsx';

/* The product's list with everything on it: names, roles, retry, quotes, the menu of a row, live region. */
const language = i18next.createInstance();
await language.use(initReactI18next).init({ lng: 'en', resources: { en: { chat: words } } });

const authors = Array.from({ length: 40 }, (_, user) => ({
  uid: `u${user}`,
  nickname: `Student ${user}`,
  img: '',
}));
const sent = { kind: 'sent' } as const;
const nothing = () => {};
const actions = { onReply: nothing, onRecall: nothing };

offer<ChatMessage>({
  shape: ({ id, user, text, isOwn, at }) => ({
    id,
    author: authors[user] ?? { uid: '', nickname: '', img: '' },
    isOwn,
    content: { kind: 'text', text },
    delivery: sent,
    sentAt: at,
  }),
  Around: ({ children }) => (
    <ThemeRoot>
      <I18nextProvider i18n={language}>
        <div style={{ blockSize: 640, display: 'grid' }}>{children}</div>
      </I18nextProvider>
    </ThemeRoot>
  ),
  List: ({ messages }) => (
    <MessageList
      state={{ kind: 'ready', messages, older: 'none' }}
      actions={actions}
      onRetry={nothing}
      onLoadOlder={nothing}
    />
  ),
  isStyled: true,
});
