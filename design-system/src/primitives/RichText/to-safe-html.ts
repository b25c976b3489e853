import purifier from 'dompurify';
import { Marked } from 'marked';
import { tokenizer } from './tokenizer.ts';

/** Words with structure, written by members, staff or the assistant: never trusted. */
export type RichTextSource =
  | { kind: 'html'; html: string }
  | { kind: 'markdown'; markdown: string }
  /** What a member typed: lists, links and emphasis are drawn, HTML stays the text that it is, and no picture is loaded. */
  | { kind: 'typed'; markdown: string };

export interface SafeHtmlOptions {
  /** Level of the highest heading, 2 to 4: the page has its own above. */
  topHeading: number;
  /** Names what scrolls sideways, for screen readers: "Table". */
  tableLabel: string;
}

const allowedTags =
  'p br hr h1 h2 h3 h4 h5 h6 ul ol li blockquote pre code strong b em i u s del ins mark small sub sup span div a img ' +
  'figure figcaption table caption thead tbody tfoot tr th td';
const allowedAttributes = 'href title src alt width height start colspan rowspan align';

/** A scheme that is known, or none at all. */
const allowedAddress = /^(?:(?:https?|mailto|tel):|data:image\/|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i;

const markdown = new Marked({
  tokenizer,
  gfm: true,
  breaks: true,
  async: false,
  renderer: {
    // Task list items get a sign, since a checkbox on the page could not be ticked.
    checkbox: ({ checked }) => (checked ? '☑ ' : '☐ '),
  },
});

const asText = (html: string): string => html.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const typed = new Marked({
  tokenizer,
  gfm: true,
  breaks: true,
  async: false,
  renderer: {
    checkbox: ({ checked }) => (checked ? '☑ ' : '☐ '),
    html: ({ raw }) => asText(raw),
    image: ({ raw }) => asText(raw),
  },
});

/** HTML that may stand on the page: no scripts, no styles, no forms, no ids; only links and pictures of known schemes. */
export function toSafeHtml(source: RichTextSource, { topHeading, tableLabel }: SafeHtmlOptions): string {
  const html = htmlOf(source);
  const root = document.createElement('div');
  root.append(
    purifier.sanitize(html, {
      ALLOWED_TAGS: allowedTags.split(' '),
      ALLOWED_ATTR: allowedAttributes.split(' '),
      ALLOWED_URI_REGEXP: allowedAddress,
      ALLOW_DATA_ATTR: false,
      ALLOW_ARIA_ATTR: false,
      RETURN_DOM_FRAGMENT: true,
    }),
  );
  lowerHeadings(root, topHeading);
  for (const link of root.querySelectorAll('a')) openSafely(link);
  for (const image of root.querySelectorAll('img')) loadLate(image);
  for (const table of root.querySelectorAll('table')) letScroll(table, tableLabel);
  return root.innerHTML;
}

function htmlOf(source: RichTextSource): string {
  if (source.kind === 'html') return source.html;
  return (source.kind === 'typed' ? typed : markdown).parse(source.markdown, { async: false });
}

/** Brings the highest heading to `top` and closes gaps, so that the outline of the page stays whole. */
function lowerHeadings(root: HTMLElement, top: number): void {
  const headings = [...root.querySelectorAll('h1,h2,h3,h4,h5,h6')];
  const used = [...new Set(headings.map(({ tagName }) => tagName))].sort();
  for (const heading of headings) {
    const level = Math.min(6, top + used.indexOf(heading.tagName));
    const lowered = document.createElement(`h${level}`);
    lowered.append(...heading.childNodes);
    heading.replaceWith(lowered);
  }
}

function openSafely(link: HTMLAnchorElement): void {
  const isOurs = link.origin === window.location.origin || !link.protocol.startsWith('http');
  if (isOurs) return;
  link.target = '_blank';
  link.rel = 'noopener noreferrer nofollow ugc';
}

function loadLate(image: HTMLImageElement): void {
  if (!image.hasAttribute('src')) {
    image.remove();
    return;
  }
  image.setAttribute('alt', image.alt);
  image.setAttribute('loading', 'lazy');
  image.setAttribute('decoding', 'async');
  image.setAttribute('referrerpolicy', 'no-referrer');
}

function letScroll(table: HTMLTableElement, label: string): void {
  const frame = document.createElement('div');
  frame.setAttribute('data-part', 'table');
  frame.setAttribute('role', 'group');
  frame.setAttribute('tabindex', '0');
  frame.setAttribute('aria-label', table.caption?.textContent.trim() ?? label);
  table.replaceWith(frame);
  frame.append(table);
}
