import { describe, expect, test } from 'vitest';
import { loadAgreements, type AgreementTexts } from './agreements.ts';
import { languages } from './languages.ts';

/** Sections, and how many paragraphs each has. */
const shape = (texts: AgreementTexts) =>
  Object.entries(texts).map(([id, { paragraphs }]) => [id, paragraphs.length]);
const sentences = (texts: AgreementTexts) =>
  Object.values(texts).flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]);
/** Figures that bind: minutes, rates, days. */
const figures = (text: string) => (text.match(/\d+/g) ?? []).toSorted();

const english = await loadAgreements('en');

describe.each(languages)('the agreements in %s', (language) => {
  test('have the sections and paragraphs of English, none empty', async () => {
    const own = await loadAgreements(language);
    expect(shape(own)).toEqual(shape(english));
    expect(sentences(own).filter((text) => text.trim() === '')).toEqual([]);
  });

  test('are translated', async () => {
    if (language === 'en') return;
    const copied = new Set(sentences(english));
    expect(sentences(await loadAgreements(language)).filter((text) => copied.has(text))).toEqual([]);
  });

  test('promise half an hour, the same rate and the same days of expiry', async () => {
    const { order, exchange, validity } = await loadAgreements(language);
    expect(figures(order.paragraphs[0] ?? '')).toEqual(['30']);
    expect(figures(exchange.paragraphs[0] ?? '')).toContain('50');
    expect(figures(validity.paragraphs[0] ?? '')).toEqual(expect.arrayContaining(['30', '31']));
  });
});
