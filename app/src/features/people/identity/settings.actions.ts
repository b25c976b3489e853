import type { Settings, Theme } from '@goldbean/contract/people';
import type { Language } from '@goldbean/locales';
import i18next from 'i18next';
import { changeLanguage } from '../../../shared/i18n/index.ts';
import { notify, notifyError } from '../../../shared/notices/index.ts';
import { session } from '../../../shared/session/index.ts';
import { changeTheme } from '../../../shared/theme/index.ts';
import * as service from './identity.service.ts';

/*
 * Language, theme and flying comments: a member's are the account's and follow to every browser; the device keeps
 * a copy, for visitors and for the first paint. What was chosen last counts.
 */

/** What was chosen here and the account does not know yet: by a visitor, or because the call did not get through. */
let unsent: service.SettingsChange = {};
let isSending = false;

/**
 * Tells the account what was chosen here, one call at a time: a slider that is drawn along does not make one each.
 * In the background (D90): what does not get through goes with the next choice or sign-in.
 */
export async function keepChoices(chosen: service.SettingsChange = {}): Promise<void> {
  unsent = { ...unsent, ...chosen };
  if (session.token === '') {
    // P01: this device keeps it; the link to sign in stands in the bar and comes back to this page.
    if (Object.keys(chosen).length > 0) notify('info', i18next.t('shell:member.signInToSave'));
    return;
  }
  if (isSending) return;
  isSending = true;
  while (Object.keys(unsent).length > 0) {
    const sent = unsent;
    unsent = {};
    try {
      await service.keepSettings(sent);
    } catch {
      unsent = { ...sent, ...unsent };
      break;
    }
  }
  isSending = false;
}

/** The member leaves: what they chose is not the next one's choice. */
export function forgetChoices(): void {
  unsent = {};
}

/** Takes over what the account keeps, except what was chosen here since. */
export async function followSettings({ theme, lang, barrage }: Settings): Promise<void> {
  if (theme && !unsent.theme) changeTheme(theme);
  if (lang && !unsent.lang && lang !== session.lang) await changeLanguage(lang);
  if (!barrage) return;
  // S48: only who is signed in follows an account, so the first page of a visitor goes without it.
  const { changeBarrage, deviceBarrage } = await import('../../../shared/barrage/index.ts');
  if (!unsent.barrage) changeBarrage(deviceBarrage(barrage));
}

/** The member's choice: this device at once, the account in the background. */
export async function chooseLanguage(language: Language): Promise<void> {
  try {
    await changeLanguage(language);
  } catch (error) {
    notifyError(error);
    return;
  }
  await keepChoices({ lang: language });
}

/** D82: this device at once, the account in the background. */
export async function chooseTheme(theme: Theme): Promise<void> {
  changeTheme(theme);
  await keepChoices({ theme });
}
