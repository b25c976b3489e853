export { changeLanguage, startLanguage } from './i18n.ts';
export { errorWords, refusalWords } from './error-words.ts';
export { formatDay, formatMoment, formatMoney, formatNumber, formatTime } from './format.ts';
