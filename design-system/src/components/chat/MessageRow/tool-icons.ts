const drawing = (shapes: string): string =>
  `url("data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='#000' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'>${shapes}</svg>`,
  )}")`;

/**
 * The icons of the tools of a row, as lucide draws them, for `mask-image`. Every row has tools, hidden until it is
 * pointed at: as elements their icons were a third of a chat's nodes and a tenth of its time to the first picture.
 */
export const toolIcons = {
  reply: drawing("<path d='M20 18v-2a4 4 0 0 0-4-4H4'/><path d='m9 17-5-5 5-5'/>"),
  recall: drawing("<path d='M9 14 4 9l5-5'/><path d='M4 9h10.5a5.5 5.5 0 0 1 0 11H11'/>"),
  more: drawing(
    "<circle cx='12' cy='12' r='1'/><circle cx='19' cy='12' r='1'/><circle cx='5' cy='12' r='1'/>",
  ),
} as const;
