import { cast, failures } from '../../stories/index.ts';
import type { ContentAuthor, ReactionCounts } from './content.ts';

/** The clock of all stories of this area: 21 November 2026, 10:30 in Shanghai. */
export const storyNow = Date.UTC(2026, 10, 21, 2, 30);
export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

export const teacher: ContentAuthor = {
  uid: '1',
  ...cast.teacherLin,

  role: 'teacher',
  href: '/hljw/homepage?panel=profile&uid=1',
};
export const nurul: ContentAuthor = { uid: '2', ...cast.nurul, role: 'staff' };
export const somchai: ContentAuthor = { uid: '3', ...cast.somchai };
export const mei: ContentAuthor = { uid: '4', ...cast.mei };
export const longName: ContentAuthor = {
  uid: '5',
  ...cast.longName,
};

export const counts: ReactionCounts = { likes: 12_846, isLiked: false, comments: 318, isFavourite: false };
export const noCounts: ReactionCounts = { likes: 0, isLiked: false, comments: 0, isFavourite: false };

export const rejection = failures.sureWin;

const drawn = (width: number, height: number, body: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${body}</svg>`,
  )}`;

/** A chart in one of several tints; needs no network. */
export const picture = (tint = '#f36e14', words = ''): string =>
  drawn(
    640,
    400,
    `<rect width="640" height="400" fill="#1a2028"/><path d="M20 320l90-60 80 30 110-120 90 40 120-130 110-20v340H20z" fill="${tint}" opacity="0.25"/><path d="M20 320l90-60 80 30 110-120 90 40 120-130 110-20" fill="none" stroke="${tint}" stroke-width="8"/><text x="24" y="52" font-family="sans-serif" font-size="28" fill="#f3f5f8">${words}</text>`,
  );

/** The front of a book. */
export const bookFront = (tint = '#8a3904'): string =>
  drawn(
    300,
    420,
    `<rect width="300" height="420" fill="${tint}"/><rect x="24" y="24" width="252" height="372" fill="none" stroke="#fff4ec" stroke-width="2" opacity="0.6"/><path d="M60 300v-60M110 320v-120M160 280v-110M210 250v-130" stroke="#fff4ec" stroke-width="14" opacity="0.8"/>`,
  );

/** A portrait frame of a short video. */
export const portrait = drawn(
  360,
  640,
  '<rect width="360" height="640" fill="#2c3541"/><circle cx="180" cy="220" r="70" fill="#3a2415"/><path d="M60 640c0-160 60-260 120-260s120 100 120 260z" fill="#3a2415"/><path d="M30 180l60-40 60 30 70-90 110-40" fill="none" stroke="#f36e14" stroke-width="6"/>',
);

export const brokenPicture = 'data:image/png;base64,AAAA';
