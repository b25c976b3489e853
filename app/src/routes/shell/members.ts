import { memberNamespaces } from '@goldbean/locales';
import { useSnapshot } from 'valtio';
import { proxy, ref } from 'valtio/vanilla';
import { subscribeKey } from 'valtio/vanilla/utils';
import { loadChunk } from '../../shared/chunks/index.ts';
import { needWords } from '../../shared/i18n/index.ts';
import { notifyError } from '../../shared/notices/index.ts';
import { session } from '../../shared/session/index.ts';
import type * as memberParts from './member-parts.ts';

export type MemberParts = typeof memberParts;

/** What members need around a page; null until the first member signs in, then for the life of the tab. */
const loaded = proxy<{ parts: MemberParts | null }>({ parts: null });

/**
 * Fetches what members need around a page, and starts what listens for them; a second time does nothing.
 * @throws when a script or words cannot be loaded (M38)
 */
export async function loadMemberParts(): Promise<void> {
  const [parts] = await Promise.all([
    loadChunk(() => import('./member-parts.ts')),
    needWords(memberNamespaces),
  ]);
  if (loaded.parts) return;
  parts.startFeatures();
  loaded.parts = ref(parts);
}

/**
 * Follows the session: whoever signs in gets what members need, without a reload.
 * @param words settles when there are words to tell a failure in
 * @returns when it is here for who is signed in already; after a failure the page comes without it
 */
export async function followMembers(words: Promise<void>): Promise<void> {
  const follow = async () => {
    if (session.token === '') return;
    try {
      await loadMemberParts();
    } catch (error) {
      await words;
      notifyError(error);
    }
  };
  subscribeKey(session, 'token', () => void follow());
  await follow();
}

/** Null for a visitor, and for a member as long as it is on its way. */
export function useMemberParts(): MemberParts | null {
  const { token } = useSnapshot(session);
  const { parts } = useSnapshot(loaded);
  return token === '' ? null : parts;
}
