import { signOf } from './symbols.ts';
import { allBelow, attributeOf, childOf, childrenOf, isOn, runLike, textOf, word } from './xml.ts';

/** A field: what it computes, and the runs that show what came of it. */
interface Field {
  /** Run of its beginning. */
  readonly begin: Element;
  readonly mark: Element;
  readonly code: (Element | string)[];
  result: Element[] | undefined;
  /** It stands in what another field computes. */
  readonly isWithin: boolean;
}

/** What a field without a saved result shows by itself; null where that is not known. */
function shownBy(code: string, owner: Document): Element[] | null {
  const [, name = '', rest = ''] = /^\s*(\S+)\s*(.*)$/s.exec(code) ?? [];
  const text = (words: string) => [textOf(owner, words)];
  switch (name.toUpperCase()) {
    case 'EQ':
      return equation(rest, owner);
    case 'MACROBUTTON':
    case 'GOTOBUTTON':
      return text(rest.replace(/^\S+\s?/, '').trimEnd());
    case 'SYMBOL': {
      const [, number = ''] = /^(0x[\da-f]+|\d+)/i.exec(rest) ?? [];
      const [, font = ''] = /\\f\s+"?([^"\\]+?)"?\s*(?:\\|$)/.exec(rest) ?? [];
      const sign =
        signOf(font, Number(number)) ?? (font === '' ? String.fromCodePoint(Number(number)) : undefined);
      return sign === undefined ? null : text(sign);
    }
    case 'LISTNUM':
    case 'AUTONUM':
    case 'AUTONUMLGL':
    case 'AUTONUMOUT':
    case 'DISPLAYBARCODE':
    case 'MERGEBARCODE':
    case 'INCLUDEPICTURE':
    case 'QUOTE':
      return null;
    default:
      return [];
  }
}

/** The arguments of `\x(a,b)`, of which commas and brackets may be nested. */
function argumentsIn(text: string): { readonly found: string[]; readonly rest: string } {
  const found = [''];
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (sign === ')' && depth === 0) return { found, rest: text.slice(at + 1) };
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (/[,;]/.test(sign) && depth === 0) found.push('');
    else found.push((found.pop() ?? '') + sign);
  }
  return { found, rest: '' };
}

/** Words of a formula without its switches: what a reader sees of `\s\up 9(xiàn)`. */
function plain(text: string): string {
  const start = /\\[a-z]+(?:\s*\\[a-z]+(?:\s*-?\d+)?)*\s*\(/i.exec(text);
  if (!start) return text.replaceAll(/\\\*\s*("[^"]*"|\S+)/g, '').trim();
  const { found, rest } = argumentsIn(text.slice(start.index + start[0].length));
  const parts = found.map(plain);
  const kind = start[0].toLowerCase();
  const joined = kind.startsWith('\\f')
    ? parts.join('/')
    : kind.startsWith('\\r')
      ? `√${parts.join(' ')}`
      : parts.join('');
  return plain(text.slice(0, start.index)) + joined + plain(rest);
}

const circled = (text: string): string => {
  const number = Number(text);
  return Number.isInteger(number) && number > 0 && number <= 20
    ? String.fromCodePoint(0x2460 + number - 1)
    : `(${text})`;
};

/** Older word processors write a phonetic guide, and a sign in a circle, as signs that are printed over each other. */
function equation(code: string, owner: Document): Element[] {
  const over = /\\o\s*(?:\\a[a-z])?\s*\(/i.exec(code);
  if (!over) return [textOf(owner, plain(code))];
  const { found } = argumentsIn(code.slice(over.index + over[0].length));
  const [guide = '', base = ''] = found.map(plain);
  if (/\\up/i.test(found[0] ?? '')) {
    const run = (text: string) => word(owner, 'r', {}, textOf(owner, text));
    return [
      word(owner, 'ruby', {}, word(owner, 'rt', {}, run(guide)), word(owner, 'rubyBase', {}, run(base))),
    ];
  }
  return [textOf(owner, /^[○◯〇]$/.test(guide) ? circled(base) : found.map(plain).join(''))];
}

/** What a field of a form shows: a box with or without its tick, the choice of a list. */
function formContent(data: Element, owner: Document): Element[] {
  const box = childOf(data, 'checkBox');
  if (box) {
    const isTicked = isOn(childOf(box, 'checked')) ?? isOn(childOf(box, 'default')) ?? false;
    return [textOf(owner, isTicked ? '☒' : '☐')];
  }
  const list = childOf(data, 'ddList');
  if (!list) return [];
  const chosen = attributeOf(childOf(list, 'result') ?? childOf(list, 'default'), 'val') ?? '0';
  const entry = childrenOf(list, 'listEntry')[Number(chosen)];
  return entry ? [textOf(owner, attributeOf(entry, 'val') ?? '')] : [];
}

/** Where a link leads, of the code of its field. */
function linkOf(code: string): { readonly url: string; readonly anchor: string } | null {
  const [, rest] = /^\s*HYPERLINK\s+(.*)$/is.exec(code) ?? [];
  if (rest === undefined) return null;
  const [, anchor = ''] = /\\l\s+"([^"]*)"/.exec(rest) ?? [];
  const [, url = ''] = /^"([^"]*)"/.exec(rest) ?? [];
  return { url, anchor };
}

/** Makes a link of the runs of a result, where they stand beside each other. */
function linkResult(
  field: Field,
  link: { readonly url: string; readonly anchor: string },
  address: (url: string) => string,
) {
  const runs = field.result ?? [];
  const [first] = runs;
  const areBeside = runs.every((run, at) => at === 0 || run.previousElementSibling === runs[at - 1]);
  if (!first || !areBeside || first.parentElement?.localName !== 'p') return;
  const made = word(first.ownerDocument, 'hyperlink', {
    ...(link.url !== '' && { id: address(link.url) }),
    ...(link.anchor !== '' && { anchor: link.anchor }),
  });
  first.before(made);
  made.append(...runs);
}

/** Fields that show nothing, whatever a program saved as their result. */
const isSilent = (code: string): boolean => /^\s*(?:SET|ASK|XE|TC|TA|RD|PRIVATE)\b/i.test(code);

const codeOf = ({ code }: Field): string =>
  code.map((part) => (typeof part === 'string' ? part : '')).join('');

/**
 * Leaves of each field what it shows, and takes away what it computes that of. The library drops a run that holds a mark
 * of a field, with all the text in it.
 * @param address keeps an address to be linked to, and gives its id
 * @returns some fields cannot be shown
 */
export function showFields(root: Element, address: (url: string) => string): boolean {
  const owner = root.ownerDocument;
  const open: Field[] = [];
  const closed: Field[] = [];
  for (const run of allBelow(root, 'r'))
    for (const element of childrenOf(run)) {
      const field = open.at(-1);
      const coding = open.find(({ result }) => result === undefined);
      const kind = element.localName === 'fldChar' ? attributeOf(element, 'fldCharType') : undefined;
      if (kind === 'begin')
        open.push({ begin: run, mark: element, code: [], result: undefined, isWithin: coding !== undefined });
      else if (kind === 'separate' && field && !isSilent(codeOf(field))) field.result = [];
      else if (kind === 'end') {
        const ended = open.pop();
        if (ended) closed.push(ended);
      } else if (element.localName === 'instrText') field?.code.push(element.textContent);
      // What stands in the code of a field is no text, such as the result of another one within it.
      else if (coding && element.localName !== 'rPr') coding.code.push(element);
      else if (field?.result && field.result.at(-1) !== run) field.result.push(run);
    }

  let isPartial = false;
  for (const { begin, mark, code, result, isWithin } of closed) {
    const inCode = code.filter((part): part is Element => typeof part !== 'string');
    const text = code.map((part) => (typeof part === 'string' ? part : part.textContent)).join('');
    const shows = (result ?? []).some((run) => childrenOf(run).some(({ localName }) => localName !== 'rPr'));
    for (const element of inCode) element.remove();
    if (shows || isWithin) continue;
    const data = childOf(mark, 'ffData');
    const shown = data ? formContent(data, owner) : shownBy(text, owner);
    if (shown === null) isPartial = true;
    else if (shown.length > 0) begin.before(runLike(begin, ...shown));
  }
  for (const field of closed) {
    const link = linkOf(codeOf(field));
    if (link) linkResult(field, link, address);
  }
  for (const field of allBelow(root, 'fldSimple'))
    if (isSilent(attributeOf(field, 'instr') ?? '')) field.remove();
  for (const name of ['fldChar', 'instrText']) for (const element of allBelow(root, name)) element.remove();
  return isPartial;
}
