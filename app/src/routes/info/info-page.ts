import type { Language } from '@goldbean/locales';
import type { InfoTopic } from '@goldbean/locales/info-pages';
import { paths, type Path } from '../../shared/paths/index.ts';

/** The two addresses of each topic (S19). */
const addresses: Readonly<Record<InfoTopic, { readonly chinese: Path; readonly english: Path }>> = {
  action: { chinese: paths.actionInfoChinese, english: paths.actionInfoEnglish },
  relief: { chinese: paths.reliefInfoChinese, english: paths.reliefInfoEnglish },
  gold: { chinese: paths.goldIntroChinese, english: paths.goldIntroEnglish },
};

const topics = ['action', 'relief', 'gold'] as const satisfies readonly InfoTopic[];

/**
 * The topic of an address, and the address that a language reads it at: the variant follows the language, and whoever
 * reads neither Chinese nor English is led to the English one (S19).
 * @param pathname of an information page, with or without a slash at its end
 */
export function infoPageOf(
  pathname: string,
  language: Language,
): { readonly topic: InfoTopic; readonly path: string } | null {
  const asked = pathname.replace(/\/+$/, '');
  const topic = topics.find((one) => Object.values(addresses[one]).some(({ path }) => path === asked));
  if (!topic) return null;
  const { chinese, english } = addresses[topic];
  return { topic, path: language.startsWith('zh') ? chinese.path : english.path };
}
