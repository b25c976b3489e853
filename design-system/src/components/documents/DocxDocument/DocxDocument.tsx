import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { DocumentProps } from '../document.ts';
import { markText } from '../mark-text.ts';
import { pagesRoom, PagesScroll, wordMarks } from '../pages.styles.ts';
import { usePages } from '../use-pages.ts';
import { useScale } from '../use-scale.ts';

/** A text document as elements: made safe before it comes here, since it is shown as it is. */
export interface DocxContent {
  /** Each a page, in their order. `data-bookmark` names the places that links in them lead to. */
  readonly pages: readonly HTMLElement[];
  /** The rules of its styles, as CSS. */
  readonly styles: string;
  /** Class of the element around all pages, which the rules name. */
  readonly wrapperClass: string;
}

export interface DocxDocumentProps extends DocumentProps {
  content: DocxContent;
}

/** Around and between the pages, in the place of what the document's own styles say of it. */
const frameStyles = `
  :host { display: block; inline-size: max-content; min-inline-size: 100%; color: #000; }
  .frame { display: grid; gap: 16px; justify-items: center; padding: 16px ${pagesRoom}px !important; background: none !important; }
  .frame > * { margin: 0 !important; box-sizing: border-box; overflow-wrap: anywhere; background: #fff; box-shadow: 0 1px 4px rgb(0 0 0 / 0.2); }
  ${wordMarks}
`;

/** One sheet of rules. These are not `<style>` elements, which the page's policy would refuse without a nonce. */
function sheetOf(rules: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  return sheet;
}

/** Goes to the place in the document that a link of it leads to. The address of our page is none of its places. */
function followLink(event: Event): void {
  const { target, currentTarget } = event;
  if (!(target instanceof Element) || !(currentTarget instanceof ShadowRoot)) return;
  const address = target.closest('a')?.getAttribute('href');
  if (!address?.startsWith('#')) return;
  event.preventDefault();
  const name = address.slice(1);
  const places = [...currentTarget.querySelectorAll<HTMLElement>('[data-bookmark]')];
  places.find(({ dataset }) => dataset['bookmark'] === name)?.scrollIntoView();
}

/** Pages of a text document. They stand in a shadow tree, so that their styles and ours do not meet. */
export function DocxDocument({ label, content, zoom, onFit, place, onPage, hits, hit }: DocxDocumentProps) {
  const scroller = useRef<HTMLElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  const scale = useScale(scroller, width, zoom, onFit);
  const pagesOf = useCallback(() => content.pages, [content]);

  useLayoutEffect(() => {
    if (!host.current) return;
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [sheetOf(content.styles), sheetOf(frameStyles)];
    const frame = document.createElement('div');
    frame.className = `${content.wrapperClass} frame`;
    frame.append(...content.pages);
    root.replaceChildren(frame);
    setWidth(Math.max(...content.pages.map((page) => page.offsetWidth)) + 2 * pagesRoom);
  }, [content]);

  useEffect(() => {
    const root = host.current?.shadowRoot;
    root?.addEventListener('click', followLink);
    return () => root?.removeEventListener('click', followLink);
  }, []);

  const { look } = usePages({ scroller, pagesOf, scale, place, onPage });

  useEffect(() => {
    const drops = content.pages.map((page, index) =>
      markText(
        page,
        hits.filter((one) => one.page === index + 1),
        hit?.page === index + 1 ? hit : null,
      ),
    );
    return () => {
      for (const drop of drops) drop();
    };
  }, [content, hits, hit]);

  return (
    <PagesScroll ref={scroller} tabIndex={0} aria-label={label} onScroll={look}>
      <div ref={host} style={{ zoom: scale }} />
    </PagesScroll>
  );
}
