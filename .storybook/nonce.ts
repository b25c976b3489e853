/** Stands in for the nonce of a Content-Security-Policy, so that a story can see it reach the style tag. */
export const storyNonce = 'c3Rvcnlib29r';
