export { MentionList } from './MentionList.tsx';
export { type NamedMember, placed, standing } from './named.ts';
export { mentionAll, type MentionMember, type MentionSearch, useMentions } from './use-mentions.ts';
