import type { ReactNode } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { XIcon } from '../icons.ts';
import { BannerAside, BannerRoot, BannerWords } from './Banner.styles.ts';
import { type Tone, ToneIcon } from './ToneIcon.tsx';

export interface BannerProps {
  tone?: Tone;
  title?: ReactNode;
  children: ReactNode;
  /** A Button or Link that solves it. */
  action?: ReactNode;
  /** Adds a button that closes it. */
  dismiss?: { label: string; onDismiss: () => void };
}

/** A lasting message about the whole view. Announced by screen readers when it appears. */
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
