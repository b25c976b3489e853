/** The foundations page that shows the tokens of a group. */
const pages: Readonly<Record<string, string>> = {
  color: 'foundations-colour--docs',
  avatar: 'foundations-colour--docs',
  barrage: 'foundations-colour--docs',
  chat: 'foundations-colour--docs',
  'red-packet': 'foundations-colour--docs',
  font: 'foundations-type--docs',
  space: 'foundations-space--docs',
  control: 'foundations-space--docs',
  radius: 'foundations-radius--docs',
  'border-width': 'foundations-radius--docs',
  shadow: 'foundations-elevation--docs',
  z: 'foundations-elevation--docs',
  motion: 'foundations-motion--docs',
  layout: 'foundations-layout--docs',
};

/** Where a token is shown, as an address of Storybook; undefined for a group without a page. */
export function pageOfToken(path: string): string | undefined {
  const page = pages[path.split('.')[0] ?? ''];
  return page && `./?path=/docs/${page}`;
}
