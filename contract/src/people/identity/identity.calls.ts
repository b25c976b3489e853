import { z } from 'zod';
import { defineCall, defineCalls } from '../../call.ts';
import {
  done,
  flag,
  id,
  json,
  opaque,
  requestId,
  saysNothing,
  secret,
  text,
  ticked,
  user,
  whole,
} from '../../shared/fields.ts';
import { identityLimits } from './identity.limits.ts';
import { barrageSettings, language, memberInfo, menu, settings, signedIn, theme } from './identity.schema.ts';

/** Jwcode, mobile number or e-mail address. */
const account = () => text(120, 'account.incomplete');
const newPassword = () =>
  secret(8, 72, 'account.weak_password').refine(
    (password) => !saysNothing(password),
    'account.weak_password',
  );
const code = () => z.string().regex(/^\d{6}$/, 'account.wrong_code');

export const identityCalls = defineCalls({
  login: defineCall({
    id: 'G001',
    service: 'hljwgo',
    path: 'v2/login',
    summary: 'Sign in with a password, or with a code sent to a mobile number (D83).',
    access: 'open',
    rate: 'login',
    writes: true,
    input: z
      .object({
        account: account(),
        password: secret(1, 72, 'account.incomplete').optional(),
        code: code().optional(),
        /** Country calling code of a mobile number. */
        area: whole(1, 999).optional().default(86),
        agree: ticked('account.privacy_required'),
      })
      .refine((input) => input.password !== undefined || input.code !== undefined, 'account.incomplete'),
    output: signedIn,
    errors: ['account.wrong_password', 'account.wrong_code', 'account.too_many_tries', 'account.closed'],
  }),
  sendCode: defineCall({
    id: 'G002',
    service: 'hljwgo',
    path: 'v2/login/code',
    summary: 'Send a six-digit code; the local stand-in writes it to the server log.',
    access: 'open',
    rate: 'code',
    writes: true,
    input: z.object({
      account: text(120, 'account.mobile_or_email'),
      area: whole(1, 999).optional().default(86),
      scene: z.enum(['login', 'register'], 'request.invalid'),
      request_id: requestId().optional(),
    }),
    /** `wait`: ms until another may be asked for. */
    output: z.object({ wait: z.number().int() }),
    errors: ['account.code_not_sent', 'account.mobile_or_email'],
  }),
  register: defineCall({
    id: 'G120',
    service: 'hljwgo',
    path: 'v2/register',
    summary: 'Open an account with a code and a password; signs in.',
    access: 'open',
    rate: 'login',
    writes: true,
    input: z.object({
      account: text(120, 'account.mobile_or_email'),
      area: whole(1, 999).optional().default(86),
      code: code(),
      password: newPassword(),
      nickname: text(identityLimits.nicknameCharacters, 'account.nickname_required'),
      agree: ticked('account.privacy_required'),
      lang: language.optional(),
      request_id: requestId().optional(),
    }),
    output: signedIn,
    errors: ['account.taken', 'account.wrong_code', 'account.weak_password', 'account.too_many_tries'],
  }),
  redeemTicket: defineCall({
    id: 'G003',
    service: 'hljwgo',
    path: 'v2/tjLogin',
    summary: 'Sign in with a one-time ticket (G005, D83); it is good for one minute and for one taker.',
    access: 'open',
    rate: 'login',
    writes: true,
    input: z.object({
      ticket: opaque(128, 1),
    }),
    output: signedIn,
    errors: ['account.ticket_over', 'account.closed'],
  }),
  logout: defineCall({
    id: 'G004',
    service: 'hljwgo',
    path: 'v2/logout',
    summary: 'Revoke this session, or with `all` every session of the member.',
    writes: true,
    input: z.object({ all: whole(0, 1).optional().default(0) }),
    output: done,
  }),
  createTicket: defineCall({
    id: 'G005',
    service: 'hljwgo',
    path: 'v2/ticket/create',
    summary: 'A one-time ticket for an external navigation target (D14).',
    writes: true,
    input: z.object({ target: text(200, 'request.content_required') }),
    /** `ttl` in ms. */
    output: z.object({ ticket: z.string(), ttl: z.number().int() }),
  }),
  setLanguage: defineCall({
    id: 'G006',
    service: 'hljwgo',
    path: 'v2/member/lang',
    summary: 'Remember the language for the account.',
    writes: true,
    input: z.object({ lang: language }),
    output: z.object({ lang: language }),
  }),
  memberInfo: defineCall({
    id: 'C006',
    method: 'GET',
    service: 'hljwgo',
    path: 'v2/member/info',
    summary: 'Who I am: also checks a token read from the address bar (S01).',
    input: z.object({}),
    output: memberInfo,
  }),
  search: defineCall({
    id: 'G171',
    service: 'hljwgo',
    path: 'v2/member/search',
    summary: 'Members by nickname or member number, twenty at most; for those who run live sessions.',
    input: z.object({ q: text(identityLimits.nicknameCharacters, 'request.content_required') }),
    output: z.object({ list: z.array(user) }),
    errors: ['request.forbidden'],
  }),
  settings: defineCall({
    id: 'G122',
    service: 'hljwgo',
    path: 'v2/member/settings',
    summary: 'Keep the theme, the language and the barrage display for the account (D82).',
    writes: true,
    input: z.object({
      theme: theme.optional(),
      lang: language.optional(),
      barrage: json(barrageSettings).optional(),
    }),
    output: z.object({ settings }),
  }),
  hideInRanks: defineCall({
    id: 'G214',
    service: 'hljwgo',
    path: 'v2/member/rank/hide',
    summary:
      'Be an anonymous viewer to others in the ranks of live sessions, or be named again (E29). Those who run a live session see who gave.',
    writes: true,
    input: z.object({ hidden: flag() }),
    output: z.object({ hidden: z.boolean() }),
  }),
  learningLevel: defineCall({
    id: 'C009',
    service: 'hljwgo',
    path: 'user/getLearningLevel',
    summary: 'My learning level and the way to the next.',
    input: z.object({}),
    /** `progress` and `next` in points; all null while the member has none, as before the courses. */
    output: z.object({
      level: z.number().int().nullable(),
      name: z.string().nullable(),
      progress: z.number().int().nullable(),
      next: z.number().int().nullable(),
    }),
  }),
  memberLevel: defineCall({
    id: 'C010',
    service: 'hljwgo',
    path: 'member/level',
    summary: "A member's level on the platform, as it was unlocked (C071), and what it brings.",
    input: z.object({ uid: id().optional() }),
    /** All null at level 1, which is the same for everybody; `benefits` are those of this level and the ones before it. */
    output: z.object({
      level: z.number().int().nullable(),
      name: z.string().nullable(),
      icon: z.string().nullable(),
      benefits: z.array(z.string()).nullable(),
    }),
  }),
  boot: defineCall({
    id: 'G012',
    service: 'hljwgo',
    path: 'v2/config/boot',
    summary: 'Limits, navigation and features; what the app asks first.',
    access: 'open',
    input: z.object({}),
    output: z.object({
      limits: z.record(z.string(), z.number()),
      menus: z.array(menu),
      /** Quotation markets shown beside live sessions. */
      market: z.array(z.object({ code: z.string(), name: z.string() })),
      features: z.object({
        /** Names the ready accounts on the login page (D85). */
        demo_accounts: z.array(z.object({ account: z.string(), role: z.string(), password: z.string() })),
      }),
      server_ts: z.number().int(),
    }),
  }),
});
