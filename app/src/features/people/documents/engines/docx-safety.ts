import createPurifier from 'dompurify';

/** An instance of its own: hooks of one purifier hold for all that use it. */
const purifier = createPurifier(window);

/** Pictures that stand in the document itself; every other one would tell a foreign server who reads. */
const ownPicture = /^data:image\/(?:png|jpeg|gif|webp|bmp|svg\+xml);/i;
const webAddress = /^https?:\/\//i;
/** What loads something in a declaration. */
const loads = /url\s*\(|image-set\s*\(|@import|expression\s*\(|\\/i;

purifier.addHook('afterSanitizeAttributes', (element) => {
  if (element instanceof HTMLElement || element instanceof SVGElement) {
    const { style } = element;
    const loading = Array.from(style).filter((name) => loads.test(style.getPropertyValue(name)));
    for (const name of loading) style.removeProperty(name);
  }
  // docx-preview leaves out what a picture shows.
  if (element.nodeName === 'IMG' && !element.hasAttribute('alt')) element.setAttribute('alt', '');
  for (const name of ['src', 'href', 'xlink:href']) {
    const value = element.getAttribute(name);
    if (value === null) continue;
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

/** Rules of a document's styles without those that load something. */
export function safeStyles(rules: string): string {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  return [...sheet.cssRules]
    .map(({ cssText }) => cssText)
    .filter((rule) => !loads.test(rule.replaceAll(/"(?:[^"\\]|\\.)*"/g, '')))
    .join('\n');
}
