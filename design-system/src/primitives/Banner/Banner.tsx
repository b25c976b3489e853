import type { ReactNode } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { XIcon } from '../icons.ts';
import { BannerAside, BannerRoot, BannerWords } from './Banner.styles.ts';
import { type Tone, ToneIcon } from './ToneIcon.tsx';

export interface BannerProps {
  tone?: Tone;
  title?: ReactNode;
  children: ReactNode;
  /** A Button or Link that puts it right. */
  action?: ReactNode;
  /** Lets the member put it away. */
  dismiss?: { label: string; onDismiss: () => void };
}

/** Something that stays true for a while and belongs to the whole view. Read out when it appears. */
export function Banner({ tone = 'info', title, children, action, dismiss }: BannerProps) {
  return (
    <BannerRoot data-tone={tone} role={tone === 'danger' ? 'alert' : 'status'}>
      <ToneIcon tone={tone} />
      <BannerWords>
        {title && <strong>{title}</strong>}
        {children}
      </BannerWords>
      {(action || dismiss) && (
        <BannerAside>
          {action}
          {dismiss && (
            <IconButton
              size="small"
              label={dismiss.label}
              icon={<XIcon aria-hidden="true" />}
              onClick={dismiss.onDismiss}
            />
          )}
        </BannerAside>
      )}
    </BannerRoot>
  );
}
