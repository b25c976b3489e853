import type { HElement } from 'docx-preview';

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

/** Makes the nodes of docx-preview in a document without a window, where what they say has no effect. */
export function makeNode(given: HElement | Node | string): Node {
  if (typeof given === 'string') return inert.createTextNode(given);
  if (given instanceof Node) return given;
  const { ns, tagName, className, style, children = [], ...props } = given;
  if (tagName === '#comment') return inert.createComment('');
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
    for (const [name, value] of Object.entries(props))
      if (value !== undefined && properties.has(name)) Object.assign(made, { [name]: value as unknown });
  }
  for (const child of children) made.appendChild(makeNode(child));
  return made;
}
