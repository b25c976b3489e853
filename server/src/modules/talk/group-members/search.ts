import { match } from 'pinyin-pro';

/**
 * Whether a name fits what is searched: as a part of it in any case, or in pinyin, whole (`wangfang`) or by first letters
 * (`wf`).
 */
export function fitsName(name: string, query: string): boolean {
  const wanted = query.toLowerCase();
  return name.toLowerCase().includes(wanted) || match(name, wanted) !== null;
}
