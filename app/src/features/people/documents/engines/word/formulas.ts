import { allBelow, childOf, childrenOf, holds, math, runLike, textOf, unwrap, word } from './xml.ts';

/** Parts of formulas that the library draws. */
const drawn = new Set(
  'oMath oMathPara f func fName num den rad deg e sSup sSub sPre sup sub d nary eqArr lim limLow m mr box bar groupChr r t'.split(
    ' ',
  ),
);
/** Parts whose properties or base the library reads without asking whether they are there. */
const withProperties = ['d', 'groupChr', 'bar'];
const withBase = ['nary', 'sPre', 'rad'];

/** Text of formulas has a namespace of its own, which other elements of these names have not. */
const isMath = (element: Element): boolean => element.namespaceURI?.includes('/math') ?? false;

const mathBelow = (root: Element, name: string) => allBelow(root, name).filter(isMath);

/**
 * Makes formulas such that the library draws all of them. It passes over parts that it does not know, and gives up the
 * whole document where a part lacks what it counts on.
 * @param isNote the library draws no formulas in notes: they become text
 */
export function completeFormulas(root: Element, isNote: boolean): void {
  const owner = root.ownerDocument;
  for (const formula of mathBelow(root, 'oMath')) {
    for (const both of allBelow(formula, 'sSubSup')) {
      const [base, sub, sup] = ['e', 'sub', 'sup'].map((name) => childOf(both, name) ?? math(owner, name));
      if (base && sub && sup)
        both.replaceWith(math(owner, 'sSup', math(owner, 'e', math(owner, 'sSub', base, sub)), sup));
    }
    for (const upper of allBelow(formula, 'limUpp')) {
      const [base, limit] = [childOf(upper, 'e'), childOf(upper, 'lim')];
      if (base && limit)
        upper.replaceWith(math(owner, 'sSup', base, math(owner, 'sup', ...limit.childNodes)));
    }
    for (const element of formula.querySelectorAll('*'))
      if (!drawn.has(element.localName) && !element.closest('*|r') && holds(element, 'r')) {
        if (isMath(element)) element.replaceWith(math(owner, 'box', ...element.childNodes));
        else unwrap(element);
      }
    for (const name of withProperties)
      for (const part of mathBelow(formula, name))
        if (!childOf(part, `${name}Pr`)) part.prepend(math(owner, `${name}Pr`));
    for (const name of withBase)
      for (const part of mathBelow(formula, name)) if (!childOf(part, 'e')) part.append(math(owner, 'e'));
  }
  if (!isNote) return;
  for (const name of ['oMathPara', 'oMath'])
    for (const formula of mathBelow(root, name)) {
      const text = allBelow(formula, 't').map(({ textContent }) => textContent);
      if (childrenOf(formula).length > 0)
        formula.replaceWith(runLike(word(owner, 'r'), textOf(owner, text.join(''))));
    }
}
