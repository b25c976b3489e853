import type { NoticeBody } from '@goldbean/contract/people';
import { languages, languageTags, loadWords } from '@goldbean/locales';
import i18next from 'i18next';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, describe, expect, it } from 'vitest';
import { session } from '../../../shared/session/index.ts';
import { NoticeBanner } from './components/NoticeBanner.tsx';
import { noticesState } from './notices.state.ts';

const written = { type: 'post', id: '1', about: null, words: 'On volume' };

/** A notice of each kind; what people named themselves is in Latin letters here. */
const bodies: { readonly [Kind in NoticeBody['kind']]: readonly Extract<NoticeBody, { kind: Kind }>[] } = {
  beans_expire: [{ kind: 'beans_expire', amount: 90, expires_ts: Date.UTC(2026, 11, 31, 16) }],
  group_purchase: (['reached', 'over'] as const).map((state) => ({
    kind: 'group_purchase',
    tuangou_id: '1',
    live_id: '2',
    product: 'Notebook',
    state,
    ...(state === 'reached' && { pay_until_ts: Date.UTC(2026, 10, 30) }),
  })),
  packet_refund: ['7', null].map((group_id) => ({
    kind: 'packet_refund',
    packet_id: '1',
    group_id,
    amount: 9,
  })),
  announcement_reminder: [
    { kind: 'announcement_reminder', group_id: '7', announcement_id: '8', group: 'Market Basics' },
  ],
  mute_refused: [
    { kind: 'mute_refused', group_id: '7', group: 'Market Basics', nickname: 'Lim', reason: 'Spam' },
  ],
  moderation: (
    [
      ['warn', 'viewer', 'begun', null],
      ['warn', 'channel', 'begun', null],
      ['freeze', 'viewer', 'begun', Date.UTC(2026, 10, 30)],
      ['freeze', 'viewer', 'begun', null],
      ['freeze', 'viewer', 'over', null],
      ['block', 'viewer', 'begun', null],
      ['block', 'viewer', 'over', null],
      ['ban', 'channel', 'begun', Date.UTC(2026, 10, 30)],
      ['ban', 'channel', 'over', Date.UTC(2026, 10, 30)],
    ] as const
  ).map(([act, scope, state, until]) => ({
    kind: 'moderation',
    action_id: '1',
    act,
    scope,
    state,
    live_id: '2',
    channel: 'Market Basics',
    reason: 'Spam',
    until,
  })),
  live_reminder: (['soon', 'started'] as const).map((moment) => ({
    kind: 'live_reminder',
    live_id: '2',
    live: 'Market Basics',
    moment,
    start_ts: Date.UTC(2026, 10, 30),
  })),
  report_settled: (['acted', 'dismissed'] as const).map((outcome) => ({
    kind: 'report_settled',
    report_id: '1',
    live_id: '2',
    live: 'Market Basics',
    outcome,
    note: 'Spam',
  })),
  ticket_refund: (['stopped', 'not_begun'] as const).map((outcome) => ({
    kind: 'ticket_refund',
    live_id: '2',
    live: 'Market Basics',
    outcome,
    amount: 30,
  })),
  iron_fan: (
    [
      'joined',
      'renewed',
      'charged',
      'charge_soon',
      'charge_failed',
      'expires_soon',
      'expired',
      'cancelled',
      'changed',
      'extended',
    ] as const
  ).map((step) => ({
    kind: 'iron_fan',
    step,
    channel_id: '3',
    channel: 'Market Basics',
    expires_ts: Date.UTC(2026, 10, 30),
    coins: 40,
    at_ts: Date.UTC(2026, 10, 29),
    reason: 'Called off',
  })),
  fan_light_off: [{ kind: 'fan_light_off', channel_id: '3', channel: 'Market Basics' }],
  content_reviewed: (['displayed', 'rejected'] as const).map((outcome) => ({
    kind: 'content_reviewed',
    ...written,
    outcome,
    reason: outcome === 'rejected' ? 'Spam' : '',
  })),
  content_hidden: [{ kind: 'content_hidden', ...written, reason: 'Spam' }],
  content_commented: (['comment', 'answer', 'mention'] as const).map((how) => ({
    kind: 'content_commented',
    how,
    comment_id: '4',
    about: { type: 'post', id: '1' },
    nickname: 'Lim',
    words: 'Well said',
  })),
  content_liked: [1, 10].map((likes) => ({ kind: 'content_liked', ...written, nickname: 'Lim', likes })),
  content_report_settled: (['acted', 'dismissed'] as const).map((outcome) => ({
    kind: 'content_report_settled',
    report_id: '1',
    ...written,
    outcome,
    note: 'Spam',
  })),
  feedback_answered: [{ kind: 'feedback_answered', feedback_id: '1', answer: 'Fixed' }],
};

beforeAll(async () => {
  const words = await Promise.all(
    languages.map(async (language) => [languageTags[language], await loadWords(language)] as const),
  );
  await i18next.use(initReactI18next).init({
    resources: Object.fromEntries(words),
    fallbackLng: false,
    interpolation: { escapeValue: false },
  });
});

/** What the banner says, and on its buttons. */
function said(body: NoticeBody): string {
  noticesState.unread = [{ notice_id: '1', at: '', at_ts: 0, read: false, body }];
  const banner = createElement(MemoryRouter, null, createElement(NoticeBanner));
  return renderToStaticMarkup(banner).replace(/<[^>]*>/g, '|');
}

describe.each(languages)('a notice in %s', (language) => {
  const all: NoticeBody[] = Object.values(bodies).flat();
  it.each(all)(
    'of $kind is said in words of the language: no key, nothing left open, no other script',
    async (body) => {
      session.lang = language;
      await i18next.changeLanguage(languageTags[language]);
      const words = said(body)
        .split('|')
        .filter((part) => part !== '');
      expect(words.length).toBeGreaterThan(1);
      expect(
        words.filter((part) =>
          /\{\{|^[a-zA-Z]+([.:][a-zA-Z_]+)+$|^(openMyGold|openLive|openChat|openAnnouncement|openFeedback|openContent|mendContent|watchLive)$/.test(
            part,
          ),
        ),
      ).toEqual([]);
      if (!language.startsWith('zh'))
        expect(words.filter((part) => /[\u3400-\u9fff]/u.test(part))).toEqual([]);
      if (language === 'th') expect(words.every((part) => /[\u0e00-\u0e7f]/u.test(part))).toBe(true);
    },
  );
});
