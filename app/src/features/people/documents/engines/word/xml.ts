/** The namespace of text documents, which docx-preview asks for. */
const wordNamespace = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const mathNamespace = 'http://schemas.openxmlformats.org/officeDocument/2006/math';
export const relationNamespace = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** Elements directly below, of one name or of any. */
export const childrenOf = (element: Element, name?: string): Element[] =>
  [...element.children].filter((child) => name === undefined || child.localName === name);

export const childOf = (element: Element | null | undefined, name: string): Element | undefined =>
  element ? childrenOf(element, name)[0] : undefined;

/** Elements of a name anywhere below, in the order of the document; the list does not change with it. */
export const allBelow = (element: Element, name: string): Element[] => [
  ...element.getElementsByTagNameNS('*', name),
];

export const holds = (element: Element, name: string): boolean =>
  element.getElementsByTagNameNS('*', name).length > 0;

/** An attribute by its name without a prefix. */
export const attributeOf = (element: Element | undefined, name: string): string | undefined =>
  element && [...element.attributes].find(({ localName }) => localName === name)?.value;

/** What `<w:b/>`, `<w:b w:val="0"/>` and the like say; undefined where the property is not stated. */
export const isOn = (property: Element | undefined): boolean | undefined =>
  property && !/^(?:0|false|off)$/.test(attributeOf(property, 'val') ?? '1');

/** Puts what stands in an element in its place. */
export function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

function make(
  owner: Document,
  namespace: string,
  prefix: string,
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: readonly (Node | string)[],
): Element {
  const made = owner.createElementNS(namespace, `${prefix}:${name}`);
  for (const [key, value] of Object.entries(attributes))
    made.setAttributeNS(namespace, `${prefix}:${key}`, value);
  made.append(...children);
  return made;
}

/** A new element of a text document. */
export const word = (
  owner: Document,
  name: string,
  attributes: Readonly<Record<string, string>> = {},
  ...children: (Node | string)[]
): Element => make(owner, wordNamespace, 'w', name, attributes, children);

/** A new element of a formula. */
export const math = (owner: Document, name: string, ...children: Node[]): Element =>
  make(owner, mathNamespace, 'm', name, {}, children);

/** A copy of a run with its look and other content. */
export function runLike(run: Element, ...content: Node[]): Element {
  const look = childOf(run, 'rPr');
  const made = word(run.ownerDocument, 'r');
  if (look) made.append(look.cloneNode(true));
  made.append(...content);
  return made;
}

export const textOf = (owner: Document, text: string): Element => word(owner, 't', {}, text);
