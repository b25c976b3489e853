import { NewsDialog } from '@goldbean/design-system/content';
import { ConfirmDialog } from '@goldbean/design-system/primitives';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { errorWords, refusalWords } from '../../../../shared/i18n/index.ts';
import {
  askToRemove,
  changeDraft,
  closeDraft,
  newsFieldLimits,
  removeNews,
  sendDraft,
} from '../news-desk.actions.ts';
import { newsDeskState } from '../news.state.ts';

/** What staff do with the news: write, correct, take back (G505, G506). */
export function NewsDesk() {
  const { t } = useTranslation('news');
  const { form, correcting, error, removing } = useSnapshot(newsDeskState);
  const wrong = (field: 'title' | 'text' | 'source') => {
    const key = form?.errors[field];
    return key === undefined ? {} : { [field]: refusalWords(key) };
  };
  return (
    <>
      {form && (
        <NewsDialog
          isCorrection={correcting !== null}
          draft={form.values}
          errors={{ ...wrong('title'), ...wrong('text'), ...wrong('source') }}
          limits={newsFieldLimits}
          isSending={form.isSending}
          failure={error === null ? undefined : errorWords(error)}
          onChange={changeDraft}
          onSend={() => void sendDraft()}
          onClose={closeDraft}
        />
      )}
      <ConfirmDialog
        isOpen={removing !== null}
        title={t('removing.title')}
        confirmLabel={t('removing.confirm')}
        cancelLabel={t('removing.cancel')}
        closeLabel={t('dialog.close')}
        tone="danger"
        onConfirm={() => void removeNews()}
        onCancel={() => askToRemove(null)}
      >
        {t('removing.text')}
      </ConfirmDialog>
    </>
  );
}
