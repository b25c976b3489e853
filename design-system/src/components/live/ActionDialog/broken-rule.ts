/** The rule that was broken, as in reports of a room. */
export const brokenRules = ['advice', 'fraud', 'insult', 'indecent', 'copied', 'other'] as const;
export type BrokenRuleKey = (typeof brokenRules)[number];

export const ruleWords = {
  advice: 'report.advice',
  fraud: 'report.fraud',
  insult: 'report.insult',
  indecent: 'report.indecent',
  copied: 'report.copied',
  other: 'report.other',
} as const satisfies Record<BrokenRuleKey, string>;
