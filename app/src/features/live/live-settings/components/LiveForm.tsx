import { liveLimits, ticketLimits } from '@goldbean/contract/live';
import { LiveSettingsFacts, LiveSettingsForm, type LiveSettingsField } from '@goldbean/design-system/live';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../../../shared/clock/index.ts';
import { useLeaveWarning, useDraft } from '../../../../shared/forms/index.ts';
import { refusalWords } from '../../../../shared/i18n/index.ts';
import { notify } from '../../../../shared/notices/index.ts';
import type { LiveField } from '../live-rules.ts';
import {
  changeLive,
  chooseAdmins,
  loadProducts,
  saveLive,
  searchAgain,
  searchPeople,
} from '../live-settings.actions.ts';
import { choicesOf, productOf } from '../choices-view.ts';
import { liveSettingsState } from '../live-settings.state.ts';

export interface LiveFormProps {
  /** The picture of the live session: an upload, which another feature does. */
  readonly picture: ReactNode;
  readonly onSaved: (liveId: string) => void;
  /** Beside the save button: where a saved live session leads. */
  readonly aside?: ReactNode;
}

/** Where the refusal of a field of the call is shown. */
const shownAt: Partial<Record<LiveField, LiveSettingsField>> = {
  channel_id: 'channelId',
  name: 'name',
  theme: 'theme',
  introduction: 'introduction',
  start_time: 'startAt',
  preview_time: 'previewAt',
  course_type: 'courseType',
  ticket_beans: 'ticketBeans',
  block_network: 'blockNetwork',
  replay_days: 'replayDays',
  admins: 'admins',
  goods: 'goods',
};

const textLimits = {
  name: liveLimits.liveNameCharacters,
  theme: liveLimits.liveThemeCharacters,
  introduction: liveLimits.liveIntroductionCharacters,
};

/** Every setting of a live session; text once it takes no change any more (S36, V27 to V32, C059). */
export function LiveForm({ picture, onSaved, aside }: LiveFormProps) {
  const { t } = useTranslation('live-setting');
  const { form, channels, people, products, locked, ticketSold } = useDraft(liveSettingsState);
  const { values: draft, errors } = form;
  const [now] = useState(serverNow);
  useLeaveWarning(form.isChanged);

  if (locked) {
    return (
      <LiveSettingsFacts
        draft={draft}
        channel={channels.find(({ channel_id: id }) => id === draft.channelId)?.name ?? ''}
        picture={draft.backgroundUrl}
        admins={draft.admins}
        goods={draft.goods}
        products={choicesOf(products, () => void loadProducts(), productOf)}
        aside={aside}
      />
    );
  }

  const words: Partial<Record<LiveSettingsField, string>> = {};
  for (const [field, msgKey] of Object.entries(errors)) {
    const place = shownAt[field as LiveField];
    if (place) words[place] = refusalWords(msgKey);
  }

  const save = async () => {
    const liveId = await saveLive();
    if (liveId === null) return;
    notify('success', t('saved'));
    onSaved(liveId);
  };

  return (
    <LiveSettingsForm
      draft={draft}
      errors={words}
      limits={textLimits}
      channels={channels.map(({ channel_id: id, name }) => ({ id, name }))}
      isChannelFixed={draft.liveId !== ''}
      timeZone={new Intl.DateTimeFormat().resolvedOptions().timeZone}
      now={now}
      picture={picture}
      mostBeans={ticketLimits.ticketBeansMax}
      isTicketSold={ticketSold}
      admins={draft.admins}
      goods={draft.goods}
      isRefused={Object.keys(errors).length > 0}
      isSaving={form.isSending}
      aside={aside}
      onChange={changeLive}
      onAdmins={(chosen) => chooseAdmins(chosen.map(({ uid }) => uid))}
      people={choicesOf(people, searchAgain, (one) => one)}
      onSearchPeople={searchPeople}
      onGoods={(goods) => changeLive({ goods: [...goods] })}
      products={choicesOf(products, () => void loadProducts(), productOf)}
      onSave={() => void save()}
    />
  );
}
