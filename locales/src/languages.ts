/** The six languages, by the codes of the specification (point 9, K30). */
export const languages = ['zh_CN', 'zh_HK', 'en', 'ms', 'th', 'vi'] as const;
export type Language = (typeof languages)[number];
