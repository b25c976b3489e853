/** The bean on its tile and the name beside it, as a picture for Storybook's frame. */
export function brandImage(tile: string, bean: string, words: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 150 32" width="150" height="32"><rect width="32" height="32" rx="9" fill="${tile}"/><path fill="${bean}" d="M21.6 6.6c4.3 2.5 5.3 8.7 2.2 14-3.1 5.3-9 7.6-13.3 5.1s-5-8.3-.9-10.9c2.6-1.6 3.3-2.7 3.7-4.7.8-4.2 4.8-5.6 8.3-3.5z"/><path fill="none" stroke="${tile}" stroke-width="1.6" stroke-linecap="round" d="M20.6 11.2c.7 3.4-2.3 8.2-6.6 9.3"/><text x="42" y="22.5" fill="${words}" font-family="system-ui, sans-serif" font-size="18" font-weight="700">Goldbean</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
