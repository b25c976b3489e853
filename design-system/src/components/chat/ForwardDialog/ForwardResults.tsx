import { useTranslation } from 'react-i18next';
import {
  Avatar,
  Button,
  CircleAlertIcon,
  CircleCheckIcon,
  Dialog,
  type DialogProps,
} from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { ForwardFields, ForwardNote, targetClass, TargetList } from './ForwardDialog.styles.ts';
import type { ForwardDialogProps, ForwardResult } from './forward.ts';

export interface ForwardResultsProps extends Pick<ForwardDialogProps, 'onRetry' | 'onClose'> {
  frame: DialogProps;
  results: readonly ForwardResult[];
}

/** How it went with each target; the refused ones first, with the reason. */
export function ForwardResults({ frame, results, onRetry, onClose }: ForwardResultsProps) {
  const { t } = useTranslation('chat');
  const formats = useFormats();
  const failed = results.filter(({ reason }) => reason !== undefined);
  const ordered = [...failed, ...results.filter(({ reason }) => reason === undefined)];
  return (
    <Dialog
      {...frame}
      footer={
        <>
          {failed.length > 0 && (
            <Button onClick={() => onRetry(failed.map(({ target }) => target))}>{t('forward.retry')}</Button>
          )}
          <Button tone="primary" fill="filled" onClick={onClose}>
            {t('forward.close')}
          </Button>
        </>
      }
    >
      <ForwardFields>
        <ForwardNote as="output">
          {failed.length === 0
            ? t('forward.allDone')
            : t('forward.someFailed', { count: failed.length, n: formats.number(failed.length) })}
        </ForwardNote>
        <TargetList aria-label={t('forward.targets')}>
          {ordered.map(({ target, reason }) => (
            <li key={target.id} className={targetClass} data-result>
              <Avatar size="small" name={target.name} src={target.img} />
              <span>
                {target.name}
                <small data-tone={reason === undefined ? 'success' : 'danger'}>
                  {reason ?? t('forward.done')}
                </small>
              </span>
              {reason === undefined ? (
                <CircleCheckIcon aria-hidden="true" data-tone="success" />
              ) : (
                <CircleAlertIcon aria-hidden="true" data-tone="danger" />
              )}
            </li>
          ))}
        </TargetList>
      </ForwardFields>
    </Dialog>
  );
}
