export { changeLanguage, needWords, startLanguage } from './i18n.ts';
export { errorWords, refusalWords } from './error-words.ts';
export { formatDay, formatMoment, formatNumber } from './format.ts';
