import {
  type ChatMessage,
  type MessageActions,
  type ChatMessageContent,
  MessageList,
  MessageRow,
} from '@goldbean/design-system/chat';
import { ThemeRoot } from '@goldbean/design-system/theme';
import i18next from 'i18next';
import type { ComponentType } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import words from '../../../locales/src/en/chat.json' with { type: 'json' };
import { type BenchMessage, offer } from './list.tsx';

const language = i18next.createInstance();
await language.use(initReactI18next).init({ lng: 'en', resources: { en: { chat: words } } });

const authors = Array.from({ length: 40 }, (_, user) => ({
  uid: `u${user}`,
  nickname: `Student ${user}`,
  img: '',
}));
const sent = { kind: 'sent' } as const;
const nothing = () => {};
const actions: MessageActions = { onReply: nothing, onRecall: nothing, onOpenCard: nothing };

/** What a message holds: its text alone. */
export const textOnly = ({ text }: BenchMessage): ChatMessageContent => ({ kind: 'text', text });

/** A picture that needs no network. */
const drawing = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 40"><rect width="64" height="40" fill="#cde"/></svg>')}`;

/** Every kind that a class group knows (E05), a third of them texts with a name or an address in them. */
const contents: readonly ((message: BenchMessage) => ChatMessageContent)[] = [
  textOnly,
  ({ text, name }) => ({ kind: 'text', text: `@${name} ${text}`, mentions: [name] }),
  () => ({ kind: 'image', url: drawing, name: 'chart.svg', width: 640, height: 400 }),
  () => ({
    kind: 'voice',
    seconds: 23,
    state: { kind: 'unplayed' },
    waveform: [5, 40, 80, 30, 60, 90, 20, 10],
  }),
  ({ text }) => ({ kind: 'text', text: `${text} https://study.example/average?page=2` }),
  ({ text }) => ({ kind: 'announcement', text, mustRead: true, read: { count: 186, of: 500 } }),
  ({ text, at }) => ({ kind: 'form', task: 'form', title: text, deadline: at, status: 'open' }),
  textOnly,
  () => ({ kind: 'file', name: 'notes.pdf', size: 81_920 }),
  ({ text }) => ({ kind: 'exam', title: text, questions: 20, minutes: 30, status: 'open' }),
  ({ text, at, name }) => ({ kind: 'live', title: text, teacher: name, startsAt: at, status: 'live' }),
  textOnly,
  ({ text }) => ({ kind: 'sign_in', title: text, count: 128, status: 'open' }),
  ({ text, name }) => ({
    kind: 'merged',
    title: text,
    count: 4,
    lines: [1, 2, 3, 4].map((line) => ({ id: `${line}`, nickname: name, text })),
  }),
  () => ({
    kind: 'video',
    name: 'cash.mp4',
    poster: drawing,
    seconds: 372,
    width: 640,
    height: 400,
    state: 'ready',
  }),
  () => ({ kind: 'voice_call', outcome: { kind: 'ended', seconds: 247 } }),
  ({ text, name }) => ({ kind: 'mini_program', title: text, app: name }),
  ({ text }) => ({ kind: 'system', text }),
];
/** What a message holds: one kind after the other. */
export const everyKind = (message: BenchMessage): ChatMessageContent =>
  (contents[Number(message.id.slice(1)) % contents.length] ?? textOnly)(message);

type MessageListComponent = ComponentType<{ messages: readonly ChatMessage[] }>;

/** The product's list with everything on it: names, roles, retry, quotes, the menu of a row, live region. */
export const ProductList: MessageListComponent = ({ messages }) => (
  <MessageList
    state={{ kind: 'ready', messages, older: 'none' }}
    actions={actions}
    onRetry={nothing}
    onLoadOlder={nothing}
    now={Date.now}
  />
);

/** The last 40 rows of it alone. */
export const LastRows: MessageListComponent = ({ messages }) => (
  <div style={{ blockSize: 640, overflowY: 'auto', overflowAnchor: 'none' }}>
    {messages.slice(-40).map((message) => (
      <div key={message.id} data-message>
        <MessageRow message={message} actions={actions} />
      </div>
    ))}
  </div>
);

/** Offers a list of the product's rows on a page with its theme and its words. */
export const offerRows = (
  List: MessageListComponent,
  contentOf: (message: BenchMessage) => ChatMessageContent,
): void =>
  offer<ChatMessage>({
    shape: (message) => ({
      id: message.id,
      author: authors[message.user] ?? { uid: '', nickname: '', img: '' },
      isOwn: message.isOwn,
      content: contentOf(message),
      delivery: sent,
      sentAt: message.at,
    }),
    Around: ({ children }) => (
      <ThemeRoot>
        <I18nextProvider i18n={language}>
          <div style={{ blockSize: 640, display: 'grid' }}>{children}</div>
        </I18nextProvider>
      </ThemeRoot>
    ),
    List,
    isStyled: true,
  });
