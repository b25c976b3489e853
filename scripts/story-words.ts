import { parseSync } from '@swc/core';

/** Letters of our languages other than the Latin ones of English and Malay. */
const foreign = /[\p{Script=Han}\p{Script=Thai}ăđơưĂĐƠƯạ-ỹẠ-Ỹ]/u;

/** A text that begins as a sentence does and has three words, in English or Malay. */
const sentence = /^\W*\p{Lu}[\p{Ll}’']*(?:[ ,:;·–-]+[\p{L}\d’']+){2,}/u;

/** Properties that Storybook or the browser reads. */
const silent = new Set(['story', 'd', 'style', 'className', 'sandbox', 'timeZone', 'font']);

/** What designers read about a story, in English. */
const captions = new Set(['name', 'title', 'tags']);

/** What stands in none of these is the story or its meta itself. */
const nests = new Set(['ObjectExpression', 'ArrayExpression', 'CallExpression']);

interface StorySyntaxNode {
  readonly type: string;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is StorySyntaxNode =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

/** The property that says a text, by the kind of node. */
const textIn: Readonly<Record<string, string>> = {
  StringLiteral: 'value',
  JSXText: 'value',
  RegExpLiteral: 'pattern',
  TemplateElement: 'cooked',
};

/** The name of a property or an attribute. */
function nameOf({ type, key, name }: StorySyntaxNode): string | undefined {
  const named = type === 'KeyValueProperty' ? key : type === 'JSXAttribute' ? name : undefined;
  return isNode(named) ? (named['value'] as string) : undefined;
}

/**
 * Texts of a story file that stand in one language: letters of Chinese, Thai or Vietnamese anywhere, and sentences in
 * Latin letters. What designers read about a story, such as its name, is no such text.
 */
export function wordsInOneLanguage(path: string, source: string): string[] {
  const found: string[] = [];
  function look(value: unknown, depth: number): void {
    if (Array.isArray(value)) {
      for (const one of value) look(one, depth);
      return;
    }
    // Some nodes of the tree are wrapped in an object without a type.
    if (typeof value !== 'object' || value === null) return;
    const { type = '' } = value as { type?: string };
    if (/^(Import|Ts(Type|Interface|Literal))/.test(type)) return;
    if (isNode(value)) {
      const name = nameOf(value) ?? '';
      if (silent.has(name) || (depth === 1 && captions.has(name))) return;
      const said = value[textIn[type] ?? ''];
      const text = typeof said === 'string' ? said.trim() : '';
      if (text && !text.startsWith('<svg') && (foreign.test(text) || sentence.test(text))) found.push(text);
    }
    for (const child of Object.values(value)) look(child, depth + (nests.has(type) ? 1 : 0));
  }
  look(parseSync(source, { syntax: 'typescript', tsx: path.endsWith('x') }), 0);
  return found;
}
