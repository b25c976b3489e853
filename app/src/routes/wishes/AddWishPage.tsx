import { WishesScreen } from '@goldbean/design-system/screens/wishes';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { uploadFile, uploadPicture } from '../../features/people/files/index.ts';
import { WishMaker } from '../../features/wishes/wishes/index.ts';
import { notify } from '../../shared/notices/index.ts';
import { paths } from '../../shared/paths/index.ts';
import { WishLinks } from './WishLinks.tsx';

const sendPicture = (file: File, onProgress: (share: number) => void) =>
  uploadPicture('wish', file, onProgress, new AbortController().signal);

const sendRecording = (file: File, onProgress: (share: number) => void) =>
  uploadFile('wish_recording', file, onProgress, new AbortController().signal);

/** /hljw/addWish (S09): makes a wish; with `wish_id` changes a pending one of mine (S12). */
export function AddWishPage() {
  const { t } = useTranslation('wishes');
  const go = useNavigate();
  const [fields] = useSearchParams();
  const wishId = fields.get('wish_id') ?? '';
  const isNew = wishId === '';
  const done = (made: string) => {
    notify('success', isNew ? t('done.added') : t('done.saved'));
    void go(paths.wishDetails.href({ wish_id: made }), { replace: true });
  };
  return (
    <WishesScreen
      title={isNew ? t('titles.add') : t('titles.edit')}
      lead={t('lead.add')}
      actions={<WishLinks />}
      main={
        <WishMaker
          key={wishId}
          wishId={wishId}
          page={fields.get('from') ?? ''}
          sendPicture={sendPicture}
          sendRecording={sendRecording}
          onDone={done}
          onCancel={() => void go(isNew ? paths.wishes.href() : paths.wishDetails.href({ wish_id: wishId }))}
        />
      }
    />
  );
}
