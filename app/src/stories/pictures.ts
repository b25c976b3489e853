/** A cover that needs no network: a dark chart, in the accent's colour. @param accent any CSS colour */
export const storyCover = (accent = '#f36e14'): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360"><defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#2b3340"/><stop offset="1" stop-color="#101419"/></linearGradient></defs><rect width="640" height="360" fill="url(#g)"/><path d="M0 300l110-60 90 40 130-140 100 50 130-130 80-20v320H0z" fill="${accent}" opacity="0.3"/><path d="M0 300l110-60 90 40 130-140 100 50 130-130 80-20" fill="none" stroke="${accent}" stroke-width="6"/></svg>`,
  )}`;
