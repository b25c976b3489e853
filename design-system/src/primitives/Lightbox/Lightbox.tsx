import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useModal } from '../Dialog/use-modal.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ChevronLeftIcon, ChevronRightIcon, XIcon, ZoomInIcon, ZoomOutIcon } from '../icons.ts';
import {
  LightboxBar,
  LightboxCaption,
  LightboxCount,
  LightboxFrame,
  LightboxMiddle,
  LightboxPicture,
  LightboxRoot,
  LightboxStep,
  LightboxView,
} from './Lightbox.styles.ts';

export interface LightboxPictureOf {
  src: string;
  /** What can be seen, for those who cannot see it. */
  alt: string;
  /** Stands under it. */
  caption?: string;
}

export interface LightboxProps {
  /** What the pictures belong to, for screen readers: "Pictures of the wish". */
  label: string;
  pictures: readonly LightboxPictureOf[];
  /** Which one is shown, from 0; nothing while it is closed. */
  shown: number | null;
  onShow: (at: number) => void;
  /** Asked to close: the cross or Escape. */
  onClose: () => void;
  /** "2 of 9". */
  countLabel: (at: number, count: number) => string;
  closeLabel: string;
  previousLabel: string;
  nextLabel: string;
  zoomInLabel: string;
  zoomOutLabel: string;
}

const zooms = [1, 1.5, 2, 3] as const;

/** Pictures over the whole window, one at a time. Arrows go on, plus and minus zoom; a zoomed picture scrolls. */
export function Lightbox({ shown, ...rest }: LightboxProps) {
  const modal = useModal({ isOpen: shown !== null, onClose: rest.onClose });
  const picture = shown === null ? undefined : rest.pictures[shown];
  return (
    <LightboxRoot {...modal} aria-label={rest.label} data-surface="stage">
      {/* By key: each picture begins in its whole. */}
      {shown !== null && picture && <Shown key={shown} {...rest} at={shown} picture={picture} />}
    </LightboxRoot>
  );
}

interface ShownLightboxProps extends Omit<LightboxProps, 'shown' | 'label'> {
  at: number;
  picture: LightboxPictureOf;
}

function Shown({
  at,
  picture,
  pictures,
  onShow,
  onClose,
  countLabel,
  closeLabel,
  previousLabel,
  nextLabel,
  zoomInLabel,
  zoomOutLabel,
}: ShownLightboxProps) {
  const [level, setLevel] = useState(0);
  const view = useRef<HTMLDivElement>(null);
  const zoom = zooms[level] ?? 1;
  const last = pictures.length - 1;
  const isZoomed = zoom > 1;

  // After the dialog is shown, so that arrows work at once.
  useEffect(() => {
    view.current?.focus({ preventScroll: true });
  }, []);

  const show = (next: number) => {
    if (next !== at && next >= 0 && next <= last) onShow(next);
  };
  const zoomBy = (step: number) => {
    setLevel(Math.min(Math.max(level + step, 0), zooms.length - 1));
  };

  const actions: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => show(at - 1),
    ArrowRight: () => show(at + 1),
    Home: () => show(0),
    End: () => show(last),
    '+': () => zoomBy(1),
    '=': () => zoomBy(1),
    '-': () => zoomBy(-1),
    '0': () => setLevel(0),
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    const scrolls =
      isZoomed && (event.key.startsWith('Arrow') || event.key === 'Home' || event.key === 'End');
    const action = actions[event.key];
    if (!action || scrolls) return;
    event.preventDefault();
    action();
  };

  return (
    <>
      <LightboxBar onKeyDown={handleKeyDown}>
        <LightboxCount aria-live="polite">{countLabel(at + 1, pictures.length)}</LightboxCount>
        <IconButton
          label={zoomOutLabel}
          icon={<ZoomOutIcon aria-hidden="true" />}
          tooltipSide="bottom"
          disabled={level === 0}
          onClick={() => {
            zoomBy(-1);
          }}
        />
        <IconButton
          label={zoomInLabel}
          icon={<ZoomInIcon aria-hidden="true" />}
          tooltipSide="bottom"
          disabled={level === zooms.length - 1}
          onClick={() => {
            zoomBy(1);
          }}
        />
        <IconButton
          label={closeLabel}
          icon={<XIcon aria-hidden="true" />}
          tooltipSide="bottom"
          onClick={onClose}
        />
      </LightboxBar>
      <LightboxMiddle onKeyDown={handleKeyDown}>
        <LightboxView
          ref={view}
          // A fieldset is for fields.
          role="group"
          aria-label={picture.alt}
          tabIndex={0}
        >
          <LightboxFrame data-zoomed={isZoomed || undefined} style={{ '--zoom': zoom }}>
            <LightboxPicture
              src={picture.src}
              alt={picture.alt}
              onClick={() => {
                setLevel(isZoomed ? 0 : 2);
              }}
            />
          </LightboxFrame>
        </LightboxView>
        {at > 0 && (
          <LightboxStep data-side="previous">
            <IconButton
              size="large"
              shape="round"
              label={previousLabel}
              icon={<ChevronLeftIcon aria-hidden="true" />}
              onClick={() => {
                show(at - 1);
              }}
            />
          </LightboxStep>
        )}
        {at < last && (
          <LightboxStep data-side="next">
            <IconButton
              size="large"
              shape="round"
              label={nextLabel}
              icon={<ChevronRightIcon aria-hidden="true" />}
              onClick={() => {
                show(at + 1);
              }}
            />
          </LightboxStep>
        )}
      </LightboxMiddle>
      <LightboxCaption>{picture.caption}</LightboxCaption>
    </>
  );
}
