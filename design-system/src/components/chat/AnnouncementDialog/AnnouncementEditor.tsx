import { announcementLimits } from '@goldbean/contract/rules';
import { type ChangeEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  Banner,
  Button,
  Checkbox,
  ConfirmDialog,
  Dialog,
  Field,
  IconButton,
  PlusIcon,
  TextArea,
  XIcon,
} from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { EditorFields, PictureGrid, PictureHead } from './AnnouncementDialog.styles.ts';
import { type AnnouncementDialogProps, type AnnouncementState, isNoticeChanged } from './announcement.ts';
import { NoticePictureView } from './NoticePictureView.tsx';

export interface AnnouncementEditorProps extends Pick<
  AnnouncementDialogProps,
  'memberCount' | 'limit' | 'onClose' | 'onStay' | 'onDraft' | 'onAddPictures' | 'onPublish'
> {
  state: Extract<AnnouncementState, { kind: 'writing' }>;
}

/** Pictures of an announcement (D33). */
const picturesMost = announcementLimits.announcementPictures;

/** Writes an announcement. Publishing, changing and leaving with something written are asked about. */
export function AnnouncementEditor({
  state: { draft, changes, isSaving = false, isUploading = false, isLeaving = false, reason },
  memberCount,
  limit,
  onClose,
  onStay,
  onDraft,
  onAddPictures,
  onPublish,
}: AnnouncementEditorProps) {
  const { t } = useTranslation(['chat', 'primitives']);
  const formats = useFormats();
  const [asks, setAsks] = useState<'publish' | 'leave'>();
  const [wasTried, setWasTried] = useState(false);
  const files = useRef<HTMLInputElement>(null);

  const isEmpty = draft.text.trim() === '';
  const isTooLong = Array.from(draft.text).length > limit;
  const room = picturesMost - draft.pictures.length;
  const most = formats.number(picturesMost);

  const leave = () => {
    if (!isNoticeChanged(draft, changes)) onClose();
    else if (!isSaving) setAsks('leave');
  };
  const publish = () => {
    setWasTried(true);
    if (!isEmpty && !isTooLong) setAsks('publish');
  };
  const addPictures = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(event.target.files ?? [])].slice(0, room);
    event.target.value = '';
    if (chosen.length > 0) onAddPictures(chosen);
  };

  return (
    <>
      <Dialog
        isOpen
        onClose={leave}
        keepsOnOutsidePress
        title={t(changes ? 'notice.change' : 'notice.write')}
        closeLabel={t('primitives:close')}
        size="large"
        footer={
          <>
            <Button onClick={leave}>{t('notice.cancel')}</Button>
            <Button
              tone="primary"
              fill="filled"
              busyLabel={isSaving ? t('notice.publishing') : isUploading ? t('notice.uploading') : undefined}
              onClick={publish}
            >
              {t(changes ? 'notice.save' : 'notice.publish')}
            </Button>
          </>
        }
      >
        <EditorFields>
          {reason !== undefined && <Banner tone="danger">{reason}</Banner>}
          <Field
            label={t('notice.content')}
            isRequired
            hint={t('notice.hint')}
            error={
              isTooLong
                ? t('notice.tooLong', { most: formats.number(limit) })
                : wasTried && isEmpty
                  ? t('notice.empty')
                  : undefined
            }
          >
            <TextArea
              rows={6}
              mostRows={14}
              value={draft.text}
              onChange={(event) => onDraft({ ...draft, text: event.target.value })}
            />
          </Field>
          <div>
            <PictureHead>
              <span>{t('notice.pictures', { most })}</span>
              <Button
                size="small"
                icon={<PlusIcon aria-hidden="true" />}
                busyLabel={isUploading ? t('notice.uploading') : undefined}
                disabledReason={room === 0 ? t('notice.picturesFull', { most }) : undefined}
                onClick={() => files.current?.click()}
              >
                {t('notice.addPicture')}
              </Button>
              <input ref={files} type="file" accept="image/*" multiple hidden onChange={addPictures} />
            </PictureHead>
            {draft.pictures.length > 0 && (
              <PictureGrid>
                {draft.pictures.map((picture, at) => (
                  <li key={picture.id}>
                    <NoticePictureView picture={picture} at={at} />
                    <IconButton
                      size="small"
                      shape="round"
                      label={t('notice.removePicture', { at: formats.number(at + 1) })}
                      icon={<XIcon aria-hidden="true" />}
                      onClick={() =>
                        onDraft({ ...draft, pictures: draft.pictures.filter(({ id }) => id !== picture.id) })
                      }
                    />
                  </li>
                ))}
              </PictureGrid>
            )}
          </div>
          <Checkbox
            checked={draft.mustRead}
            onChange={(event) => onDraft({ ...draft, mustRead: event.target.checked })}
          >
            {t('notice.mustRead')}
          </Checkbox>
        </EditorFields>
      </Dialog>
      <ConfirmDialog
        isOpen={asks === 'publish'}
        title={
          changes
            ? t('notice.confirmSave')
            : t('notice.confirmPublish', { count: memberCount, n: formats.number(memberCount) })
        }
        confirmLabel={t(changes ? 'notice.save' : 'notice.publish')}
        cancelLabel={t('notice.stay')}
        closeLabel={t('primitives:close')}
        onConfirm={() => {
          setAsks(undefined);
          onPublish(draft);
        }}
        onCancel={() => setAsks(undefined)}
      >
        {t(changes ? 'notice.confirmSaveHint' : 'notice.confirmPublishHint')}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asks === 'leave' || isLeaving}
        title={t('notice.confirmLeave')}
        confirmLabel={t('notice.leave')}
        cancelLabel={t('notice.stay')}
        closeLabel={t('primitives:close')}
        tone="danger"
        onConfirm={onClose}
        onCancel={() => {
          setAsks(undefined);
          onStay();
        }}
      >
        {t('notice.confirmLeaveHint')}
      </ConfirmDialog>
    </>
  );
}
