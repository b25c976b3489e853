import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReducedMotion } from '../../motion/index.ts';
import { VisuallyHidden } from '../../../primitives/index.ts';
import { type BarrageFlight, type BarrageItem, createBarrageFlight } from './barrage-flight.ts';
import { type BarrageLayerSettings, crossings, fontSizes, laneHeights } from './barrage-settings.ts';
import { leastGap } from './barrage-lanes.ts';
import { type BarrageTranscript, createBarrageTranscript } from './barrage-transcript.ts';
import { LayerRoot, Transcript } from './BarrageLayer.styles.ts';

export interface BarrageLayerHandle {
  /** Shows a comment now. Cheap enough for hundreds a minute: nothing renders. */
  push: (item: BarrageItem) => void;
  /** Takes all away, for instance when the picture jumps. */
  clear: () => void;
}

export interface BarrageLayerProps {
  ref: Ref<BarrageLayerHandle>;
  settings: BarrageLayerSettings;
  /** Holds what flies, while the picture stands still. */
  isPaused?: boolean;
  /** `auto` lets them fly unless the member asked for less motion; then they stand as text, newest last. */
  motion?: 'auto' | 'flying' | 'text';
}

/** Space behind a comment of a lane, px. */
const gaps = { sparse: 640, medium: 240, dense: leastGap };
/** So many comments stand as text at once. */
const transcriptLines = 4;

/**
 * Comments that cross the picture. Positioned to fill its parent, the overlay of a LiveStage. Lanes never
 * overlap: what finds no lane is dropped, except the member's own, which waits.
 */
export function BarrageLayer({ ref, settings, isPaused = false, motion = 'auto' }: BarrageLayerProps) {
  const isReduced = useReducedMotion();
  if (!settings.isOn) return <SilentLayer ref={ref} />;
  const { speed = 'normal', size = 'medium', isText = isReduced } = settings;
  return motion === 'text' || (motion === 'auto' && isText) ? (
    <TranscriptLayer ref={ref} settings={settings} />
  ) : (
    // Lanes hold because all fly alike: another size or speed begins with an empty picture.
    <FlyingLayer key={`${size} ${speed}`} ref={ref} settings={settings} isPaused={isPaused} />
  );
}

function SilentLayer({ ref }: Pick<BarrageLayerProps, 'ref'>) {
  useImperativeHandle(ref, () => ({ push: () => undefined, clear: () => undefined }), []);
  return null;
}

function FlyingLayer({ ref, settings, isPaused = false }: BarrageLayerProps) {
  const box = useRef<HTMLDivElement>(null);
  const flight = useRef<BarrageFlight>(null);
  const { t } = useTranslation('barrage');
  const log = useRef<HTMLDivElement>(null);
  const transcript = useRef<BarrageTranscript>(null);
  const { area, opacity, density = 'dense', speed = 'normal', size = 'medium' } = settings;

  useEffect(() => {
    const element = box.current;
    if (!element || !log.current) return undefined;
    const created = createBarrageFlight(element, laneHeights[size], crossings[speed]);
    const written = createBarrageTranscript(log.current);
    flight.current = created;
    transcript.current = written;
    return () => {
      flight.current = null;
      transcript.current = null;
      created.stop();
      written.stop();
    };
  }, [size, speed]);

  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      flight.current?.resize(entry.contentRect.width, (entry.contentRect.height * area) / 100);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [area]);

  useEffect(() => {
    flight.current?.space(gaps[density]);
  }, [density]);

  useEffect(() => {
    flight.current?.pause(isPaused);
  }, [isPaused]);

  useImperativeHandle(
    ref,
    () => ({
      push: (item) => {
        flight.current?.push(item);
        transcript.current?.push(item);
      },
      clear: () => {
        flight.current?.clear();
        transcript.current?.clear();
      },
    }),
    [],
  );

  return (
    <>
      <LayerRoot
        ref={box}
        aria-hidden="true"
        style={{ '--opacity': opacity, '--size': `${fontSizes[size]}px`, '--lane': `${laneHeights[size]}px` }}
      />
      <VisuallyHidden>
        <div ref={log} role="log" aria-label={t('transcript')} />
      </VisuallyHidden>
    </>
  );
}

function TranscriptLayer({ ref, settings }: BarrageLayerProps) {
  const { t } = useTranslation('barrage');
  const [items, setItems] = useState<readonly BarrageItem[]>([]);

  useImperativeHandle(
    ref,
    () => ({
      push: (item) => setItems((shown) => [...shown, item].slice(-transcriptLines)),
      clear: () => setItems([]),
    }),
    [],
  );

  return (
    <Transcript role="log" aria-label={t('transcript')} style={{ '--opacity': settings.opacity }}>
      {items.map(({ id, text, isOwn }) => (
        <p key={id} data-own={isOwn || undefined}>
          {text}
        </p>
      ))}
    </Transcript>
  );
}
