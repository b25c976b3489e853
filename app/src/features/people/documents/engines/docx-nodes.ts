import type { HElement } from 'docx-preview';
import { guideMark } from './word/containers.ts';

/** Has no window: scripts do not run in it, pictures are not loaded, attributes of events are only text. */
const inert = document.implementation.createHTMLDocument('');

/** Properties that docx-preview sets on elements; any other that a document might name stays away. */
const properties = new Set([
  'href',
  'src',
  'colSpan',
  'rowSpan',
  'textContent',
  'innerText',
  'dateTime',
  'lang',
]);

/** A phonetic guide over its words. It is no text of the page: a search passes over it, as readers do. */
function makeGuide(words: string, children: readonly (HElement | Node | string)[]): Node {
  const ruby = inert.createElement('ruby');
  for (const child of children) ruby.append(makeNode(child));
  const guide = inert.createElement('rt');
  guide.dataset['guide'] = words;
  ruby.append(guide);
  return ruby;
}

/** Makes the nodes of docx-preview in a document without a window, where what they say has no effect. */
export function makeNode(given: HElement | Node | string): Node {
  if (typeof given === 'string') return inert.createTextNode(given);
  if (given instanceof Node) return given;
  const { ns, tagName, className, style, children = [], ...props } = given;
  if (tagName === '#comment') return inert.createComment('');
  if (tagName === 'ins' && typeof props['dateTime'] === 'string' && props['dateTime'].startsWith(guideMark))
    return makeGuide(props['dateTime'].slice(guideMark.length), children);
  const made: Node =
    tagName === '#fragment'
      ? inert.createDocumentFragment()
      : ns
        ? inert.createElementNS(ns, tagName)
        : inert.createElement(tagName);
  if (made instanceof Element) {
    if (className) made.setAttribute('class', className);
    // Through the object model: the page's policy refuses what is written as an attribute.
    const look = (made as HTMLElement).style;
    if (typeof style === 'string') look.cssText = style;
    else if (style) Object.assign(look, style);
    // A place that links of the document lead to: an id would be one of our page.
    if (typeof props['id'] === 'string' && made instanceof HTMLElement)
      made.dataset['bookmark'] = props['id'];
    for (const [name, value] of Object.entries(props))
      if (value !== undefined && properties.has(name)) Object.assign(made, { [name]: value as unknown });
  }
  for (const child of children) made.appendChild(makeNode(child));
  return made;
}
