import { folded } from '@goldbean/contract';
import { match } from 'pinyin-pro';

/**
 * Whether a name fits what is searched: as a part of it whatever its case and marks, or in pinyin, whole (`wangfang`) or by
 * first letters (`wf`), with v for the rounded u (`lv`). The database's `found_by(name)` holds the same.
 */
export function fitsName(name: string, query: string): boolean {
  const wanted = folded(query);
  return folded(name).includes(wanted) || match(name, wanted, { v: true, continuous: true }) !== null;
}
