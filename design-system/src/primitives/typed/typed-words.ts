/**
 * What a member typed with the marks of Markdown, as plain words for a line or a card: nothing of the marks is left, and the
 * lines stay.
 */
export const typedWords = (markdown: string): string =>
  markdown
    .replaceAll(/^ {0,3}(?:#{1,6} +|(?:> ?)+|[-*+] +(?:\[[ xX]\] +)?)/gmu, '')
    .replaceAll(/^ {0,3}(?:`{3}.*|(?:[-*_] ?){3,}) *$\n?/gmu, '')
    .replaceAll(/!?\[([^\]\n]*)\]\([^)\s]*(?: "[^"\n]*")?\)/gu, '$1')
    .replaceAll(/`([^`\n]+)`/gu, '$1')
    .replaceAll(/(\*{1,3}|~~)(?=\S)([^*~\\\n]*[^*~\\\s])\1/gu, '$2')
    .replaceAll(/(?<![\p{L}\p{N}_])(_{1,3})(?=\S)([^_\n]*[^_\s])\1(?![\p{L}\p{N}_])/gu, '$2')
    .replaceAll(/(?<!\\)\*{2,}/gu, '')
    .replaceAll(/\\([\\`*_{}[\]()#+\-.!~>|])/gu, '$1')
    .trim();
