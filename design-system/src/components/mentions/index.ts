export { MentionList } from './MentionList.tsx';
export { isWholeName, type NamedMember, placed, stillNamed } from './named.ts';
export { mentionAll, type MentionMember, type MentionSearch, useMentions } from './use-mentions.ts';
