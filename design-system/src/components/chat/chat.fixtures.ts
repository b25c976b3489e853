import { cast, fileNames, talk } from '../../stories/index.ts';
import type { ChatAuthor, ChatMessage } from './chat-message.ts';

/** The clock of all chat stories: 21 November 2026, 10:30 in Shanghai. */
export const storyNow = (): number => Date.UTC(2026, 10, 21, 2, 30);

export const teacher: ChatAuthor = { uid: '1', ...cast.teacherLin, role: 'teacher' };
export const staff: ChatAuthor = { uid: '2', ...cast.nurul, role: 'staff' };
export const somchai: ChatAuthor = { uid: '3', ...cast.somchai };
export const mei: ChatAuthor = { uid: '4', ...cast.mei };

const picture = (words: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 400"><rect width="640" height="400" fill="#1a2028"/><path d="M20 320l90-60 80 30 110-120 90 40 120-130 110-20" fill="none" stroke="#f36e14" stroke-width="8"/><text x="24" y="52" font-family="sans-serif" font-size="28" fill="#f3f5f8">${words}</text></svg>`,
  )}`;

/** A message that came a minute ago, with what a story changes. */
export function message(changes: Partial<ChatMessage> & Pick<ChatMessage, 'id'>): ChatMessage {
  return {
    author: somchai,
    isOwn: false,
    content: { kind: 'text', text: talk.dividendOrIndex },
    delivery: { kind: 'sent' },
    sentAt: storyNow() - 60_000,
    ...changes,
  };
}

export const chartImage = message({
  id: 'image',
  author: teacher,
  content: { kind: 'image', url: picture('HSI · 20 min'), name: fileNames.hangSeng, width: 640, height: 400 },
});

export const notesFile = message({
  id: 'file',
  author: staff,
  content: {
    kind: 'file',
    name: fileNames.notesPdf,
    size: 3_460_300,
    href: '/hljw/pdfView?file=1',
  },
});

const lines: readonly (readonly [ChatAuthor, string])[] = [
  [mei, talk.beginAverages],
  [teacher, talk.firstAverages],
  [somchai, talk.askAverages],
  [staff, talk.notesUploaded],
  [mei, talk.gotIt],
  [somchai, talk.fees],
  [teacher, talk.feesAnswerLong],
  [mei, talk.repeatAverage],
];

/** A conversation of `count` messages, the last one a minute ago, over as many days as `days` says. */
export function conversation(count: number, days = 1): ChatMessage[] {
  return Array.from({ length: count }, (_, at) => {
    const [author, text] = lines[at % lines.length] ?? [mei, ''];
    const age = (count - 1 - at) * (days > 1 ? (days * 86_400_000) / count : 40_000);
    const isOwn = author === mei && at % 3 === 0;
    return message({
      id: `m${at}`,
      author,
      isOwn,
      content: { kind: 'text', text },
      sentAt: storyNow() - 60_000 - age,
    });
  });
}
