/* The calls of this module by feature. A namespace, so that a script holds only the features it names. */
export { wishCalls as wishes } from './wishes/wishes.calls.ts';
export { wishVoteCalls as wishVotes } from './wish-votes/wish-votes.calls.ts';
export { wishCommentCalls as wishComments } from './wish-comments/wish-comments.calls.ts';
export { wishMessageCalls as wishMessages } from './wish-messages/wish-messages.calls.ts';
export { wishDeskCalls as wishDesk } from './wish-desk/wish-desk.calls.ts';
