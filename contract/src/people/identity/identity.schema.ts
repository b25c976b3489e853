import { z } from 'zod';
import { platformRoles } from '../../call.ts';
import { opaque, text, user } from '../../shared/fields.ts';

/** D82, D62: `education` is the default; `red` is the static variant's. */
export const themes = ['education', 'red'] as const;
export const theme = z.enum(themes);
export type Theme = z.infer<typeof theme>;

/** K30. */
export const languageCodes = ['zh_CN', 'zh_HK', 'en', 'ms', 'th', 'vi'] as const;
export const language = z.enum(languageCodes);

export const role = z.enum(platformRoles);

/** A member's settings for the flying comments over the picture. */
export const barrageSettings = z.object({
  on: z.boolean(),
  /** Share of the picture's height in use: 25, 50 or 100 percent. */
  area: z.union([z.literal(25), z.literal(50), z.literal(100)]),
  /** How many at once; all that fit, when left out. */
  density: z.enum(['sparse', 'medium', 'dense']).optional(),
  /** Percent, 20 to 100. */
  opacity: z.number().int().min(20).max(100),
  speed: z.enum(['slow', 'normal', 'fast']).optional(),
  size: z.enum(['small', 'medium', 'large']).optional(),
  /** They stand as lines instead of flying. */
  text: z.boolean().optional(),
  /** What holds one of these is not shown to the member. */
  words: z.array(text(20, 'request.invalid')).max(30).optional(),
  /** Whose comments are not shown to the member. */
  hidden: z
    .array(z.object({ uid: opaque(40), nickname: text(40) }))
    .max(100)
    .optional(),
});
export type BarrageSettings = z.infer<typeof barrageSettings>;

/** Settings kept by the account (G122, D82); null: never chosen, so the device's setting or the default applies. */
export const settings = z.object({
  theme: theme.nullable(),
  lang: language.nullable(),
  barrage: barrageSettings.nullable(),
});
export type Settings = z.infer<typeof settings>;

/** The answer of login and registration. */
export const signedIn = z.object({
  /** Random, stored only as a hash by the server, good for 30 sliding days (D83). */
  token: z.string(),
  member: user.extend({ roles: z.array(role) }),
});
export type SignedIn = z.infer<typeof signedIn>;

/** The member's own record (userBaseInfo and permission info of the client state, E32). */
export const memberInfo = user.extend({
  /** In full to oneself alone. */
  mobile: z.string(),
  roles: z.array(role),
  /** D74: overseas; selects variants, never rights. */
  ishw: z.boolean(),
  lang: language.nullable(),
  permission: z.object({
    /** Channels where the member may open and run live sessions. */
    stream_channels: z.array(z.string()),
    inspect: z.boolean(),
    administer: z.boolean(),
  }),
  /** K32: 1, or 2 in the static zone. */
  user_status: z.union([z.literal(1), z.literal(2)]),
  settings,
});
export type MemberInfo = z.infer<typeof memberInfo>;

/** One entry of the top navigation; the app maps its code to an address (S42). */
export const menu = z.object({
  /** Navigation code of the specification's point 2. */
  code: z.string(),
  /** Words: key in the `shell` namespace. */
  name: z.string(),
});
