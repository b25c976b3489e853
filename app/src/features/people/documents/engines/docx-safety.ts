import createPurifier from 'dompurify';

/** An instance of its own: hooks of one purifier hold for all that use it. */
const purifier = createPurifier(window);

/** Pictures that stand in the document itself; every other one would tell a foreign server who reads. */
const ownPicture = /^data:image\/(?:png|jpeg|gif|webp|bmp|svg\+xml);/i;
/** How pictures begin, as they are written here: many programs name their kind wrongly, or not at all. */
const beginnings = [
  ['iVBORw0KGgo', 'png'],
  ['/9j/', 'jpeg'],
  ['R0lGOD', 'gif'],
  ['UklGR', 'webp'],
  ['Qk', 'bmp'],
] as const;

/** A picture under the kind that it is of. */
function ofItsKind(address: string): string {
  const [, content] = /^data:[^,]*;base64,(.*)$/s.exec(address) ?? [];
  const kind = beginnings.find(([start]) => content?.startsWith(start))?.[1];
  return kind ? `data:image/${kind};base64,${content}` : address;
}
const webAddress = /^https?:\/\//i;
/** What loads something in a declaration. */
const loads = /url\s*\(|image-set\s*\(|@import|expression\s*\(|\\/i;

purifier.addHook('afterSanitizeAttributes', (element) => {
  if (element instanceof HTMLElement || element instanceof SVGElement) {
    const { style } = element;
    const loading = Array.from(style).filter((name) => loads.test(style.getPropertyValue(name)));
    for (const name of loading) style.removeProperty(name);
    addOurFonts(style);
  }
  // docx-preview leaves out what a picture shows.
  if (element.nodeName === 'IMG' && !element.hasAttribute('alt')) element.setAttribute('alt', '');
  for (const name of ['src', 'href', 'xlink:href']) {
    const stated = element.getAttribute(name);
    if (stated === null) continue;
    const value = element.nodeName === 'IMG' ? ofItsKind(stated) : stated;
    if (value !== stated) element.setAttribute(name, value);
    const isLink = element.nodeName.toLowerCase() === 'a';
    const isAllowed = isLink ? webAddress.test(value) || value.startsWith('#') : ownPicture.test(value);
    if (!isAllowed) element.removeAttribute(name);
    if (isLink && isAllowed && webAddress.test(value)) {
      element.setAttribute('target', '_blank');
      element.setAttribute('rel', 'noopener noreferrer');
    }
  }
});

/**
 * Leaves of untrusted nodes what is text, tables, lists, drawings, formulas and links to the web.
 * @param nodes of a document without a window
 */
export function makeSafe(nodes: readonly Node[]): DocumentFragment {
  const holder = document.implementation.createHTMLDocument('').createElement('div');
  holder.append(...nodes);
  return purifier.sanitize(holder, {
    RETURN_DOM_FRAGMENT: true,
    USE_PROFILES: { html: true, svg: true, mathMl: true },
    FORBID_TAGS: ['style', 'form', 'input', 'button', 'textarea', 'select', 'audio', 'video', 'iframe'],
    FORBID_ATTR: ['id', 'name', 'srcset', 'poster', 'background'],
  });
}

/**
 * Has the fonts of our own stand behind those that a document names: a device that has neither its fonts nor any for
 * its writing would show empty frames.
 */
function addOurFonts(style: CSSStyleDeclaration): void {
  const fonts = style.getPropertyValue('font-family');
  if (fonts !== '') style.setProperty('font-family', `${fonts}, var(--gb-font-family-base)`);
}

/** Rules of a document's styles without those that load something. */
export function safeStyles(rules: string): string {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  for (const rule of sheet.cssRules) if (rule instanceof CSSStyleRule) addOurFonts(rule.style);
  return [...sheet.cssRules]
    .map(({ cssText }) => cssText)
    .filter((rule) => !loads.test(rule.replaceAll(/"(?:[^"\\]|\\.)*"/g, '')))
    .join('\n');
}
