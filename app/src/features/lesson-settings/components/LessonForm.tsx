import { limits } from '@goldbean/contract';
import { LiveSettingsForm, type LiveSettingsField } from '@goldbean/design-system/live';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { errorWords, refusalWords } from '../../../shared/i18n/index.ts';
import { notify } from '../../../shared/notices/index.ts';
import type { LessonField } from '../lesson-rules.ts';
import { addAdmin, changeLesson, saveLesson } from '../lesson-settings.actions.ts';
import { lessonSettingsState } from '../lesson-settings.state.ts';

export interface LessonFormProps {
  /** The picture of the lesson: an upload, which another feature does. */
  readonly picture: ReactNode;
  readonly onSaved: (liveId: string) => void;
  /** Beside the save button: where a saved lesson leads. */
  readonly aside?: ReactNode;
}

/** Where the refusal of a field of the call is shown. */
const shownAt: Partial<Record<LessonField, LiveSettingsField>> = {
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
  name: limits.liveNameCharacters,
  theme: limits.liveThemeCharacters,
  introduction: limits.liveIntroductionCharacters,
};

/** Every setting of a lesson (S36, V27 to V32). */
export function LessonForm({ picture, onSaved, aside }: LessonFormProps) {
  const { t } = useTranslation('live-setting');
  const { draft, channels, errors, saving } = useSnapshot(lessonSettingsState);

  const words: Partial<Record<LiveSettingsField, string>> = {};
  for (const [field, msgKey] of Object.entries(errors)) {
    const place = shownAt[field as LessonField];
    if (place) words[place] = refusalWords(msgKey);
  }

  const save = async () => {
    const liveId = await saveLesson();
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
      isSaving={saving}
      aside={aside}
      onChange={changeLesson}
      onAddAdmin={async (uid) => {
        const error = await addAdmin(uid);
        return error === null ? '' : errorWords(error);
      }}
      onRemoveAdmin={(uid) => changeLesson({ admins: draft.admins.filter((admin) => admin.uid !== uid) })}
      onAddGoods={async (id) => {
        if (!/^[\w-]{1,64}$/.test(id)) return t('goodsWrong');
        if (!draft.goods.includes(id)) changeLesson({ goods: [...draft.goods, id] });
        return '';
      }}
      onRemoveGoods={(id) => changeLesson({ goods: draft.goods.filter((known) => known !== id) })}
      onSave={() => void save()}
    />
  );
}
