import i18next from 'i18next';
import { expect, it } from 'vitest';
import { createSpokenWords } from './spoken-words.ts';

/** An i18next as in the stories, with a few words of every form. */
async function speaking() {
  const spoken = createSpokenWords();
  const i18n = i18next.createInstance();
  await i18n.use(spoken.module).init({
    lng: 'en',
    fallbackLng: false,
    interpolation: { escapeValue: false },
    ...spoken.options,
    resources: {
      en: {
        room: {
          title: 'Live room',
          watching_one: '{{n}} is watching',
          watching_other: '{{n}} are watching',
          agree: 'I accept the <1>agreement</1> of today',
          tab: 'Live room',
        },
      },
    },
  });
  // The words are of no language of ours, so their keys are not known to the types.
  const t = i18n.getFixedT('en') as unknown as (key: string, options?: object) => string;
  return { spoken, t: (key: string, options?: object) => t(`room:${key}`, options) };
}

it('X01: a text leads to its key', async () => {
  const { spoken, t } = await speaking();
  t('title');
  expect(spoken.keysOf(['Live room'])).toEqual(['room:title']);
});

it('X01: a text with a number in it leads to its key, without the plural form', async () => {
  const { spoken, t } = await speaking();
  t('watching', { count: 3, n: '3' });
  expect(spoken.keysOf([' 3 are\n watching '])).toEqual(['room:watching']);
});

it('X01: a sentence with a link in it is found from the words of the link', async () => {
  const { spoken, t } = await speaking();
  t('agree');
  expect(spoken.keysOf(['agreement', 'I accept the agreement of today'])).toEqual(['room:agree']);
});

it('X01: a text put together of two shows both', async () => {
  const { spoken, t } = await speaking();
  t('title');
  t('watching', { count: 1, n: '1' });
  expect(spoken.keysOf(['Live room · 1 is watching'])).toEqual(['room:title', 'room:watching']);
});

it('X01: one text of two keys shows both, the last that was said first, and what nobody translated shows none', async () => {
  const { spoken, t } = await speaking();
  t('title');
  t('tab');
  expect(spoken.keysOf(['Live room'])).toEqual(['room:tab', 'room:title']);
  t('title');
  expect(spoken.keysOf(['Live room'])).toEqual(['room:title', 'room:tab']);
  expect(spoken.keysOf(['Mei Ling', ''])).toEqual([]);
});

it('changes nothing of what is said', async () => {
  const { t } = await speaking();
  expect(t('watching', { count: 3, n: '3' })).toBe('3 are watching');
  expect(t('agree')).toBe('I accept the <1>agreement</1> of today');
});
