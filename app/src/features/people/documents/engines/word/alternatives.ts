import { allBelow, childOf, childrenOf, holds } from './xml.ts';

/** What can be drawn of a newer way to say something. */
const isDrawable = (choice: Element): boolean =>
  ['txbxContent', 'pic', 'oMath', 'r', 'p'].some((name) => holds(choice, name));

/**
 * Leaves one of the ways in which a document says the same thing: the newer one where it holds text or pictures that
 * can be drawn, else the one for older programs.
 */
export function chooseAlternatives(root: Element): void {
  for (const alternatives of allBelow(root, 'AlternateContent').toReversed()) {
    const choices = childrenOf(alternatives, 'Choice');
    const fallback = childOf(alternatives, 'Fallback');
    const chosen =
      choices.find(isDrawable) ?? (fallback && fallback.childElementCount > 0 ? fallback : choices[0]);
    alternatives.replaceWith(...(chosen?.childNodes ?? []));
  }
}
