import { storyFace } from './pictures.ts';
import { wordsBy } from './spoken.ts';
import names from './texts/cast.json' with { type: 'json' };

interface CastMember {
  readonly nickname: string;
  /** Another one for each; every fifth has none and shows the first letters of the name. */
  readonly img: string;
}

type CastName = keyof typeof names;

/** The people of the stories: a name is short, long or full of marks as its language has them. */
export const cast = Object.fromEntries(
  Object.entries(wordsBy<CastName>(names)).map(([name, nickname], at) => [
    name,
    { nickname, img: at % 5 === 4 ? '' : storyFace(at) },
  ]),
) as Record<CastName, CastMember>;
