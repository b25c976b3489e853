/*
 * Page stories: `app/src/routes/<area>/<Name>Page.stories.tsx` shows the real page, in the real shell, over
 * answers that are typed and checked by the contract. Nothing leaves the page: calls are answered where the app
 * has its network (transport.ts), the websocket is ours (story-socket.ts), the clock stands still (fixed-clock.ts), and every
 * state of the app begins anew with every story (clean-slate.ts). A call nobody answers fails the story.
 * docs/architecture.md, "A page story", says how one is written.
 */
export { answer, never, refuse, unreachable, type Replies } from './answers.ts';
export { storyNow, writtenAt } from './fixed-clock.ts';
export { given, page } from './page.tsx';
export { people } from './people.ts';
export { storyCover } from '@goldbean/design-system/stories/pictures';
export { bootWith, storyMember } from './shell-answers.ts';
export { saying } from './saying.ts';
export { localized, spoken } from './spoken.ts';
export { breakConnection, pushFrame } from './story-socket.ts';
export { wordsOf } from './words.ts';
