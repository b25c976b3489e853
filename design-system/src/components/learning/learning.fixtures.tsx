/** The clock of all stories of lessons: 21 November 2026, 10:30 in Shanghai. */
export const storyNow = (): number => Date.UTC(2026, 10, 21, 2, 30);

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

/** A picture of a course that needs no network. */
export const cover = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360"><rect width="640" height="360" fill="#173042"/><g fill="#f0a81c" opacity="0.9"><rect x="90" y="210" width="60" height="90"/><rect x="190" y="170" width="60" height="130"/><rect x="290" y="190" width="60" height="110"/><rect x="390" y="120" width="60" height="180"/><rect x="490" y="70" width="60" height="230"/></g><path d="M90 190l130-50 100 20 100-70 130-50" fill="none" stroke="#fff" stroke-width="6" opacity="0.8"/></svg>',
)}`;

/** Stands in for the film of a lesson. */
export function LessonFilm() {
  return <img src={cover} alt="" style={{ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' }} />;
}
