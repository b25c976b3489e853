import type { MemberInfo } from '@goldbean/contract';
import { fallbackLanguage, languages, type Language } from '@goldbean/locales';
import type { Decorator, StoryContext } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { startIdentity } from '../features/people/identity/index.ts';
import { routeOf } from '../routes/route-table.ts';
import { loadMemberParts } from '../routes/shell/members.ts';
import { Shell } from '../routes/shell/Shell.tsx';
import { session } from '../shared/session/index.ts';
import { themeState } from '../shared/theme/index.ts';
import type { Replies } from './answers.ts';
import { cleanSlate } from './clean-slate.ts';
import { stopClock, storyNow } from './fixed-clock.ts';
import { foreignLetters, textOf } from './foreign-letters.ts';
import { shellAnswers, storyMember } from './shell-answers.ts';
import { speak } from './spoken.ts';
import { openCalls, startTransport, stopTransport, transportFaults } from './transport.ts';

/** What a page finds when it opens. */
export interface PageFacts {
  /** Path and query, from `paths`: the shell shows the page that stands there. */
  readonly address?: string;
  /** Who is signed in; `null`: a visitor. */
  readonly member?: MemberInfo | null;
  /** A token that stood in the address bar when the app was opened (S01). */
  readonly addressToken?: string;
  /** A one-time ticket that stood there (S01). */
  readonly addressTicket?: string;
  /** What the calls answer, those of the shell excepted: a call that is in both is answered by this one. */
  readonly answers?: readonly Replies[];
  /** When it happens, UTC ms; the clock stands still. */
  readonly now?: number;
  /** It is there to show people who write in different languages; every other page speaks one. */
  readonly mixed?: boolean;
}

type StoryPageFacts = Omit<PageFacts, 'answers'> & { readonly answers?: Replies };

/** For a story: what is other than in the meta of its file. Of two answers to one call the later counts. */
export const given = ({ answers, ...facts }: PageFacts): { readonly page: StoryPageFacts } => ({
  page: { ...facts, ...(answers && { answers: Object.assign({}, ...answers) as Replies }) },
});

const factsOf = ({ parameters }: Pick<StoryContext, 'parameters'>): StoryPageFacts =>
  parameters['page'] as StoryPageFacts;

const languageOf = ({ globals }: Pick<StoryContext, 'globals'>): Language =>
  languages.find((known) => known === globals['language']) ?? fallbackLanguage;

/** Counts how often a page was opened: another number is another page, also when only the language changed. */
let opened = 0;

/** Opens the app as a reload does: clean states, the story's answers, then who is signed in. */
async function open(context: StoryContext): Promise<() => void> {
  const {
    address = '/',
    member = storyMember,
    addressToken = '',
    addressTicket = '',
    answers,
    now: own = storyNow,
  } = factsOf(context);
  // The clock of Storybook's toolbar, UTC ms, while it is not at "own".
  const now = Number(context.globals['clock']) || own;
  const restartClock = stopClock(now);
  stopTransport();
  await cleanSlate();
  speak(languageOf(context));
  startTransport({ ...shellAnswers(member ?? storyMember, now), ...answers });
  themeState.theme = context.globals['theme'] === 'red' ? 'red' : 'education';
  session.lang = languageOf(context);
  session.token = member ? 'story' : '';
  await loadMemberParts();
  void startIdentity({ token: addressToken, ticket: addressTicket });
  // Loaded beforehand, so that no story shows how long its script took.
  await routeOf(new URL(address, 'https://story.invalid').pathname)?.load();
  opened += 1;
  return () => {
    restartClock();
    stopTransport();
  };
}

const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });

/** Frames without a call under way after which a page counts as complete. */
const quietFrames = 4;

/** Waits until what was asked is answered and shown; says what the story forgot. @throws then */
async function settle(context: StoryContext): Promise<void> {
  for (let quiet = 0; quiet < quietFrames; quiet += 1) {
    await nextFrame();
    if (openCalls() > 0) quiet = 0;
  }
  // A picture of the whole page must not have the bar in its middle.
  window.scrollTo(0, 0);
  const faults = [...transportFaults()];
  const { body } = context.canvasElement.ownerDocument;
  const foreign = factsOf(context).mixed ? null : foreignLetters(textOf(body), languageOf(context));
  if (foreign)
    faults.push(`the page speaks ${languageOf(context)} and also says “${foreign}”: give it spoken() texts`);
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

const inShell: Decorator = (_Story, context) => (
  <MemoryRouter key={opened} initialEntries={[factsOf(context).address ?? '/']}>
    <Shell />
  </MemoryRouter>
);

/**
 * The meta of a page's stories, to be spread into it: the whole app at the page's address.
 * @param facts what all stories of the file have in common
 */
export const page = (facts: PageFacts) => ({
  parameters: { layout: 'fullscreen', ...given(facts) },
  decorators: [inShell],
  beforeEach: open,
  afterEach: settle,
});
