import type { Page } from 'playwright';

/** A place where words do not fit, or that cannot be pressed. */
export interface LayoutFault {
  readonly rule:
    | 'overflows the page'
    | 'text is clipped'
    | 'button is cut'
    | 'page scrolls sideways'
    | 'press does not reach it'
    | 'sticks to the place of another';
  /** The element, as a person finds it. */
  readonly where: string;
}

/**
 * Looks for text that overflows or is clipped. What is meant to scroll (`overflow: auto`), to be heard only
 * (one pixel large) or to end in an ellipsis by design (`data-clamp`) is passed over; a button never may.
 */
export function findLayoutFaults(page: Page): Promise<LayoutFault[]> {
  return page.evaluate(() => {
    const faults: LayoutFault[] = [];
    const name = (element: Element): string => {
      const words = (element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 60);
      return `<${element.tagName.toLowerCase()}> "${words}"`;
    };
    const hasOwnText = (element: Element): boolean =>
      [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
      );
    const root = document.querySelector('#storybook-root');
    const elements = [
      ...(root?.querySelectorAll<HTMLElement>('*') ?? []),
      ...document.querySelectorAll<HTMLElement>('dialog[open] *'),
    ];
    const pageWidth = document.documentElement.clientWidth;
    for (const element of elements) {
      const box = element.getBoundingClientRect();
      if (
        box.width <= 1 ||
        box.height <= 1 ||
        !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      )
        continue;
      const style = getComputedStyle(element);
      const isWide = element.scrollWidth > element.clientWidth + 1;
      const isHigh = element.scrollHeight > element.clientHeight + 1;
      const clips = (value: string) => value === 'hidden' || value === 'clip';
      const scrolls = element.closest('[data-clamp],[data-scrolls]') !== null;
      if (
        element.matches('button,[role=button],a[data-button]') &&
        (isWide || (isHigh && clips(style.overflowY)))
      ) {
        faults.push({ rule: 'button is cut', where: name(element) });
      } else if (!scrolls && hasOwnText(element)) {
        if (box.right > pageWidth + 1 && !inScroller(element))
          faults.push({ rule: 'overflows the page', where: name(element) });
        if ((isWide && clips(style.overflowX)) || (isHigh && clips(style.overflowY))) {
          faults.push({ rule: 'text is clipped', where: name(element) });
        }
      }
    }
    function inScroller(element: Element): boolean {
      for (let above = element.parentElement; above; above = above.parentElement) {
        const { overflowX } = getComputedStyle(above);
        if (overflowX !== 'visible') return true;
      }
      return false;
    }
    return faults;
  });
}

/** Looks whether a page is wider than its window; parts of a page are shown in frames of any width. */
export function findSidewaysScroll(page: Page): Promise<LayoutFault[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth + 1) return [];
    const [widest] = [...document.querySelectorAll('#storybook-root *')].toSorted(
      (one, other) => other.getBoundingClientRect().right - one.getBoundingClientRect().right,
    );
    return [{ rule: 'page scrolls sideways' as const, where: `<${widest?.tagName.toLowerCase()}>` }];
  });
}
