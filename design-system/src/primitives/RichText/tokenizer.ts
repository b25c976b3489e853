import type { TokenizerObject } from 'marked';
import { addressIn, addressPattern } from '../typed/index.ts';

const addressHere = new RegExp(`^${addressPattern}`, 'u');
/** Emphasis whose words hold no other marks but links. */
const emphasisHere = /^(\*{1,2})(?![\s*])((?:[^*`[\]<\\\n]|\[[^*[\]\n]*\]\([^)\s]*\))*)(?<!\s)\1(?!\*)/u;

/** What Markdown does not see in Chinese, which has no spaces between words and marks. */
export const tokenizer: TokenizerObject = {
  // The rule of the talk: the marks of the sentence are no part of an address.
  url(src) {
    const scheme = /^www\./i.test(src) ? 'http://' : '';
    const found = addressHere.exec(scheme + src)?.[0];
    if (found === undefined) return false;
    const href = addressIn(found);
    if (href === '') return undefined;
    const text = href.slice(scheme.length);
    return { type: 'link', raw: text, href, text, tokens: [{ type: 'text', raw: text, text }] };
  },
  // By the rules for spaces and marks, `**除权日：**当天` would be no emphasis.
  emStrong(src) {
    const [raw, marks, text] = emphasisHere.exec(src) ?? [];
    if (raw === undefined || marks === undefined || text === undefined) return false;
    const type = marks.length === 2 ? 'strong' : 'em';
    return { type, raw, text, tokens: this.lexer.inlineTokens(text) };
  },
};
