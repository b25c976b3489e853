import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  Button,
  ConfirmDialog,
  CopyIcon,
  ErrorState,
  EyeIcon,
  EyeOffIcon,
  Field,
  IconButton,
  RotateCwIcon,
  Spinner,
  TextInput,
} from '../../../primitives/index.ts';
import { PushFoot, PushLine, PushRoot } from './PushAddress.styles.ts';

export type PushAddressState =
  | { kind: 'loading' }
  /** `reason` is a sentence for the member. */
  | { kind: 'error'; reason: string }
  | { kind: 'ready'; url: string; streamKey: string; isRotating?: boolean };

export interface PushAddressProps {
  state: PushAddressState;
  /** A new key would cut the picture that is on air now. */
  isOnAir: boolean;
  onRetry: () => void;
  /** Makes a new key; asked for twice here already. */
  onRotate: () => void;
}

type Copy = 'none' | 'copied' | 'failed';

/** Where the encoder sends its picture: address and key, each with a copy button, and a way to a new key. */
export function PushAddress({ state, isOnAir, onRetry, onRotate }: PushAddressProps) {
  const { t } = useTranslation('streamer');
  return (
    <PushRoot aria-busy={state.kind === 'loading' || undefined}>
      <header>
        <h3>{t('push.title')}</h3>
        <p>{t('push.hint')}</p>
      </header>
      {state.kind === 'loading' && <Spinner label={t('push.loading')} />}
      {state.kind === 'error' && (
        <ErrorState title={t('push.failed')} retry={{ label: t('retry'), onRetry }}>
          {state.reason}
        </ErrorState>
      )}
      {state.kind === 'ready' && <PushFields {...state} isOnAir={isOnAir} onRotate={onRotate} />}
    </PushRoot>
  );
}

interface PushFieldsProps {
  url: string;
  streamKey: string;
  isRotating?: boolean;
  isOnAir: boolean;
  onRotate: () => void;
}

function PushFields({ url, streamKey, isRotating = false, isOnAir, onRotate }: PushFieldsProps) {
  const { t } = useTranslation('streamer');
  const [isShown, setIsShown] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [copy, setCopy] = useState<Copy>('none');

  const copyText = (text: string) => {
    navigator.clipboard.writeText(text).then(
      () => setCopy('copied'),
      () => setCopy('failed'),
    );
  };

  return (
    <>
      <Field label={t('push.address')}>
        <PushLine>
          <TextInput readOnly value={url} onFocus={(event) => event.target.select()} />
          <IconButton
            label={t('push.copyAddress')}
            icon={<CopyIcon aria-hidden="true" />}
            onClick={() => copyText(url)}
          />
        </PushLine>
      </Field>
      <Field label={t('push.key')} hint={t('push.keyHint')}>
        <PushLine>
          <TextInput
            readOnly
            type={isShown ? 'text' : 'password'}
            autoComplete="off"
            value={streamKey}
            onFocus={(event) => event.target.select()}
          />
          <IconButton
            label={isShown ? t('push.hide') : t('push.show')}
            icon={isShown ? <EyeOffIcon aria-hidden="true" /> : <EyeIcon aria-hidden="true" />}
            onClick={() => setIsShown(!isShown)}
          />
          <IconButton
            label={t('push.copyKey')}
            icon={<CopyIcon aria-hidden="true" />}
            onClick={() => copyText(streamKey)}
          />
        </PushLine>
      </Field>
      <PushFoot>
        <output data-tone={copy === 'failed' ? 'danger' : 'success'}>
          {copy === 'copied' && t('push.copied')}
          {copy === 'failed' && t('push.copyFailed')}
        </output>
        <Button
          icon={<RotateCwIcon aria-hidden="true" />}
          busyLabel={isRotating ? t('push.rotating') : undefined}
          onClick={() => setIsAsking(true)}
        >
          {t('push.rotate')}
        </Button>
      </PushFoot>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('push.rotateTitle')}
        confirmLabel={t('push.rotate')}
        cancelLabel={t('push.keep')}
        closeLabel={t('push.keep')}
        tone="danger"
        onCancel={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          setIsShown(false);
          setCopy('none');
          onRotate();
        }}
      >
        {isOnAir ? t('push.rotateOnAir') : t('push.rotateText')}
      </ConfirmDialog>
    </>
  );
}
