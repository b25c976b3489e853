import { type Language, languageNames, languages, languageTags, loadWords } from '@goldbean/locales';
import { tokens } from '@goldbean/tokens';
import type { i18n } from 'i18next';
import { getI18n, I18nextProvider } from 'react-i18next';
import { RedPacketBubble } from '../../components/red-packet/RedPacketBubble/RedPacketBubble.tsx';
import { styled } from '../../styling/index.ts';

const { color, font, space } = tokens;

const Wall = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 260px), 1fr));
  gap: ${space[5]};
  padding: 0;
  margin: 0;
  list-style: none;

  & > li {
    display: grid;
    gap: ${space[2]};
    align-content: start;
  }

  & > li > span {
    font-size: ${font.size.ui};
    color: ${color.text.secondary};
  }
`;

interface Spoken {
  readonly language: Language;
  /** BCP 47. */
  readonly tag: string;
  readonly i18n: i18n;
}

/** Words of all six, beside those of the toolbar's language. */
export async function speakAll(): Promise<Spoken[]> {
  const spoken = getI18n();
  return Promise.all(
    languages.map(async (language) => {
      const tag = languageTags[language];
      for (const [namespace, words] of Object.entries(await loadWords(language))) {
        if (!spoken.hasResourceBundle(tag, namespace)) spoken.addResourceBundle(tag, namespace, words);
      }
      return { language, tag, i18n: spoken.cloneInstance({ lng: tag }) };
    }),
  );
}

/** One part in six languages: it asks for its own words, and says its numbers their way. */
export function SixLanguages({ spoken }: { spoken: readonly Spoken[] }) {
  return (
    <Wall>
      {spoken.map(({ language, tag, i18n }, at) => (
        <li key={language} lang={tag}>
          <span>{languageNames[language]}</span>
          <I18nextProvider i18n={i18n}>
            <RedPacketBubble
              packetKind={at % 2 === 0 ? 'random' : 'ordinary'}
              blessing=""
              state={at % 2 === 0 ? { kind: 'unclaimed' } : { kind: 'received', amount: 1_888 }}
              onOpen={() => {}}
            />
          </I18nextProvider>
        </li>
      ))}
    </Wall>
  );
}
