import type { Page } from 'playwright';
import type { LayoutFault } from './layout.ts';

/** What a press does not reach, and bars that stick to one place. */
export const findPressFaults = async (page: Page): Promise<LayoutFault[]> => [
  ...(await findUnreachedControls(page)),
  ...(await findBarsOnBars(page)),
];

/**
 * Looks for controls that a press does not reach: what lies at the middle of their visible part is neither they, nor in
 * them, nor their label. A control outside of the window, or of what scrolls around it, is scrolled to, as a person would,
 * and everything is scrolled back. Nothing is clicked, since a click changes the page.
 *
 * A disabled control counts: it is mostly one that waits for words, and its place must be free by then. Passed over is what
 * no press is meant for: inert, behind a dialog or under an open menu, with `pointer-events: none`, or to be heard only (one
 * pixel large).
 */
function findUnreachedControls(page: Page): Promise<LayoutFault[]> {
  return page.evaluate(() => {
    interface Box {
      readonly left: number;
      readonly top: number;
      readonly right: number;
      readonly bottom: number;
    }
    const pressable = [
      'button, a[href], input, select, textarea, summary',
      ...['button', 'tab', 'switch', 'checkbox', 'radio', 'menuitem', 'option', 'link'].map(
        (role) => `[role=${role}]`,
      ),
    ].join();

    const labelsOf = (control: Element): readonly Element[] =>
      control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
    const name = (element: Element): string => {
      const words = element.getAttribute('aria-label') ?? (labelsOf(element)[0] ?? element).textContent;
      return `<${element.tagName.toLowerCase()}> "${words.trim().replace(/\s+/g, ' ').slice(0, 60)}"`;
    };
    const isTiny = ({ width, height }: DOMRect): boolean => width <= 1 || height <= 1;

    /** The dialog that makes the rest of the page inert. */
    const dialog = [...document.querySelectorAll('dialog:modal, [aria-modal=true]')].findLast((element) =>
      element.checkVisibility(),
    );

    const isMeantToBePressed = (control: HTMLElement): boolean =>
      // A link to a place of the page may show to the keyboard alone.
      !control.matches('input[type=hidden], a[href^="#"]') &&
      control.closest('[inert]') === null &&
      (!dialog || dialog.contains(control)) &&
      control.checkVisibility({ visibilityProperty: true }) &&
      getComputedStyle(control).pointerEvents !== 'none';

    interface Clipper {
      readonly element: Element;
      /** What it hides, no person can scroll to. */
      readonly hides: { readonly x: boolean; readonly y: boolean };
    }
    const isHiding = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';

    /** The ancestors that cut off what leaves them. */
    function clippersOf(target: Element): readonly Clipper[] {
      const found: Clipper[] = [];
      let { position } = getComputedStyle(target);
      for (let above = target.parentElement; above && above !== document.body; above = above.parentElement) {
        if (position === 'fixed') break;
        // Read one by one: a rest of it would copy some hundred properties.
        const style = getComputedStyle(above);
        const { overflowX, overflowY } = style;
        // What is placed absolutely leaves ancestors that place nothing.
        if (position === 'absolute' && style.position === 'static') continue;
        position = style.position;
        if (overflowX !== 'visible' || overflowY !== 'visible')
          found.push({ element: above, hides: { x: isHiding(overflowX), y: isHiding(overflowY) } });
      }
      return found;
    }

    const screen: Box = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    const meet = (one: Box, other: Box): Box => ({
      left: Math.max(one.left, other.left),
      top: Math.max(one.top, other.top),
      right: Math.min(one.right, other.right),
      bottom: Math.min(one.bottom, other.bottom),
    });
    /** A link that goes on in the next line is pressed in its first. */
    const boxOf = (target: Element): Box => target.getClientRects()[0] ?? target.getBoundingClientRect();
    const visiblePart = (target: Element, clippers: readonly Clipper[]): Box =>
      clippers.reduce(
        (box, { element }) => meet(box, element.getBoundingClientRect()),
        meet(boxOf(target), screen),
      );
    const isEmpty = ({ left, top, right, bottom }: Box): boolean => right - left < 1 || bottom - top < 1;
    const isWhole = (part: Box, box: Box): boolean =>
      part.left - box.left < 1 &&
      part.top - box.top < 1 &&
      box.right - part.right < 1 &&
      box.bottom - part.bottom < 1;

    /** @returns what takes the press in place of the control; nothing where the press reaches it */
    function coverOf(control: HTMLElement, part: Box): Element | 'edge' | undefined {
      if (isEmpty(part)) return 'edge';
      const x = (part.left + part.right) / 2;
      const y = (part.top + part.bottom) / 2;
      const pressed = document.elementFromPoint(x, y);
      if (!pressed) return 'edge';
      if (control.contains(pressed) || labelsOf(control).some((label) => label.contains(pressed)))
        return undefined;
      // A control around it takes its press as its own; a menu that is open is closed first.
      if (pressed.contains(control) && pressed.closest(pressable)?.contains(control)) return undefined;
      if (pressed.closest('[role=menu], [role=listbox]')?.contains(control) === false) return undefined;
      return pressed;
    }

    /** What is pressed for a control: a drawn label stands for an input that is heard only. */
    const targetsOf = (control: HTMLElement) =>
      [control, ...labelsOf(control)]
        .map((target) => ({ target, clippers: clippersOf(target) }))
        .filter(({ target, clippers }) =>
          [target, ...clippers.map(({ element }) => element)].every(
            (element) => !isTiny(element.getBoundingClientRect()),
          ),
        );

    const controls = [...document.querySelectorAll<HTMLElement>(pressable)].filter(isMeantToBePressed);
    const measured = controls.flatMap((control) =>
      targetsOf(control)
        .slice(0, 1)
        .map(({ target, clippers }) => {
          const part = visiblePart(target, clippers);
          return { control, target, clippers, part, isWhole: isWhole(part, boxOf(target)) };
        }),
    );

    const faults: LayoutFault[] = [];
    /** What is outside now, and what may lie under a bar that sticks to an edge. */
    const away = measured.filter(({ control, part, isWhole }) => !isWhole || coverOf(control, part));

    const places = new Map<Element, readonly [left: number, top: number]>();
    function putBack(element: Element, axes = { x: true, y: true }): void {
      const [left = 0, top = 0] = places.get(element) ?? [];
      if (axes.x && element.scrollLeft !== left) element.scrollTo({ left, behavior: 'instant' });
      if (axes.y && element.scrollTop !== top) element.scrollTo({ top, behavior: 'instant' });
    }
    for (const { control, target, clippers } of away) {
      for (let above = target.parentElement; above; above = above.parentElement)
        if (!places.has(above)) places.set(above, [above.scrollLeft, above.scrollTop]);
      let cover: Element | 'edge' | undefined;
      // Nearest may leave it under a bar that sticks to an edge.
      for (const block of ['nearest', 'center'] as const) {
        target.scrollIntoView({ block, inline: block, behavior: 'instant' });
        for (const { element, hides } of clippers) putBack(element, hides);
        cover = coverOf(control, visiblePart(target, clippers));
        if (!cover) break;
      }
      if (!cover) continue;
      const by = cover === 'edge' ? 'is cut off' : `is under ${name(cover)}`;
      faults.push({ rule: 'press does not reach it', where: `${name(control)} ${by}` });
    }
    for (const element of places.keys()) putBack(element);
    return faults;
  });
}

/**
 * Looks for two bars that stick to one place of the window once the page is scrolled, such as the tools of an editor and
 * the bar of the shell. Each is given room to stick, as on a page with more to read, scrolled past, and put back.
 */
function findBarsOnBars(page: Page): Promise<LayoutFault[]> {
  return page.evaluate(() => {
    const name = (element: Element): string =>
      `<${element.tagName.toLowerCase()}> "${element.textContent.trim().replace(/\s+/g, ' ').slice(0, 40)}"`;
    const scrollsItself = (element: Element): boolean => {
      for (let above = element.parentElement; above && above !== document.body; above = above.parentElement)
        if (!/^(visible|clip)$/.test(getComputedStyle(above).overflowY)) return true;
      return false;
    };
    const isShown = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
    };
    /** px below the upper edge of the window, or undefined for what does not stick there. */
    function placeOf(element: Element): number | undefined {
      const { position, top } = getComputedStyle(element);
      return position === 'sticky' && top !== 'auto' && isShown(element) && !scrollsItself(element)
        ? Number.parseFloat(top)
        : undefined;
    }
    const bars = [...document.body.querySelectorAll('*')].flatMap((element) => {
      const place = placeOf(element);
      return place === undefined ? [] : [{ element, place }];
    });
    const sticks = ({ element, place }: (typeof bars)[number]): boolean =>
      Math.abs(element.getBoundingClientRect().top - place) < 1;
    const meets = (one: Element, other: Element): boolean => {
      const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
      const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      return width > 1 && height > 1;
    };

    const faults = new Set<string>();
    const start = scrollY;
    const room = document.createElement('div');
    room.style.cssText = 'flex: none; block-size: 200vh';
    for (const bar of bars) {
      const { element, place } = bar;
      element.parentElement?.append(room);
      scrollTo({ top: scrollY + element.getBoundingClientRect().top - place + 8, behavior: 'instant' });
      const others = sticks(bar)
        ? bars.filter((one) => one !== bar && sticks(one) && meets(element, one.element))
        : [];
      for (const other of others.filter(
        (one) => !element.contains(one.element) && !one.element.contains(element),
      ))
        faults.add(
          [bar, other]
            .toSorted((one, two) => bars.indexOf(one) - bars.indexOf(two))
            .map((one) => name(one.element))
            .join(' and '),
        );
      room.remove();
      scrollTo({ top: start, behavior: 'instant' });
    }
    return [...faults].map((where) => ({ rule: 'sticks to the place of another', where }));
  });
}
