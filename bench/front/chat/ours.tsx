import { type ChatMessage, MessageList } from '@goldbean/design-system/chat';
import { ThemeRoot } from '@goldbean/design-system/theme';
import i18next from 'i18next';
import { useRef } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import words from '../../../locales/src/en/chat.json' with { type: 'json' };
import { type Message, offer } from './list.tsx';

/* The product's list with everything on it: names, roles, retry, quotes, the menu of a row, live region. */
const language = i18next.createInstance();
await language.use(initReactI18next).init({ lng: 'en', resources: { en: { chat: words } } });

const viewOf = ({ id, user, name, text, isOwn, at }: Message): ChatMessage => ({
  id,
  author: { uid: `u${user}`, nickname: name, img: '' },
  isOwn,
  content: { kind: 'text', text },
  delivery: { kind: 'sent' },
  sentAt: at,
});
const nothing = () => {};
const actions = { onReply: nothing, onRecall: nothing };

offer(({ messages }) => {
  // As the app's own views: a message that did not change is the same object.
  const views = useRef<ChatMessage[]>([]);
  if (views.current.length < messages.length)
    views.current = [...views.current, ...messages.slice(views.current.length).map(viewOf)];
  return (
    <ThemeRoot theme="education" languageTag="en">
      <I18nextProvider i18n={language}>
        <div style={{ blockSize: 640, display: 'grid' }}>
          <MessageList
            state={{ kind: 'ready', messages: views.current, older: 'none' }}
            actions={actions}
            onRetry={nothing}
            onLoadOlder={nothing}
          />
        </div>
      </I18nextProvider>
    </ThemeRoot>
  );
}, false);
