import { ref } from 'valtio/vanilla';
import { asApiError } from '../../../shared/api/index.ts';
import { notifyError } from '../../../shared/notices/index.ts';
import { createPages } from '../../../shared/pages/index.ts';
import { createRequestScope } from '../../../shared/requests/index.ts';
import * as service from './profile.service.ts';
import { emptyProfile, profileState as state, type ProfileTab } from './profile.state.ts';

const scope = createRequestScope();

const pages = {
  lives: createPages({
    state: () => state.lives,
    load: (page) => service.loadLives(state.uid, page),
    keyOf: (live) => live.live_id,
    onMoreFailed: notifyError,
  }),
  fans: createPages({
    state: () => state.fans,
    load: (page) => service.loadFans(state.uid, page),
    keyOf: (fan) => fan.uid,
    onMoreFailed: notifyError,
  }),
  visitors: createPages({
    state: () => state.visitors,
    load: service.loadVisitors,
    keyOf: ({ user, at }) => `${user.uid} ${at}`,
    onMoreFailed: notifyError,
  }),
};

/** Shows a member over the page (G007). @returns ends it */
export function openProfile(uid: string): () => void {
  const isCurrent = scope.begin();
  Object.assign(state, emptyProfile(uid));
  void loadProfile();
  return () => {
    if (!isCurrent()) return;
    for (const list of Object.values(pages)) list.close();
    scope.end();
  };
}

/** G007, and what its first tab shows. */
export async function loadProfile(): Promise<void> {
  const isCurrent = scope.watch();
  state.phase = 'loading';
  try {
    const profile = await service.loadProfile(state.uid);
    if (!isCurrent()) return;
    Object.assign(state, { phase: 'ready', profile });
    await showTab(profile.channels.length > 0 ? 'lives' : 'fans');
  } catch (error) {
    if (isCurrent()) Object.assign(state, { phase: 'failed', error: ref(asApiError(error)) });
  }
}

/** G119, G009 or G010. */
export async function showTab(tab: ProfileTab): Promise<void> {
  state.tab = tab;
  await pages[tab].open();
}

/** The next page of what is shown. */
export const loadMore = (tab: ProfileTab): Promise<void> => pages[tab].more();

/** G011, from the card or from a row of the lists. @param on false to stop following */
export async function followMember(uid: string, on: boolean): Promise<void> {
  if (state.busy[uid]) return;
  const isCurrent = scope.watch();
  state.busy[uid] = true;
  try {
    const { followed, follows_me, fans } = await service.follow(uid, on);
    if (!isCurrent()) return;
    const follow = { followed, follows_me };
    for (const row of [...state.fans.list, ...state.visitors.list.map(({ user }) => user)])
      if (row.uid === uid) row.follow = { ...follow };
    if (state.profile && uid === state.uid) {
      Object.assign(state.profile, { follow, fans });
      // I have come or gone in the list of who follows.
      if (state.tab === 'fans') await pages.fans.open();
    } else if (state.profile?.privacy) state.profile.following += on ? 1 : -1;
  } catch (error) {
    notifyError(error);
  } finally {
    if (isCurrent()) delete state.busy[uid];
  }
}

/** G460. */
export async function changePrivacy(change: service.PrivacyChange): Promise<void> {
  if (state.isSavingPrivacy) return;
  const isCurrent = scope.watch();
  state.isSavingPrivacy = true;
  try {
    const privacy = await service.setPrivacy(change);
    if (isCurrent() && state.profile) state.profile.privacy = privacy;
  } catch (error) {
    notifyError(error);
  } finally {
    if (isCurrent()) state.isSavingPrivacy = false;
  }
}

/** The level that I have just unlocked, in my own profile. */
export function showLevel(level: number): void {
  if (state.profile?.privacy) state.profile.user.level = level;
}
