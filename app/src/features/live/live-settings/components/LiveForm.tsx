import { liveLimits } from '@goldbean/contract/live';
import { LiveSettingsForm, type LiveSettingsField } from '@goldbean/design-system/live';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLeaveWarning, useDraft } from '../../../../shared/forms/index.ts';
import { errorWords, refusalWords } from '../../../../shared/i18n/index.ts';
import { notify } from '../../../../shared/notices/index.ts';
import type { LiveField } from '../live-rules.ts';
import { addAdmin, changeLive, saveLive } from '../live-settings.actions.ts';
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
  start_time: 'startTime',
  preview_time: 'previewTime',
  course_type: 'courseType',
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

/** Every setting of a live session (S36, V27 to V32). */
export function LiveForm({ picture, onSaved, aside }: LiveFormProps) {
  const { t } = useTranslation('live-setting');
  const { form, channels } = useDraft(liveSettingsState);
  const { values: draft, errors } = form;
  useLeaveWarning(form.isChanged);

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
      picture={picture}
      admins={draft.admins}
      goods={draft.goods}
      isRefused={Object.keys(errors).length > 0}
      isSaving={form.isSending}
      aside={aside}
      onChange={changeLive}
      onAddAdmin={async (uid) => {
        const error = await addAdmin(uid);
        return error === null ? '' : errorWords(error);
      }}
      onRemoveAdmin={(uid) => changeLive({ admins: draft.admins.filter((admin) => admin.uid !== uid) })}
      onAddGoods={async (id) => {
        if (!/^[\w-]{1,64}$/.test(id)) return t('goodsWrong');
        if (!draft.goods.includes(id)) changeLive({ goods: [...draft.goods, id] });
        return '';
      }}
      onRemoveGoods={(id) => changeLive({ goods: draft.goods.filter((known) => known !== id) })}
      onSave={() => void save()}
    />
  );
}
