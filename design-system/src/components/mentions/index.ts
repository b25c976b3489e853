export { MentionList } from './MentionList.tsx';
export { mentionAll, type MentionMember, type MentionSearch, useMentions } from './use-mentions.ts';
