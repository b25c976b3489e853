/** What the help centre answers (S15), by topic: keys of the words of `help`. */
export const helpTopics = {
  start: ['start_signin', 'start_language'],
  beans: ['beans_get', 'beans_expire'],
  live: ['live_enter', 'live_replay'],
  club: ['club_join', 'club_iron'],
  writing: ['writing_review', 'writing_paid'],
  safety: ['safety_report', 'safety_advice'],
} as const;
export type HelpTopic = keyof typeof helpTopics;
export const helpTopicNames = Object.keys(helpTopics) as HelpTopic[];
