import { ErrorState, Skeleton } from '@goldbean/design-system/primitives';
import { SimilarWishes, WishForm, type WishPicture } from '@goldbean/design-system/wishes';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { useDraft } from '../../../../shared/forms/index.ts';
import { errorWords, refusalWords } from '../../../../shared/i18n/index.ts';
import { session } from '../../../../shared/session/index.ts';
import { useProducts, useWishView, wishHref } from '../use-wish-view.ts';
import {
  addWishPictures,
  changeWish,
  dropDraft,
  loadWritten,
  openForm,
  removeWishPicture,
  resendWishPicture,
  sendWish,
} from '../wish-form.actions.ts';
import { wishFormState } from '../wish-form.state.ts';
import type { SendWishPicture } from '../wish-pictures.actions.ts';
import { isRecordingBusy } from '../wish-recording.actions.ts';
import { voteFor } from '../wishes.actions.ts';
import { wishesState } from '../wishes.state.ts';
import { RecordingOfWish } from './RecordingOfWish.tsx';

export interface WishMakerProps {
  /** The wish that is changed; empty for a new one. */
  readonly wishId: string;
  /** Where the member was before. */
  readonly page: string;
  readonly sendPicture: SendWishPicture;
  /** Sends a recording of the screen (S09). */
  readonly sendRecording: SendWishPicture;
  /** @param wishId of what was made or changed */
  readonly onDone: (wishId: string) => void;
  readonly onCancel: () => void;
}

/** Makes a wish, or changes a pending one of mine (S09, S12). */
export function WishMaker({ wishId, page, sendPicture, sendRecording, onDone, onCancel }: WishMakerProps) {
  const { t } = useTranslation('wishes');
  const form = useDraft(wishFormState);
  const { voting } = useSnapshot(wishesState);
  const { app_version: version } = useSnapshot(session);
  const products = useProducts();
  const viewOf = useWishView();
  useEffect(() => openForm(wishId, page), [wishId, page]);

  if (!form.isOpen || form.loading.kind === 'yes') return <Skeleton shape="block" height="480px" />;
  if (form.loading.kind === 'failed') {
    return (
      <ErrorState title={t('loadFailed')} retry={{ label: t('retry'), onRetry: () => void loadWritten() }}>
        {errorWords(form.loading.error)}
      </ErrorState>
    );
  }
  const { values, errors, failure, keptAt } = form;
  const pictures = form.pictures.map(({ id, name, done, sent, failure: why, isKept }): WishPicture => {
    if (sent) return { id, name, state: { kind: 'ready', url: sent.url } };
    if (why !== '') {
      const reason = why === 'lost' ? t('form.pictureLost') : refusalWords(why);
      const onRetry = () => void resendWishPicture(id, sendPicture);
      return { id, name, state: { kind: 'failed', reason, ...(isKept && { onRetry }) } };
    }
    return { id, name, state: { kind: 'uploading', done } };
  });
  const state = () => {
    if (form.isSending) return { kind: 'sending' } as const;
    if (failure !== '') return { kind: 'refused', reason: refusalWords(failure) } as const;
    return { kind: 'editing', savedAt: keptAt } as const;
  };
  const similar = () => {
    if (form.search !== 'found') return { kind: form.search } as const;
    const votingId = form.similar.find(({ wish_id }) => voting[wish_id])?.wish_id;
    return {
      kind: 'found',
      wishes: form.similar.map(viewOf),
      ...(votingId !== undefined && { votingId }),
    } as const;
  };
  const send = async () => {
    const sent = await sendWish();
    if (sent !== null) onDone(sent);
  };
  return (
    <WishForm
      mode={wishId === '' ? 'add' : 'edit'}
      draft={values}
      pictures={pictures}
      state={state()}
      recording={<RecordingOfWish send={sendRecording} />}
      isRecording={isRecordingBusy(form.recording)}
      products={products}
      similar={
        <SimilarWishes
          state={similar()}
          hrefOf={({ id }) => wishHref(id)}
          onVote={({ id }) => void voteFor(id, true)}
        />
      }
      errors={{
        ...(errors['title'] && { title: refusalWords(errors['title']) }),
        ...(errors['description'] && { description: refusalWords(errors['description']) }),
        ...(errors['pics'] && { pictures: refusalWords(errors['pics']) }),
      }}
      {...(wishId === '' && {
        origin: { page: values.page, version, onChange: (where: string) => changeWish({ page: where }) },
      })}
      onChange={({ title, description, product, kind }) =>
        changeWish({
          title,
          description,
          product: products.find(({ id }) => id === product)?.id ?? '',
          kind,
        })
      }
      onAddPictures={(files) => void addWishPictures(files, sendPicture)}
      onRemovePicture={removeWishPicture}
      onSubmit={() => void send()}
      onCancel={() => {
        dropDraft();
        onCancel();
      }}
    />
  );
}
