import type { ReactNode } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { BanIcon, CircleAlertIcon, CircleCheckIcon, FileIcon, RotateCwIcon, XIcon } from '../icons.ts';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import { ItemBar, ItemActions, ItemName, ItemPicture, ItemRoot, ItemStatus } from './UploadItem.styles.ts';

/** State of a file's upload. */
export type UploadState =
  | { kind: 'queued' }
  /** `share` of it is sent, 0 to 1. */
  | { kind: 'uploading'; share: number }
  | { kind: 'done' }
  /** It can be tried again. */
  | { kind: 'failed' }
  | { kind: 'cancelled' }
  /** Never sent: over the limit, or of a kind that is not taken. */
  | { kind: 'too-large' }
  | { kind: 'wrong-kind' };

export interface UploadItemProps {
  name: string;
  /** Size in words: "2.4 MB". */
  size: string;
  state: UploadState;
  /** The state in words, with the reason: "68%", "Larger than 10 MB". */
  status: string;
  /** Address of a small picture of it. */
  preview?: string;
  /** Sends it again. */
  retry?: { label: string; onRetry: () => void };
  /** Stops it, or takes it off the list: "Remove dividends.png". */
  remove?: { label: string; onRemove: () => void };
}

const marks: Readonly<Record<UploadState['kind'], ReactNode>> = {
  queued: null,
  uploading: null,
  done: <CircleCheckIcon aria-hidden="true" data-part="done" />,
  failed: <CircleAlertIcon aria-hidden="true" />,
  cancelled: <BanIcon aria-hidden="true" />,
  'too-large': <CircleAlertIcon aria-hidden="true" />,
  'wrong-kind': <CircleAlertIcon aria-hidden="true" />,
};

const refused: ReadonlySet<UploadState['kind']> = new Set(['failed', 'too-large', 'wrong-kind']);

/** One file of an upload: waiting, being sent, uploaded, or failed with a reason. */
export function UploadItem({ name, size, state, status, preview, retry, remove }: UploadItemProps) {
  return (
    <ItemRoot data-tone={refused.has(state.kind) ? 'danger' : undefined}>
      <ItemPicture>
        {preview === undefined ? <FileIcon aria-hidden="true" /> : <img src={preview} alt="" />}
      </ItemPicture>
      <div>
        <ItemName>{name}</ItemName>
        {state.kind === 'uploading' && (
          <ItemBar>
            <ProgressBar label={name} value={Math.round(state.share * 100)} valueText={status} />
          </ItemBar>
        )}
        <ItemStatus>
          <span>{size}</span>
          {/* A percentage would be read out at every step. */}
          <output aria-live={state.kind === 'uploading' ? 'off' : 'polite'}>
            {marks[state.kind]}
            {status}
          </output>
        </ItemStatus>
      </div>
      <ItemActions>
        {retry && (
          <IconButton
            size="small"
            label={retry.label}
            icon={<RotateCwIcon aria-hidden="true" />}
            onClick={retry.onRetry}
          />
        )}
        {remove && (
          <IconButton
            size="small"
            label={remove.label}
            icon={<XIcon aria-hidden="true" />}
            onClick={remove.onRemove}
          />
        )}
      </ItemActions>
    </ItemRoot>
  );
}
