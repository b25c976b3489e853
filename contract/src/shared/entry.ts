/** Why a member may not come into a live session (D26, D30): every call that tells of one, or of what is in it, may refuse so. */
export const entryErrors = ['live.network_blocked', 'live.requirement', 'moderation.blocked'] as const;
